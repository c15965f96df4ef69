import type { OtherCalendar } from '#contract/vendors/calendars.ts'
import { CALENDAR_NAME_MAX } from '#contract/lists/bookings/calendar-limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../api/api-error.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { named } from '../../lib/named.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { CALENDARS_KEY } from './calendar-queries.ts'
import { calendarLine } from './calendar-words.ts'
import css from './calendars.module.css'

/** One calendar that is read: its name, how it is, and what can be done with it. */
export function OtherCalendarRow({ calendar, disabled }: { calendar: OtherCalendar; disabled: boolean }) {
  const { id, name, fault, version } = calendar
  const api = useApi()
  const client = useQueryClient()
  const [renaming, setRenaming] = useState(false)
  const [removing, setRemoving] = useState(false)
  const renew = () => client.invalidateQueries({ queryKey: CALENDARS_KEY })
  const failed = (error: unknown) => notify({ type: 'warning', message: failureText(error) })
  const reading = useCall(async (keyFor) => {
    const read = await api('Calendars/readNow', { params: { id }, idempotencyKey: keyFor({ id, version }) })
    notify(
      read.fault === null
        ? { type: 'success', message: named('Letto', name) }
        : { type: 'warning', message: calendarLine(read) },
    )
    await renew()
  }, failed)
  const removal = useCall(async (keyFor) => {
    await api('Calendars/remove', { params: { id }, idempotencyKey: keyFor({ id }) })
    setRemoving(false)
    notify({ type: 'success', message: named('Calendario tolto', name) })
    await renew()
  }, failed)
  return (
    <li className={css.calendar}>
      {renaming ? (
        <RenameForm
          calendar={calendar}
          onEnd={() => {
            setRenaming(false)
            void renew()
          }}
        />
      ) : (
        <div className={css.words}>
          <b>{name}</b>
          <span className={css.soft} data-fault={fault ?? undefined} role="status">
            {reading.busy ? 'Lo sto leggendo…' : calendarLine(calendar)}
          </span>
        </div>
      )}
      {!renaming && (
        <Menu
          label={`Azioni per ${name}`}
          items={[
            { label: 'Leggi adesso', disabled, onSelect: () => void reading.run() },
            { label: 'Cambia nome', disabled, onSelect: () => setRenaming(true) },
            { label: 'Togli', danger: true, disabled, onSelect: () => setRemoving(true) },
          ]}
        />
      )}
      <ConfirmDialog
        open={removing}
        title={`Togliere «${name}»?`}
        confirmLabel="Togli"
        danger
        busy={removal.busy}
        onConfirm={() => void removal.run()}
        onCancel={() => setRemoving(false)}
      >
        I giorni che occupava tornano liberi. Il calendario resta dov’è.
      </ConfirmDialog>
    </li>
  )
}

function RenameForm({ calendar: { id, name }, onEnd }: { calendar: OtherCalendar; onEnd: () => void }) {
  const api = useApi()
  const [typed, setTyped] = useState(name)
  const { run, busy, failure } = useCall(async (keyFor) => {
    const body = { name: typed.trim() }
    await api('Calendars/rename', { params: { id }, body, idempotencyKey: keyFor({ id, ...body }) })
    onEnd()
  })
  const error =
    typed.trim() === '' ? 'Dagli un nome.' : failure === undefined ? undefined : failureText(failure)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') void run()
  }
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <TextField
        label="Come lo chiami"
        maxLength={CALENDAR_NAME_MAX}
        value={typed}
        onValue={setTyped}
        {...(error && { error })}
      />
      <div className={css.row}>
        <Button type="submit" size="small" busy={busy}>
          Salva
        </Button>
        <Button size="small" variant="quiet" onClick={onEnd}>
          Annulla
        </Button>
      </div>
    </form>
  )
}
