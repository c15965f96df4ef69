import type { UseQueryResult } from '@tanstack/react-query'
import type { AssistanceRequest } from '#contract/assistance.ts'
import { QUEUE_OF, REQUEST_QUEUES, REQUEST_STATES } from '#contract/lists/request-queues.ts'
import { ago } from '../../lib/ago.ts'
import { UiLink } from '../../ui/link.tsx'
import { Nothing, Part } from './part.tsx'
import css from './record.module.css'

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
          <ul className={css.requests}>
            {all.slice(0, SHOWN).map(({ id: requestId, number, subject, state, createdAt }) => (
              <li key={requestId} className={css.request}>
                <UiLink href={`/admin/assistance?${placeOf(number, state)}`}>{subject}</UiLink>
                <span className={css.soft}>
                  {number} · {REQUEST_STATES[state]} · {ago(createdAt)}
                </span>
              </li>
            ))}
          </ul>
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
