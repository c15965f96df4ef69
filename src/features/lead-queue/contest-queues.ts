/** The queues of contested requests, as the address and the chips name them. */
import type { ContestQueue } from '#contract/admin/lead-contest.ts'
import { queueSearch } from '../../lists/queue-search.ts'

export const QUEUES: readonly { value: ContestQueue; label: string; empty: string }[] = [
  {
    value: 'da-decidere',
    label: 'Da decidere',
    empty: 'Qui arriva una richiesta quando il fornitore che l’ha ricevuta dice che non è vera.',
  },
  { value: 'decise', label: 'Decise', empty: 'Non ne è stata decisa nessuna.' },
]

export const parseContestSearch = queueSearch(QUEUES)
