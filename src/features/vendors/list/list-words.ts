/** What a list of vendors is called, and what it says of itself. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import { plural } from '../../../lib/text.ts'
import type { VendorSearch } from '../filter/vendor-search.ts'

/** Names that speak of the wedding already. */
const SAYS_WEDDING = /spos[ao]|nozze|nuzial|wedding/i

/** `Location per il matrimonio in Toscana` */
export function listTitle(category: string | undefined, search: VendorSearch): string {
  const name = categoryOf(category ?? '')?.name ?? 'Fornitori'
  const what = SAYS_WEDDING.test(name) ? name : `${name} per il matrimonio`
  const place = placeWords(search)
  return place ? `${what} ${place}` : what
}

/** `a Pienza`, `in provincia di Siena`, `vicino a Siena`, `nel Lazio`, or nothing. */
export function placeWords({ region, province, city, around }: VendorSearch): string | undefined {
  const named = provinceOf(province ?? '')
  if (!named) return regionOf(region ?? '')?.inName
  const town = city ?? (around && named.name)
  const at = `a${/^a/i.test(town ?? '') ? 'd' : ''} ${town}`
  return around ? `vicino ${at}` : city ? at : `in provincia di ${named.name}`
}

export function listDescription(
  category: string | undefined,
  search: VendorSearch,
  total: number | undefined,
): string {
  const what = listTitle(category, search)
  const count = total ? `${plural(total, 'fornitore', 'fornitori')} con ` : ''
  return `${what}: ${count}prezzi di partenza, recensioni, foto e giorni liberi. Si confrontano e si salvano anche senza rete.`
}
