/** The towns (comuni) of Italy. */
import { readFileSync } from 'node:fs'
import { provinceOf } from '#contract/lists/places/places.ts'
import type { VendorPlace } from '#contract/vendors/vendor.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { searchWords, townWords } from './vendor-words.ts'

export interface Town {
  name: string
  /** Two letters. */
  province: string
}

/** What everybody calls them, and no list does. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  'reggio emilia': "Reggio nell'Emilia",
  'reggio calabria': 'Reggio di Calabria',
}

interface Towns {
  /** Names in the order of the alphabet. */
  byProvince: ReadonlyMap<string, readonly string[]>
  byWords: ReadonlyMap<string, readonly Town[]>
}

let known: Towns | undefined

function towns(): Towns {
  if (known) return known
  const lines = readFileSync(new URL('towns.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const all = lines.map((line) => {
    const [name, province] = line.split('\t') as [string, string]
    return { name, province }
  })
  const byProvince = new Map(
    [...Map.groupBy(all, ({ province }) => province)].map(([code, own]) => [
      code,
      own.map(({ name }) => name).toSorted(new Intl.Collator('it').compare),
    ]),
  )
  return (known = { byProvince, byWords: Map.groupBy(all, ({ name }) => searchWords(name).join(' ')) })
}

/** The names of a province's towns. @param province two letters */
export const townsOf = (province: string): readonly string[] => towns().byProvince.get(province) ?? []

/** The towns of a name: several where provinces share one. @param words of `searchWords` */
export const townsCalled = (words: readonly string[]): readonly Town[] =>
  towns().byWords.get(words.join(' ')) ?? []

/**
 * Where a vendor is, with its town as the list writes it.
 * @throws ProblemError `rule_broken` at the field, when the province is in another region or the town in another province
 */
export function placeInItaly<Place extends VendorPlace>(place: Place): Place {
  const { region, province, city } = place
  if (provinceOf(province)?.region !== region)
    throw wrongPlace('province', 'Questa provincia è in un’altra regione.')
  const asked = townWords(city)
  const meant = townWords(ALSO_CALLED[asked] ?? city)
  const name = townsOf(province).find((one) => townWords(one) === meant)
  if (!name)
    throw wrongPlace(
      'city',
      `Nella provincia di ${provinceOf(province)!.name} non c’è un comune con questo nome.`,
    )
  return { ...place, city: name }
}

const wrongPlace = (field: 'province' | 'city', message: string) =>
  new ProblemError('rule_broken', { detail: message, errors: [{ path: `body.place.${field}`, message }] })
