import type { VendorSearch } from '../filter/vendor-search.ts'
import { placeWords } from './list-words.ts'

/** `Nessuno in provincia di Roma: ecco chi lavora nel Lazio.` */
export function elsewhereWords(asked: VendorSearch, shown: VendorSearch): string {
  return `Nessuno ${placeWords(asked) ?? 'lì'}: ecco ${whoIsThere(shown)}.`
}

/** `Altri in provincia di Brindisi`: over those who follow the few of a town. */
export function alsoWords(shown: VendorSearch): string {
  return shown.around ? 'Altri nelle province vicine' : `Altri ${placeWords(shown) ?? 'in Italia'}`
}

/** `Nessuno dice «vegano» in provincia di Bologna: ecco tutti gli altri.` */
export function missingWords(missing: string, shown: VendorSearch): string {
  return `Nessuno dice «${missing}»${placeWords(shown) ? ` ${placeWords(shown)}` : ''}: ecco tutti gli altri.`
}

function whoIsThere(shown: VendorSearch): string {
  if (shown.around) return 'chi è nelle province vicine'
  if (shown.province) return `chi è ${placeWords(shown)}`
  return shown.region ? `chi lavora ${placeWords(shown)}` : 'gli altri in Italia'
}
