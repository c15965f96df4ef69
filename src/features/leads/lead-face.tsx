import type { Booking } from '#contract/bookings/booking.ts'
import {
  CONTEST_DAYS,
  CONTEST_REASONS,
  CONTEST_WORDS_MAX,
  CONTEST_WORDS_MIN,
  type ContestReason,
} from '#contract/lists/admin/lead-contests.ts'
import type { Lead } from '#contract/admin/lead-contest.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { putAnswer } from '../../api/put-answer.ts'
import { useCall } from '../../api/use-call.ts'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import css from './lead.module.css'

const leadQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['account', 'lead', id],
    queryFn: ({ signal }) => api('Leads/get', { query: { id }, signal }),
    retry: false,
  })

/** What makes a request serious, and the way to say that it is not. Without a network it says nothing. */
export function LeadPart({ booking: { id } }: { booking: Booking }) {
  const { data } = useQuery(leadQuery(useApi(), id))
  const [contesting, setContesting] = useState(false)
  if (!data) return null
  const { emailProved, vendorsAsked, mayContest, contest } = data
  return (
    <section className={css.part} aria-label="Quanto è seria">
      <p className={css.soft}>
        {emailProved ? 'Email verificata' : 'Email non ancora verificata'} · ha scritto a{' '}
        {plural(vendorsAsked, 'fornitore', 'fornitori')}
      </p>
      {contest && <ContestNotice contest={contest} />}
      {mayContest &&
        (contesting ? (
          <ContestForm id={id} onEnd={() => setContesting(false)} />
        ) : (
          <Button variant="link" onClick={() => setContesting(true)}>
            Contesta la richiesta
          </Button>
        ))}
    </section>
  )
}

function ContestNotice({ contest }: { contest: NonNullable<Lead['contest']> }) {
  const { state, reason, words, answer, dueOn } = contest
  return (
    <Notice tone={state === 'rejected' ? 'warning' : 'info'}>
      <strong>
        {state === 'pending'
          ? `Contestata: ti rispondiamo entro ${formatDay(dueOn)}.`
          : state === 'upheld'
            ? 'Contestazione accolta: non conta nelle tue statistiche.'
            : 'Contestazione non accolta: la richiesta resta valida.'}
      </strong>
      <br />
      {CONTEST_REASONS[reason]}: «{words}»
      {answer && (
        <>
          <br />
          La nostra risposta: «{answer}»
        </>
      )}
    </Notice>
  )
}

function ContestForm({ id, onEnd }: { id: string; onEnd: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [reason, setReason] = useState<ContestReason>('false_contact')
  const [words, setWords] = useState('')
  const [isWanting, setWanting] = useState(false)
  const { run, busy, failure } = useCall(async (keyFor) => {
    const body = { reason, words: words.trim() }
    const lead = await api('Leads/contest', { params: { id }, body, idempotencyKey: keyFor(body) })
    await putAnswer(client, leadQuery(api, id).queryKey, lead)
    notify({ type: 'success', message: 'Contestazione inviata.' })
    onEnd()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isShort = words.trim().length < CONTEST_WORDS_MIN
    setWanting(isShort)
    if (!isShort) void run()
  }
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <RadioGroup
        label="Che cosa non va"
        options={Object.entries(CONTEST_REASONS).map(([value, label]) => ({
          value: value as ContestReason,
          label,
        }))}
        value={reason}
        onValue={(value) => setReason(value as ContestReason)}
      />
      <TextArea
        label="Racconta perché"
        hint={`La coppia non ne sa niente. Decidiamo noi, entro ${CONTEST_DAYS} giorni lavorativi.`}
        rows={3}
        maxLength={CONTEST_WORDS_MAX}
        value={words}
        onValue={setWords}
        {...(isWanting &&
          words.trim().length < CONTEST_WORDS_MIN && { error: 'Scrivi in una frase che cosa hai visto.' })}
      />
      {failure !== undefined && <Notice tone="warning">{failureText(failure)}</Notice>}
      <div className={css.row}>
        <Button type="submit" size="small" busy={busy}>
          Manda la contestazione
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          Lascia stare
        </Button>
      </div>
    </form>
  )
}
