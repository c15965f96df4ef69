/** The queues of requests, as the address and the chips name them. */
import type { RequestQueue } from '#contract/lists/admin/request-queues.ts'
import { queueSearch } from '../../lists/queue-search.ts'

export const QUEUES: readonly { value: RequestQueue; label: string; empty: string }[] = [
  { value: 'aperte', label: 'Aperte', empty: 'Nessuno aspetta una risposta.' },
  { value: 'risolte', label: 'Risolte', empty: 'Qui arriva una richiesta quando la segni come risolta.' },
  { value: 'chiuse', label: 'Chiuse', empty: 'Qui arriva una richiesta quando la chiudi.' },
]

export const parseRequestSearch = queueSearch(QUEUES)
