/** The reviews of a vendor, and the order they are read in. */
import { queryOptions } from '@tanstack/react-query'
import { compareKeys } from '#contract/wire/compare-keys.ts'
import type { Review } from '#contract/vendors/review.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 5 * 60_000

export const reviewQueries = {
  ofVendor: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: ['reviews', vendorId],
      queryFn: (asked) => api('Vendor/getReviewByIdVendor', { query: { id: vendorId }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

/** What is rated apart. */
export const ASPECTS = [
  ['quality', 'Qualità'],
  ['kindness', 'Gentilezza'],
  ['value', 'Rapporto qualità e prezzo'],
  ['flexibility', 'Flessibilità'],
] as const

export const REVIEW_ORDERS = [
  { value: 'recenti', label: 'Le più recenti' },
  { value: 'alte', label: 'Le più alte' },
  { value: 'basse', label: 'Le più basse' },
  { value: 'foto', label: 'Con foto' },
] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]['value']

/** The reviews in the order asked for; among equal ones the newest first. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  const newest = (a: Review, b: Review) => compareKeys(b.eventDate ?? b.createdAt, a.eventDate ?? a.createdAt)
  if (order === 'foto')
    return reviews.toSorted(
      (a, b) => Number(b.photos.length > 0) - Number(a.photos.length > 0) || newest(a, b),
    )
  const byRating = order === 'alte' ? -1 : order === 'basse' ? 1 : 0
  return reviews.toSorted((a, b) => byRating * (a.rating - b.rating) || newest(a, b))
}
