import type { UseQueryResult } from '@tanstack/react-query'
import type { AssistanceRequest } from '#contract/admin/assistance.ts'
import { QUEUE_OF, REQUEST_QUEUES, REQUEST_STATES } from '#contract/lists/admin/request-queues.ts'
import { ago } from '../../lib/ago.ts'
import { Nothing, Part, RecordList, RecordRow } from './part.tsx'

const SHOWN = 6

/** What an account has asked us, each request where it is answered. */
export function RequestsPart({ query }: { query: UseQueryResult<AssistanceRequest[]> }) {
  return (
    <Part
      title="Richieste di assistenza"
      side={(all) => all.length > SHOWN && `le ultime ${SHOWN} di ${all.length}`}
      query={query}
    >
      {(all) =>
        all.length === 0 ? (
          <Nothing>Ancora nessuna.</Nothing>
        ) : (
          <RecordList>
            {all.slice(0, SHOWN).map(({ id, number, subject, state, createdAt }) => (
              <RecordRow key={id} href={`/admin/assistance?${placeOf(number, state)}`} title={subject}>
                {number} · {REQUEST_STATES[state]} · {ago(createdAt)}
              </RecordRow>
            ))}
          </RecordList>
        )
      }
    </Part>
  )
}

/** The first queue is the page without one. */
function placeOf(number: string, state: keyof typeof QUEUE_OF): string {
  const queue = QUEUE_OF[state]
  return new URLSearchParams({ ...(queue !== REQUEST_QUEUES[0] && { queue }), q: number }).toString()
}
