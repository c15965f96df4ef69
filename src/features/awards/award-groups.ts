/** The awards of a year as the page shows them. Pure. */
import type { AdminAward, Award } from '#contract/vendors/award.ts'
import { FIRST_AWARD_YEAR } from '#contract/lists/vendors/award-limits.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'

/** An award as visitors read it: its vendor's card while that is public. */
type ReadAward = Award & { vendor?: VendorCard | undefined }
/** An award whose vendor is still public. */
export type GivenAward = Award & { vendor: VendorCard }

export interface AwardGroup {
  category: string
  name: string
  /** Several are ex aequo. */
  winners: GivenAward[]
  finalists: GivenAward[]
}

/** By category, in the order of the categories. Whoever is not public any more is left out, and so is an empty category. */
export function groupAwards(awards: readonly ReadAward[]): AwardGroup[] {
  const given = awards.filter((award): award is GivenAward => award.vendor !== undefined)
  return CATEGORIES.flatMap(({ slug, name }) => {
    const here = given.filter(({ category }) => category === slug)
    if (here.length === 0) return []
    return [
      {
        category: slug,
        name,
        winners: here.filter(({ place }) => place === 'winner'),
        finalists: here.filter(({ place }) => place === 'finalist'),
      },
    ]
  })
}

/** All awards of a year, also of vendors that are not public any more: each category's winner first. */
export function byCategory(
  awards: readonly AdminAward[],
): { category: string; name: string; awards: AdminAward[] }[] {
  return CATEGORIES.flatMap(({ slug, name }) => {
    const here = awards.filter(({ category }) => category === slug)
    if (here.length === 0) return []
    return [{ category: slug, name, awards: here.toSorted((a, b) => rank(a) - rank(b)) }]
  })
}
const rank = ({ place }: Award) => (place === 'winner' ? 0 : 1)

/** The categories nobody has won. */
export const withoutWinner = (awards: readonly Award[]) =>
  CATEGORIES.filter(
    ({ slug }) => !awards.some((award) => award.category === slug && award.place === 'winner'),
  )

/** How the vendor of an award is called. */
export const vendorNameOf = ({ vendor }: Pick<AdminAward, 'vendor'>): string =>
  vendor.name ?? 'Un fornitore eliminato'

/** The years there may be awards of, newest first. */
export function awardYears(today: string): number[] {
  const last = Number(today.slice(0, 4))
  return Array.from({ length: Math.max(1, last - FIRST_AWARD_YEAR + 1) }, (_, at) => last - at)
}
