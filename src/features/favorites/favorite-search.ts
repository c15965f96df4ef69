/** What the favourites' address says. */
import type { FavoriteStatus } from '#contract/couple.ts'

const STATUSES: readonly FavoriteStatus[] = ['saved', 'contacted', 'quoted', 'booked', 'discarded']

export interface FavoriteSearch {
  status?: FavoriteStatus
}

/** Reads the address; what makes no sense is left out. */
export function parseFavoriteSearch(raw: Record<string, unknown>): FavoriteSearch {
  const status = STATUSES.find((known) => known === raw.status)
  return status ? { status } : {}
}
