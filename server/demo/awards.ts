import type { Award } from '#contract/award.ts'
import { CATEGORIES } from '#contract/category-list.ts'
import { entityOf } from './days.ts'
import { render } from './grammar.ts'
import type { Random } from './random.ts'
import { textsByCategory } from './texts/by-category.ts'
import type { MadeVendor } from './vendors.ts'

const YEARS = [2023, 2024, 2025, 2026]
const PLACES = ['winner', 'finalist', 'finalist'] as const

/** One winner and two finalists a category and year, among the best reviewed; a vendor wins once. */
export function makeAwards(vendors: readonly MadeVendor[], random: Random): Award[] {
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
      const citations = random.shuffle(textsByCategory[slug].texts.citations)
      return [winner, ...others].map((made, place) => ({
        ...entityOf(`${year}-02-10`, random),
        year,
        category: slug,
        vendorId: made.vendor.id,
        place: PLACES[place]!,
        citation: render(citations[place % citations.length]!, made.persona.words, random),
      }))
    })
  })
}

const standing = ({ vendor }: MadeVendor) => vendor.rating * Math.log10(2 + vendor.reviewCount)
