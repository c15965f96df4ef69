import { useQuery } from '@tanstack/react-query'
import type { AccountLook } from '#contract/admin/account-look.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { ago } from '../../../lib/ago.ts'
import { plural } from '../../../lib/text.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { accountQueries } from '../account-queries.ts'
import css from './devices-sheet.module.css'

/** When support looked at this account as its owner sees it, and why; nothing where it never did. */
export function LooksPart() {
  const api = useApi()
  const uid = useSession(({ last }) => last?.uid ?? '')
  const { data, error, refetch, isFetching } = useQuery(accountQueries.looks(api, uid))
  if (error)
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            Riprova
          </Button>
        }
      >
        Chi ha guardato dall’assistenza: {failureText(error)}
      </Notice>
    )
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="looks">
      <h3 id="looks" className={css.title}>
        Chi ha guardato dall’assistenza
      </h3>
      <ul className={css.list}>
        {data.map((look) => (
          <li key={look.id} className={css.device}>
            <div>
              <span className={css.name}>«{look.reason}»</span>
              <span className={css.times}>{timesOf(look)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        Ha solo guardato: non ha cambiato niente, e non ha visto messaggi, accessi e indirizzi segreti.
      </p>
    </section>
  )
}

const timesOf = ({ open, startedAt, endsAt }: AccountLook) => {
  if (open) return `Guarda adesso · ha cominciato ${ago(startedAt)}`
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000))
  return `${ago(startedAt)} · per ${plural(minutes, 'minuto', 'minuti')}`
}
