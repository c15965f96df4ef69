import type { Quote } from '#contract/booking.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type FormEvent, useState } from 'react'
import { addDays } from '../../lib/day.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './bookings.module.css'

const MAX_LINES = 60
const MAX_CENTS = 1_000_000_000
const VALID_FOR_DAYS = 14

interface Line {
  key: number
  label: string
  cents: number | null
}

/** What a vendor proposes: its lines, which make the total, until when it holds, and a word. */
export function QuoteForm({
  id,
  today,
  onQuote,
  onDirty,
}: {
  id: string
  today: string
  onQuote: (quote: Quote) => void
  onDirty: () => void
}) {
  const [lines, setLines] = useState<readonly Line[]>([{ key: 0, label: '', cents: null }])
  const [validUntil, setValidUntil] = useState(addDays(today, VALID_FOR_DAYS))
  const [notes, setNotes] = useState('')
  const [wrong, setWrong] = useState<string>()
  const total = lines.reduce((sum, line) => sum + (line.cents ?? 0), 0)
  const change = (key: number, fields: Partial<Line>) => {
    onDirty()
    setWrong(undefined)
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...fields } : line)))
  }
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
              onClick={() => setLines((before) => before.filter((other) => other.key !== line.key))}
            />
          </div>
        ))}
        {lines.length < MAX_LINES && (
          <Button
            variant="link"
            icon={IconPlus}
            onClick={() =>
              setLines((before) => [
                ...before,
                { key: Math.max(...before.map(({ key }) => key)) + 1, label: '', cents: null },
              ])
            }
          >
            Aggiungi una voce
          </Button>
        )}
        <p className={css.sum}>
          Totale <b>{formatMoney(total)}</b>
        </p>
      </fieldset>
      <DayField label="Vale fino al" value={validUntil} min={today} onValue={setValidUntil} />
      <TextArea
        label="Che cosa comprende, come si paga"
        optional
        rows={4}
        maxLength={2000}
        value={notes}
        onValue={(text) => {
          onDirty()
          setNotes(text)
        }}
      />
      <div role="alert">{wrong && <Notice tone="danger">{wrong}</Notice>}</div>
    </form>
  )
}
