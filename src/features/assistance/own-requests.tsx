import { useQuery } from '@tanstack/react-query'
import { REQUESTS_LISTED } from '#contract/lists/site/listed.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay, formatInstant } from '../../lib/day.ts'
import { assistanceAdd } from './assistance-commands.ts'
import { assistanceQueries } from './assistance-queries.ts'
import css from './assistance.module.css'
import { OWN_STATES } from './request-words.ts'
import { CutNote } from '../../ui/list/cut-note.tsx'
import { usePending } from '../sync/sync-face.ts'

/** What this account has asked, with how far it is; first what has not left yet. */
export function OwnRequests() {
  const { data = [] } = useQuery(assistanceQueries.own(useApi()))
  const waiting = usePending('assistance').flatMap(({ name, args }) =>
    name === assistanceAdd.name ? [args as { id: string; subject: string }] : [],
  )
  if (data.length + waiting.length === 0) return null
  return (
    <section className={css.own} aria-labelledby="richieste">
      <h2 id="richieste">Le tue richieste</h2>
      <ul>
        {waiting.map(({ id, subject }) => (
          <li key={id}>
            <span>{subject}</span>
            <span className={css.soft}>In attesa della rete</span>
          </li>
        ))}
        {data.map(({ id, number, subject, state, createdAt, answers }) => (
          <li key={id}>
            <span>{subject}</span>
            <span className={css.soft}>
              {number} · {formatDay(createdAt.slice(0, 10), 'medium')} · {OWN_STATES[state]}
            </span>
            {answers?.map(({ text, at }) => (
              <blockquote key={at} className={css.answer}>
                {text}
                <footer className={css.soft}>Risposta del {formatInstant(at)}</footer>
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
      <CutNote shown={data.length} most={REQUESTS_LISTED}>
        Qui ci sono le ultime {REQUESTS_LISTED}: per una più vecchia, scrivici il suo numero.
      </CutNote>
    </section>
  )
}
