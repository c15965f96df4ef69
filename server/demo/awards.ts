import type { Award } from '#contract/award.ts'
import { CATEGORIES } from '#contract/lists/category-list.ts'
import { entityOf } from './days.ts'
import type { Random } from './random.ts'
import { textsByCategory } from './texts/by-category.ts'
import { telling } from './telling.ts'
import { anyCitations } from './texts/award-texts.ts'
import type { MadeVendor } from './vendors.ts'

const YEARS = [2023, 2024, 2025, 2026]
const PLACES = ['winner', 'finalist', 'finalist'] as const

/** One winner and two finalists a category and year, among the best reviewed; a vendor wins once. */
export function makeAwards(vendors: readonly MadeVendor[], random: Random): Award[] {
  const citations = telling(1)
  return CATEGORIES.flatMap(({ slug }) => {
    const best = vendors
      .filter(({ vendor }) => vendor.category === slug && vendor.active)
      .toSorted((a, b) => standing(b) - standing(a))
      .slice(0, 12)
    const winners = [best[0]!, ...random.shuffle(best.slice(1))].slice(0, YEARS.length).toReversed()
    return YEARS.flatMap((year, at) => {
      const winner = winners[at]!
      const others = random.some(
        best.filter((one) => one !== winner),
        2,
      )
      return [winner, ...others].map((made, place) => {
        const cite = (lines: readonly string[]) => citations.some(lines, 1, made.persona.words, random)[0]
        return {
          ...entityOf(`${year}-02-10`, random),
          year,
          category: slug,
          vendorId: made.vendor.id,
          place: PLACES[place]!,
          // Why, is said of who won.
          citation:
            place === 0 ? (cite(textsByCategory[slug].texts.citations) ?? cite(anyCitations) ?? '') : '',
        }
      })
    })
  })
}

const standing = ({ vendor }: MadeVendor) => vendor.rating * Math.log10(2 + vendor.reviewCount)
