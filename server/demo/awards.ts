import type { Award, AwardEdition } from '#contract/vendors/award.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { entityOf } from './days.ts'
import type { Random } from './random.ts'
import { textsByCategory } from './texts/by-category.ts'
import { telling } from './telling.ts'
import { anyCitations } from './texts/award-texts.ts'
import type { MadeVendor } from './vendors.ts'

const YEARS = [2023, 2024, 2025, 2026]
const PLACES = ['winner', 'finalist', 'finalist'] as const
/** Where two won, ex aequo. */
const TIES: readonly (readonly [year: number, category: string])[] = [
  [2024, 'catering'],
  [2026, 'musica'],
]
/** The edition that is prepared, of a few categories so far: in the first of them two won. */
const PREPARED = {
  year: 2027,
  day: '2026-11-20',
  categories: ['location', 'catering', 'fotografo', 'musica'],
}

/** One winner and two finalists a category and year, among the best reviewed; a vendor wins once. */
export function makeAwards(vendors: readonly MadeVendor[], random: Random): Award[] {
  const citations = telling(1)
  const cite = (made: MadeVendor, category: Award['category']) => {
    const one = (lines: readonly string[]) => citations.some(lines, 1, made.persona.words, random)[0]
    return one(textsByCategory[category].texts.citations) ?? one(anyCitations) ?? ''
  }
  const stands = CATEGORIES.map(({ slug }) => {
    const best = vendors
      .filter(({ vendor }) => vendor.category === slug && vendor.active)
      .toSorted((a, b) => standing(b) - standing(a))
      .slice(0, 12)
    return { slug, best, rest: random.shuffle(best.slice(1)) }
  })
  const given = (
    day: string,
    year: number,
    category: Award['category'],
    standing: readonly (readonly [MadeVendor, Award['place']])[],
  ): Award[] =>
    standing.map(([made, place]) => ({
      ...entityOf(day, random),
      year,
      category,
      vendorId: made.vendor.id,
      place,
      // Why, is said of who won.
      citation: place === 'winner' ? cite(made, category) : '',
    }))
  const past = stands.flatMap(({ slug, best, rest }) => {
    const winners = [best[0]!, ...rest].slice(0, YEARS.length).toReversed()
    return YEARS.flatMap((year, at) => {
      const winner = winners[at]!
      const others = random.some(
        best.filter((one) => one !== winner),
        2,
      )
      const isTie = TIES.some(([of, category]) => of === year && category === slug)
      const places = isTie ? (['winner', 'winner', 'finalist'] as const) : PLACES
      return given(
        `${year}-02-10`,
        year,
        slug,
        [winner, ...others].map((made, place) => [made, places[place]!] as const),
      )
    })
  })
  const { year, day, categories } = PREPARED
  const coming = stands
    .filter(({ slug }) => categories.includes(slug))
    .flatMap(({ slug, rest }, at) => {
      const places = at === 0 ? (['winner', 'winner', 'finalist'] as const) : PLACES
      const next = rest.slice(YEARS.length - 1, YEARS.length + 2)
      return given(
        day,
        year,
        slug,
        next.map((made, place) => [made, places[place]!] as const),
      )
    })
  return [...past, ...coming]
}

/** The past years are out since the day they were given; the coming one is not. */
export function makeEditions(random: Random): AwardEdition[] {
  const out = YEARS.map((year) => {
    const edition = entityOf(`${year}-02-10`, random)
    return { ...edition, year, publishedAt: edition.createdAt }
  })
  return [...out, { ...entityOf(PREPARED.day, random), year: PREPARED.year, publishedAt: null }]
}

const standing = ({ vendor }: MadeVendor) => vendor.rating * Math.log10(2 + vendor.reviewCount)
