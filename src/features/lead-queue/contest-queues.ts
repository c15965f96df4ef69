/** The queues of contested requests, as the address and the chips name them. */
import type { ContestQueue } from '#contract/admin/lead-contest.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'

export const QUEUES: readonly { value: ContestQueue; label: string; empty: string }[] = [
  {
    value: 'da-decidere',
    label: 'Da decidere',
    empty: 'Qui arriva una richiesta quando il fornitore che l’ha ricevuta dice che non è vera.',
  },
  { value: 'decise', label: 'Decise', empty: 'Non ne è stata decisa nessuna.' },
]

/** Reads the address: the first queue is the page without one. */
export const parseContestSearch = searchParams({ queue: oneOf(QUEUES.slice(1).map(({ value }) => value)) })
