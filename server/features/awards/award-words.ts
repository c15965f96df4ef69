/** What the cells of a file say, as people write them. Pure. */
import type { Award } from '#contract/vendors/award.ts'
import { slugOf } from '#contract/kit/slug.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'

const KINDS = new Map<string, Award['category']>(
  CATEGORIES.flatMap(({ slug, name, one }) => [slug, name, one].map((word) => [slugOf(word), slug] as const)),
)
const PLACES = new Map<string, Award['place']>([
  ...['vincitore', 'vincitrice', 'vincitori', 'winner', 'primo', 'prima', '1', 'ex-aequo'].map(
    (word) => [word, 'winner'] as const,
  ),
  ...['finalista', 'finalisti', 'finalist', 'secondo', 'seconda', 'terzo', 'terza', '2', '3'].map(
    (word) => [word, 'finalist'] as const,
  ),
])

/** @returns undefined for what is no kind of vendor */
export const categoryIn = (words: string): Award['category'] | undefined => KINDS.get(slugOf(words))

/** «Vincitrice», «1°», «winner ex aequo». @returns undefined for what is none of its places */
export function placeIn(words: string): Award['place'] | undefined {
  const said = slugOf(words.replaceAll(/[°ªº.]/g, ' '))
  return PLACES.get(said) ?? PLACES.get(said.replace(/-?ex-?aequo$/, ''))
}

/** @returns undefined for what is no year of four digits */
export const yearIn = (words: string): number | undefined =>
  /^\d{4}$/.test(words.trim()) ? Number(words) : undefined
