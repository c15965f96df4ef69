import { REVIEWABLE_BOOKING_STATES, isOpenBooking } from '#contract/lists/bookings/booking-steps.ts'
import { quoteToAccept } from '#contract/lists/bookings/booking-quotes.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { type ReactNode, useState } from 'react'
import { useToday } from '../../../lib/clock.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { EntityMark } from '../../sync/sync-face.ts'
import { useCoupleBookingActions } from '../booking-actions.ts'
import { BookingHead, HistoryPart, QuotePart } from '../booking-parts.tsx'
import { endingOf, vendorNameOf } from '../booking-words.ts'
import css from '../bookings.module.css'
import { NoteDialog } from '../vendor/note-dialog.tsx'
import { ReschedulePart } from '../reschedule/reschedule-part.tsx'

export interface CoupleBookingSheetProps {
  booking: Booking
  mark: EntityMark | undefined
  /** Accepts the quote and, if asked, makes it an item of the budget. @returns whether it was kept */
  onAccept: (booking: Booking, toBudget: boolean) => Promise<boolean>
  /** What a couple may say of a vendor it has booked. */
  review: (booking: Booking) => ReactNode
  /** Opens the conversation with the vendor. */
  onWrite: (booking: Booking) => void
  onClose: () => void
}

/** A booking as the couple reads it, with what it may do now. */
export function CoupleBookingSheet({
  booking,
  mark,
  onAccept,
  review,
  onWrite,
  onClose,
}: CoupleBookingSheetProps) {
  const actions = useCoupleBookingActions()
  const today = useToday()
  const [toBudget, setToBudget] = useState(true)
  const [isEnding, setEnding] = useState(false)
  const [busy, setBusy] = useState(false)
  const { state, vendor } = booking
  const ending = endingOf(state)
  const waiting = quoteToAccept(booking)
  const over = waiting !== undefined && waiting.validUntil < today
  const isChange = waiting !== undefined && state !== 'quoted'
  const keepAsItWas = async () => {
    if (await actions.keepAsItWas(booking)) onClose()
  }
  const accept = async () => {
    setBusy(true)
    if (await onAccept(booking, toBudget)) onClose()
    setBusy(false)
  }
  return (
    <Sheet
      open
      title={vendorNameOf(booking)}
      onClose={onClose}
      footer={
        isOpenBooking(state) && (
          <div className={css.foot}>
            <Button variant="quiet" onClick={() => setEnding(true)}>
              {ending.verb}
            </Button>
            {isChange && (
              <Button variant="quiet" onClick={() => void keepAsItWas()}>
                Tenete com’era
              </Button>
            )}
            {waiting && !over && (
              <Button busy={busy} onClick={() => void accept()}>
                {isChange ? 'Accetta la modifica' : `Accetta per ${formatMoney(waiting.totalCents)}`}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className={css.sheet}>
        <BookingHead booking={booking} side="couple" mark={mark} />
        <ReschedulePart booking={booking} side="couple" />
        <QuotePart booking={booking} side="couple" mark={mark} />
        {state === 'quoted' && !over && (
          <Checkbox
            label="Aggiungi il preventivo al budget"
            hint="Diventa una spesa, con il totale come contratto e i pagamenti alle loro scadenze."
            checked={toBudget}
            onChecked={setToBudget}
          />
        )}
        {state === 'quoted' && over && (
          <Notice tone="warning">Il preventivo non vale più: rifiutatelo e chiedetene uno nuovo.</Notice>
        )}
        {isChange && over && (
          <Notice tone="warning">
            La modifica non vale più. Finché non ne arriva un’altra vale il preventivo di prima.
          </Notice>
        )}
        {(REVIEWABLE_BOOKING_STATES as readonly string[]).includes(state) && review(booking)}
        <HistoryPart booking={booking} mark={mark} />
        {vendor && (
          <Button variant="quiet" icon={IconMessage} onClick={() => onWrite(booking)}>
            Scrivi
          </Button>
        )}
        {vendor && (
          <p>
            <UiLink href={`/fornitore/${vendor.id}/${vendor.slug}`}>Apri la pagina del fornitore</UiLink>
          </p>
        )}
      </div>
      <NoteDialog
        bookingId={booking.id}
        open={isEnding}
        title={ending.question}
        confirmLabel={ending.confirm}
        onCancel={() => setEnding(false)}
        onConfirm={async (note) => {
          setEnding(false)
          const kept = await actions.cancel(booking, note)
          if (kept) onClose()
          return kept
        }}
      >
        {ending.explanation}
      </NoteDialog>
    </Sheet>
  )
}
