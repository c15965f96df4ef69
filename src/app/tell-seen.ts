/** What of a page is told besides its path: what is paid for in it, and what was looked for. Fetched once somebody has agreed. */
import { followSightings } from '../features/banners/follow-sightings.ts'
import { followSearches } from '../features/demand/follow-searches.ts'
import type { AppRouter } from './router.tsx'

interface Telling {
  /** Whether it still may be told. */
  agreed: () => boolean
  /** Whether it is the page of who looks, and so no visit. */
  isOwn: (pathname: string) => boolean
  /** Whether who looks is a couple, or nobody that is known: vendors and administrators look for no wedding. */
  isVisitor: () => boolean
}

/** Banners and paid cards, those of a vendor's own page not to itself; and the lists that visitors ask for. */
export function tellSeen({ history }: AppRouter, { agreed, isOwn, isVisitor }: Telling): void {
  followSightings(
    (paid) => agreed() && ![...paid.querySelectorAll('a')].some(({ pathname }) => isOwn(pathname)),
  )
  followSearches(history, () => agreed() && isVisitor())
}
