import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { addDays, formatDay } from '../../../lib/day.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/day/day-field.tsx'
import { DraftNotice } from '../../../ui/state/draft-notice.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useCouple, weddingMark } from '../../couple/couple-queries.ts'
import { useKeptForm } from '../../sync/form-queries.ts'
import { vendorQueries } from '../../vendors/vendor-queries.ts'
import { useCoupleBookingActions } from '../booking-actions.ts'
import css from '../bookings.module.css'

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
  const form = useKeptForm(`ask/${vendor.id}`, {
    day: couple?.weddingDate && couple.weddingDate >= today ? couple.weddingDate : '',
    guests: String(couple?.guestCount ?? ''),
    budget: null as number | null,
    message: '',
  })
  const { day, guests, budget, message } = form.fields
  const [errors, setErrors] = useState<{ day?: string; guests?: string }>({})
  const { data } = useQuery(vendorQueries.availability(useApi(), vendor.id, today))
  const giveUp = () => {
    form.clear()
    onClose()
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
    if (await form.save(() => actions.ask(vendor, request))) onClose()
  }
  return (
    <Sheet
      open
      title={`Chiedi a ${vendor.businessName}`}
      dirty={form.dirty}
      onClose={giveUp}
      footer={
        <Button type="submit" form={id} wide>
          Manda la richiesta
        </Button>
      }
    >
      <form id={id} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice found={form.found} onDiscard={form.clear} />
        <div className={css.pair}>
          <DayField
            label="Per quale giorno"
            value={day}
            min={today}
            error={errors.day}
            marks={[
              ...weddingMark(couple),
              ...(data?.busy.length ? [{ days: data.busy, look: 'busy', word: 'già preso' } as const] : []),
              ...(data?.partly?.length
                ? [{ days: data.partly, look: 'partly', word: 'ancora un posto' } as const]
                : []),
            ]}
            onValue={(value) => form.set({ day: value })}
          />
          <TextField
            label="Quanti invitati"
            optional
            inputMode="numeric"
            value={guests}
            error={errors.guests}
            onValue={(value) => form.set({ guests: value })}
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
          onCents={(cents) => form.set({ budget: cents })}
        />
        <TextArea
          label="Il vostro messaggio"
          optional
          rows={5}
          maxLength={4000}
          placeholder="Raccontate in due righe che festa immaginate."
          value={message}
          onValue={(value) => form.set({ message: value })}
        />
        <p className={css.soft}>
          Il fornitore vede i vostri nomi e la città, non i recapiti. Risponde entro 14 giorni, o la richiesta
          scade da sola.
        </p>
      </form>
    </Sheet>
  )
}
