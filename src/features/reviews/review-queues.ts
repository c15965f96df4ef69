/** The queues of reviews, as the address and the chips name them. */
import type { ReviewQueue } from '#contract/review.ts'

export const QUEUES: readonly { value: ReviewQueue; label: string }[] = [
  { value: 'pending', label: 'Da leggere' },
  { value: 'reported', label: 'Segnalate' },
  { value: 'published', label: 'Pubblicate' },
  { value: 'rejected', label: 'Rifiutate' },
]

/** Reads the address; what makes no sense is left out. */
export function parseReviewSearch(raw: Record<string, unknown>): { queue?: ReviewQueue } {
  const queue = QUEUES.find(({ value }) => value === raw.queue)?.value
  return queue && queue !== 'pending' ? { queue } : {}
}
