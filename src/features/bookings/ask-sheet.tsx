import type { VendorCard } from '#contract/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { addDays, formatDay } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCouple } from '../couple/couple-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { useCoupleBookingActions } from './booking-actions.ts'
import css from './bookings.module.css'

const MAX_GUESTS = 2000
const YEARS_AHEAD_DAYS = 5 * 365

/** What a couple asks a vendor: for which day, for how many, with which budget, in its own words. */
export function AskSheet({
  vendor,
  today,
  onClose,
}: {
  vendor: VendorCard
  today: string
  onClose: () => void
}) {
  const id = useId()
  const { couple } = useCouple()
  const actions = useCoupleBookingActions()
  const [open, setOpen] = useState(true)
  const [day, setDay] = useState(couple?.weddingDate && couple.weddingDate >= today ? couple.weddingDate : '')
  const [guests, setGuests] = useState(String(couple?.guestCount ?? ''))
  const [budget, setBudget] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<{ day?: string; guests?: string }>({})
  const { data } = useQuery(vendorQueries.availability(useApi(), vendor.id, today))
  const close = () => {
    setOpen(false)
    // The sheet plays its exit before it leaves.
    setTimeout(onClose, 240)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const count = guests.trim() === '' ? undefined : Number(guests)
    const wrong = {
      ...((day < today || day > addDays(today, YEARS_AHEAD_DAYS)) && {
        day: 'Scegliete un giorno da oggi ai prossimi cinque anni.',
      }),
      ...(count !== undefined &&
        (!Number.isInteger(count) || count < 1 || count > MAX_GUESTS) && {
          guests: 'Scrivete un numero fino a 2.000.',
        }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const request = {
      eventDate: day,
      message: message.trim(),
      ...(count !== undefined && { guestCount: count }),
      ...(budget !== null && budget > 0 && { budgetCents: budget }),
    }
    if (await actions.ask(vendor, request)) close()
  }
  return (
    <Sheet
      open={open}
      title={`Chiedi a ${vendor.businessName}`}
      dirty={message.trim() !== ''}
      onClose={close}
      footer={
        <Button type="submit" form={id} wide>
          Manda la richiesta
        </Button>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={css.pair}>
          <DayField label="Per quale giorno" value={day} min={today} error={errors.day} onValue={setDay} />
          <TextField
            label="Quanti invitati"
            optional
            inputMode="numeric"
            value={guests}
            error={errors.guests}
            onValue={setGuests}
          />
        </div>
        {day && data?.busy.includes(day) && (
          <Notice tone="warning">
            {formatDay(day, 'medium')} risulta già preso: potete chiedere lo stesso, ma è probabile un no.
          </Notice>
        )}
        <MoneyField
          label="Il vostro budget per questo"
          hint="Aiuta il fornitore a proporvi quello che fa per voi."
          optional
          cents={budget}
          onCents={setBudget}
        />
        <TextArea
          label="Il vostro messaggio"
          optional
          rows={5}
          maxLength={4000}
          placeholder="Raccontate in due righe che festa immaginate."
          value={message}
          onValue={setMessage}
        />
        <p className={css.soft}>
          Il fornitore vede i vostri nomi e la città, non i recapiti. Risponde entro 14 giorni, o la richiesta
          scade da sola.
        </p>
      </form>
    </Sheet>
  )
}
