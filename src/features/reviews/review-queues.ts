/** The queues of reviews, as the address and the chips name them. */
import type { ReviewQueue } from '#contract/vendors/review.ts'
import { queueSearch } from '../../lists/queue-search.ts'

export const QUEUES: readonly { value: ReviewQueue; label: string }[] = [
  { value: 'pending', label: 'Da leggere' },
  { value: 'reported', label: 'Segnalate' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'rejected', label: 'Rifiutate' },
]

export const parseReviewSearch = queueSearch(QUEUES)
