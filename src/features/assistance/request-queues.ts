/** The queues of requests, as the address and the chips name them. */
import type { RequestQueue } from '#contract/lists/admin/request-queues.ts'
import { oneOf, searchParams, words } from '../../lib/search-params.ts'

export const QUEUES: readonly { value: RequestQueue; label: string; empty: string }[] = [
  { value: 'aperte', label: 'Aperte', empty: 'Nessuno aspetta una risposta.' },
  { value: 'risolte', label: 'Risolte', empty: 'Qui arriva una richiesta quando la segni come risolta.' },
  { value: 'chiuse', label: 'Chiuse', empty: 'Qui arriva una richiesta quando la chiudi.' },
]

const SOUGHT_MAX = 120

/** Reads the address: the first queue is the page without one. */
export const parseRequestSearch = searchParams({
  queue: oneOf(QUEUES.slice(1).map(({ value }) => value)),
  q: words(SOUGHT_MAX),
})
export type RequestSearch = ReturnType<typeof parseRequestSearch>
