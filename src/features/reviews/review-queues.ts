/** The queues of reviews, as the address and the chips name them. */
import type { ReviewQueue } from '#contract/vendors/review.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'

export const QUEUES: readonly { value: ReviewQueue; label: string }[] = [
  { value: 'pending', label: 'Da leggere' },
  { value: 'reported', label: 'Segnalate' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'rejected', label: 'Rifiutate' },
]

/** Reads the address: the first queue is the page without one. */
export const parseReviewSearch = searchParams({ queue: oneOf(QUEUES.slice(1).map(({ value }) => value)) })
