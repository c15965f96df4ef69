import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueuedContest } from '#contract/admin/lead-contest.ts'
import { CONTEST_REASONS } from '#contract/lists/admin/lead-contests.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatDay, formatInstant, today } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { plural } from '../../lib/text.ts'
import { ReasonDialog } from '../../lists/reason-dialog.tsx'
import { listKey } from '../../lists/use-server-list.ts'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import css from './contest-item.module.css'

/** A contested request with what is known of it, the vendor's words, and the decision. */
export function ContestItem({ contest }: { contest: QueuedContest }) {
  const api = useApi()
  const client = useQueryClient()
  const [deciding, setDeciding] = useState<'upheld' | 'rejected'>()
  const { id, vendorId, vendorName, coupleId, coupleNames, reason, words, state, answer, dueOn } = contest
  const reload = () => client.invalidateQueries({ queryKey: listKey('Leads/getQueue') })
  const { run, busy } = useCall(
    async (keyFor, upheld: boolean, said: string) => {
      const body = { upheld, answer: said }
      await api('Leads/decide', { params: { id }, body, idempotencyKey: keyFor(body) })
      notify({ type: 'success', message: upheld ? 'Contestazione accolta.' : 'Contestazione respinta.' })
      await reload()
    },
    (error) => {
      notify({ type: 'danger', message: failureText(error) })
      // Somebody else may have decided it.
      void reload()
    },
  )
  const isLate = state === 'pending' && dueOn < today()
  return (
    <li>
      <article className={css.contest} aria-labelledby={id}>
        <p className={css.about}>
          <UiLink href={`/admin/fornitori/${vendorId}`}>{vendorName}</UiLink>
          <span>contestata il {formatInstant(contest.at)}</span>
          {state === 'pending' && (
            <span data-late={isLate || undefined}>
              {isLate ? 'in ritardo: era da decidere' : 'da decidere'} entro {formatDay(dueOn)}
            </span>
          )}
        </p>
        <h2 id={id} className={css.title}>
          {CONTEST_REASONS[reason]}
        </h2>
        <p className={css.words}>«{words}»</p>
        <p className={css.about}>
          <UiLink href={`/admin/couple/${coupleId}`}>{coupleNames}</UiLink>
          <span>{factsOf(contest)}</span>
        </p>
        {contest.message && <blockquote className={css.message}>«{contest.message}»</blockquote>}
        {state !== 'pending' && (
          <Notice tone={state === 'upheld' ? 'success' : 'info'}>
            {state === 'upheld' ? 'Accolta' : 'Respinta'} il {formatInstant(contest.decidedAt!)}: «{answer}»
          </Notice>
        )}
        {state === 'pending' && (
          <div className={css.actions}>
            <Button busy={busy} onClick={() => setDeciding('upheld')}>
              Accogli
            </Button>
            <Button variant="quiet" busy={busy} onClick={() => setDeciding('rejected')}>
              Respingi
            </Button>
          </div>
        )}
      </article>
      <ReasonDialog
        open={deciding !== undefined}
        title={deciding === 'rejected' ? 'Respingere la contestazione?' : 'Accogliere la contestazione?'}
        confirmLabel={deciding === 'rejected' ? 'Respingi' : 'Accogli'}
        label="Il motivo, che il fornitore leggerà"
        unsaid="Scrivi perché: il fornitore deve saperlo."
        onCancel={() => setDeciding(undefined)}
        onReason={(said) => {
          const upheld = deciding === 'upheld'
          setDeciding(undefined)
          void run(upheld, said)
        }}
      />
    </li>
  )
}

function factsOf({ eventDate, guestCount, budgetCents, emailProved, vendorsAsked }: QueuedContest): string {
  return [
    `per ${formatDay(eventDate, 'medium')}`,
    guestCount !== undefined && plural(guestCount, 'invitato', 'invitati'),
    budgetCents !== undefined && `budget ${formatMoney(budgetCents)}`,
    emailProved ? 'email verificata' : 'email non verificata',
    `ha scritto a ${plural(vendorsAsked, 'fornitore', 'fornitori')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
