import type { Booking, QuoteFile } from '#contract/bookings/booking.ts'
import { lastQuoteNumber } from '#contract/lists/bookings/booking-quotes.ts'
import { type QuoteFaults, paymentCents } from '#contract/lists/bookings/quote-faults.ts'
import { QUOTE_LINES, quoteSums } from '#contract/lists/bookings/quote-sums.ts'
import type { Quote } from '#contract/bookings/quote.ts'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type FormEvent, useState } from 'react'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day/day-field.tsx'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { heard } from '../../../lib/fault-log.ts'
import { usePictureUpload } from '../../files/file-face.ts'
import { useKeptForm } from '../../sync/form-queries.ts'
import { QuoteChosenFiles } from './quote-chosen-files.tsx'
import { QuoteDiscount } from './quote-discount.tsx'
import {
  type ChosenFile,
  type TypedLine,
  type TypedQuote,
  quoteOf,
  typedFaults,
  typedOf,
  writtenLines,
} from './quote-fields.ts'
import css from './quote-form.module.css'
import { QuoteLine, wholeOf } from './quote-line.tsx'
import { QuotePayments } from './quote-payments.tsx'

/** What is typed of a quote outlives its sheet and the tab, by the booking it is for and the quote it comes after. */
export function useQuoteForm(booking: Booking, today: string) {
  const { id, quote, proposal, guestCount } = booking
  const last = lastQuoteNumber(booking)
  const { discard } = usePictureUpload()
  const before = proposal ?? quote
  const form = useKeptForm<TypedQuote & { files: readonly ChosenFile[] }>(
    last === 0 ? `quote/${id}` : `quote/${id}/${last}`,
    { ...typedOf(before, guestCount, today), files: before?.files?.map(chosenOf) ?? NO_FILES },
  )
  const clear = () => {
    const kept = new Set(form.saved.files.map((file) => file.id))
    const dropped = form.fields.files.filter((file) => !kept.has(file.id))
    if (dropped.length > 0) void discard(dropped.map((file) => file.id)).catch(heard('quote-form'))
    form.clear()
  }
  return { ...form, clear }
}

const chosenOf = ({ id, name, kind, bytes }: QuoteFile): ChosenFile => ({ id, name, kind, size: bytes })
const NO_FILES: readonly ChosenFile[] = []

const NO_FAULTS: QuoteFaults = {}

/** What a vendor proposes: its lines, what comes off, what it comes to, how it is paid and until when it holds. */
export function QuoteForm({
  id,
  today,
  form,
  onQuote,
  onTemplate,
}: {
  id: string
  today: string
  form: ReturnType<typeof useQuoteForm>
  onQuote: (quote: Quote, files: readonly ChosenFile[]) => void
  /** Asks under which name it is kept; of one that could be sent. */
  onTemplate: () => void
}) {
  const { lines, guestCount, discount, payments, validUntil, notes } = form.fields
  const [faults, setFaults] = useState(NO_FAULTS)
  const written = writtenLines(lines)
  const quote = quoteOf(form.fields)
  const { netCents, vat, totalCents } = quoteSums(quote)
  const set = (change: Partial<TypedQuote>) => {
    setFaults(NO_FAULTS)
    form.set(change)
  }
  const change = (key: number, fields: Partial<TypedLine>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...fields } : line)) })
  const errorOf = (path: string) => (faults[path] ? { error: faults[path] } : {})
  const ifSound = (next: () => void) => {
    const found = typedFaults(form.fields, today)
    setFaults(found)
    if (Object.keys(found).length === 0) next()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ifSound(() => onQuote(quote, form.fields.files))
  }
  const isWrong = Object.keys(faults).length > 0
  return (
    <form id={id} className={css.form} noValidate onSubmit={submit}>
      <DraftNotice found={form.found} onDiscard={form.clear} />
      <fieldset className={css.group}>
        <legend>Le voci del preventivo, IVA compresa</legend>
        {lines.map((line, at) => (
          <QuoteLine
            key={line.key}
            line={line}
            at={at}
            faultOf={(field) =>
              errorOf(`lines.${written.includes(line) ? written.indexOf(line) : at}.${field}`)
            }
            onChange={(fields) => change(line.key, fields)}
            onRemove={
              lines.length > 1 ? () => set({ lines: lines.filter(({ key }) => key !== line.key) }) : undefined
            }
          />
        ))}
        {lines.length < QUOTE_LINES && (
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
      </fieldset>
      {(lines.some(({ perGuest }) => perGuest) || guestCount !== null) && (
        <TextField
          label="Invitati"
          inputMode="numeric"
          {...errorOf('guestCount')}
          value={String(guestCount ?? '')}
          onValue={(text) => set({ guestCount: wholeOf(text) })}
        />
      )}
      <QuoteDiscount
        discount={discount}
        error={faults.discount}
        onDiscount={(next) => set({ discount: next })}
      />
      <dl className={css.sums}>
        {netCents !== undefined && vat.length > 0 && (
          <div>
            <dt>Imponibile</dt>
            <dd>{formatMoney(Math.max(0, netCents))}</dd>
          </div>
        )}
        {vat.map(({ rate, vatCents }) => (
          <div key={rate}>
            <dt>IVA {rate} %</dt>
            <dd>{formatMoney(Math.max(0, vatCents))}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>Totale per la coppia</dt>
          <dd>{formatMoney(Math.max(0, totalCents))}</dd>
        </div>
      </dl>
      <QuotePayments
        terms={payments}
        cents={paymentCents(totalCents, quote.payments ?? [])}
        today={today}
        faults={faults}
        onTerms={(terms) => set({ payments: terms })}
      />
      <DayField
        label="Vale fino al"
        required
        {...errorOf('validUntil')}
        value={validUntil}
        min={today}
        onValue={(day) => set({ validUntil: day })}
      />
      <TextArea
        label="Che cosa comprende"
        optional
        rows={4}
        maxLength={2000}
        value={notes}
        onValue={(text) => set({ notes: text })}
      />
      <QuoteChosenFiles
        files={form.fields.files}
        sent={form.saved.files.map((file) => file.id)}
        onFiles={(files) => form.set({ files })}
      />
      <Button variant="link" icon={IconBookmark} className={css.start} onClick={() => ifSound(onTemplate)}>
        Salva come modello
      </Button>
      <div role="alert">
        {isWrong && (
          <Notice tone="danger">
            {faults.totalCents ?? 'Manca ancora qualcosa: guarda i campi segnati.'}
          </Notice>
        )}
      </div>
    </form>
  )
}
