import type { OtherCalendar } from '#contract/vendors/calendars.ts'
import {
  CALENDAR_NAME_MAX,
  CALENDAR_URL_MAX,
  MOST_OTHER_CALENDARS,
} from '#contract/lists/bookings/calendar-limits.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { CALENDARS_KEY } from './calendar-queries.ts'
import css from './calendars.module.css'
import { OtherCalendarRow } from './other-calendar-row.tsx'

/** The calendars that are read for the days they take. */
export function OthersPart({ others, disabled }: { others: readonly OtherCalendar[]; disabled: boolean }) {
  return (
    <section className={css.part} aria-labelledby="calendars-elsewhere">
      <h3 id="calendars-elsewhere">Gli impegni che tieni altrove</h3>
      <p className={css.soft}>
        Lovoglio legge ogni ora i tuoi altri calendari: i giorni in cui hai un impegno risultano occupati
        anche qui, per i prossimi due anni. Di quegli impegni non si tiene altro che il giorno.
      </p>
      {others.length > 0 && (
        <ul className={css.list}>
          {others.map((calendar) => (
            <OtherCalendarRow key={calendar.id} calendar={calendar} disabled={disabled} />
          ))}
        </ul>
      )}
      {others.length < MOST_OTHER_CALENDARS ? (
        <AddForm key={others.length} disabled={disabled} />
      ) : (
        <p className={css.soft}>
          I calendari sono al massimo {MOST_OTHER_CALENDARS}: per aggiungerne uno togline un altro.
        </p>
      )}
    </section>
  )
}

function AddForm({ disabled }: { disabled: boolean }) {
  const api = useApi()
  const client = useQueryClient()
  const [id] = useState(newId)
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [missing, setMissing] = useState(false)
  const { run, busy, failure } = useCall(async (keyFor) => {
    const body = { id, name: name.trim(), url: url.trim() }
    const { days } = await api('Calendars/add', { body, idempotencyKey: keyFor(body) })
    notify({
      type: 'success',
      message: named('Calendario aggiunto', days === 0 ? `${body.name}, senza giorni presi` : body.name),
    })
    await client.invalidateQueries({ queryKey: CALENDARS_KEY })
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = !name.trim() || !url.trim()
    setMissing(isMissing)
    if (!isMissing) void run()
  }
  const faults = failure instanceof ApiError ? failure.errors : []
  const atUrl =
    missing && !url.trim() ? 'Incolla l’indirizzo.' : faults.find(({ path }) => path.endsWith('url'))?.message
  const atName =
    missing && !name.trim() ? 'Dagli un nome.' : faults.find(({ path }) => path.endsWith('name'))?.message
  return (
    <form className={css.form} noValidate onSubmit={add}>
      <TextField
        label="Indirizzo del calendario"
        hint="Quello segreto in formato iCal: comincia con https:// o webcal://."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={CALENDAR_URL_MAX}
        value={url}
        onValue={setUrl}
        {...(atUrl && { error: atUrl })}
      />
      <TextField
        label="Come lo chiami"
        hint="Per esempio: Agenda di Google."
        maxLength={CALENDAR_NAME_MAX}
        value={name}
        onValue={setName}
        {...(atName && { error: atName })}
      />
      {failure !== undefined && !atUrl && !atName && <Notice tone="warning">{failureText(failure)}</Notice>}
      <Button type="submit" variant="quiet" disabled={disabled} busy={busy}>
        Aggiungi il calendario
      </Button>
    </form>
  )
}
