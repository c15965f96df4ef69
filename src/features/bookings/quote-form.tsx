import type { Quote } from '#contract/booking.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type FormEvent, useState } from 'react'
import { addDays } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day/day-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoneyField } from '../../ui/form/money-field.tsx'
import { DraftNotice } from '../../ui/state/draft-notice.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useKeptForm } from '../sync/form-queries.ts'
import css from './bookings.module.css'

const MAX_LINES = 60
const MAX_CENTS = 1_000_000_000
const VALID_FOR_DAYS = 14

interface Line {
  key: number
  label: string
  cents: number | null
}
const FIRST_LINES: readonly Line[] = [{ key: 0, label: '', cents: null }]

/** What is typed of a quote outlives its sheet and the tab, by the booking it is for. */
export const useQuoteForm = (bookingId: string, today: string) =>
  useKeptForm(`quote/${bookingId}`, {
    lines: FIRST_LINES,
    validUntil: addDays(today, VALID_FOR_DAYS),
    notes: '',
  })

/** What a vendor proposes: its lines, which make the total, until when it holds, and a word. */
export function QuoteForm({
  id,
  today,
  form,
  onQuote,
}: {
  id: string
  today: string
  form: ReturnType<typeof useQuoteForm>
  onQuote: (quote: Quote) => void
}) {
  const { lines, validUntil, notes } = form.fields
  const [wrong, setWrong] = useState<string>()
  const total = lines.reduce((sum, line) => sum + (line.cents ?? 0), 0)
  const set = (change: Parameters<typeof form.set>[0]) => {
    setWrong(undefined)
    form.set(change)
  }
  const change = (key: number, fields: Partial<Line>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...fields } : line)) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = lines.filter((line) => line.label.trim() || line.cents)
    if (written.length === 0 || written.some((line) => !line.label.trim() || line.cents === null))
      return setWrong('Ogni voce ha un nome e un importo: ne serve almeno una.')
    if (total > MAX_CENTS) return setWrong('Fino a dieci milioni di euro.')
    if (!validUntil || validUntil < today) return setWrong('Il preventivo deve valere almeno fino a oggi.')
    onQuote({
      totalCents: total,
      validUntil,
      lines: written.map((line) => ({ label: line.label.trim(), amountCents: line.cents! })),
      notes: notes.trim(),
    })
  }
  return (
    <form id={id} className={css.form} noValidate onSubmit={submit}>
      <DraftNotice found={form.found} onDiscard={form.clear} />
      <fieldset className={css.lines}>
        <legend>Le voci del preventivo</legend>
        {lines.map((line, at) => (
          <div key={line.key} className={css.line}>
            <TextField
              label={`Voce ${at + 1}`}
              hideLabel
              placeholder="Che cosa"
              maxLength={200}
              {...(at === 0 && { 'data-autofocus': true })}
              value={line.label}
              onValue={(label) => change(line.key, { label })}
            />
            <MoneyField
              label={`Importo della voce ${at + 1}`}
              hideLabel
              placeholder="0,00"
              cents={line.cents}
              onCents={(cents) => change(line.key, { cents })}
            />
            <IconButton
              icon={IconTrash}
              label={`Togli la voce ${at + 1}`}
              disabled={lines.length === 1}
              onClick={() => set({ lines: lines.filter((other) => other.key !== line.key) })}
            />
          </div>
        ))}
        {lines.length < MAX_LINES && (
          <Button
            variant="link"
            icon={IconPlus}
            onClick={() => {
              const key = Math.max(...lines.map((line) => line.key)) + 1
              set({ lines: [...lines, { key, label: '', cents: null }] })
            }}
          >
            Aggiungi una voce
          </Button>
        )}
        <p className={css.sum}>
          Totale <b>{formatMoney(total)}</b>
        </p>
      </fieldset>
      <DayField
        label="Vale fino al"
        required
        value={validUntil}
        min={today}
        onValue={(day) => set({ validUntil: day })}
      />
      <TextArea
        label="Che cosa comprende, come si paga"
        optional
        rows={4}
        maxLength={2000}
        value={notes}
        onValue={(text) => set({ notes: text })}
      />
      <div role="alert">{wrong && <Notice tone="danger">{wrong}</Notice>}</div>
    </form>
  )
}
