import { TAKEN_BOOKING_STATES, type VendorStep } from '#contract/booking-steps.ts'
import type { Booking } from '#contract/booking.ts'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useId, useState } from 'react'
import { useToday } from '../../lib/clock.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { EntityMark } from '../sync/sync-queries.ts'
import type { VendorBookingActions } from './booking-actions.ts'
import { BookingHead, HistoryPart, QuotePart } from './booking-parts.tsx'
import { coupleNameOf } from './booking-words.ts'
import css from './bookings.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { QuoteForm } from './quote-form.tsx'

export interface VendorBookingSheetProps {
  booking: Booking
  /** All of the vendor's, to say what else there is that day. */
  bookings: readonly Booking[]
  busyDays: ReadonlySet<string>
  mark: EntityMark | undefined
  actions: VendorBookingActions
  /** Opens the conversation with the couple. */
  onWrite: (booking: Booking) => void
  onClose: () => void
}

/** A booking as the vendor reads it, with what it may answer now. */
export function VendorBookingSheet({
  booking,
  bookings,
  busyDays,
  mark,
  actions,
  onWrite,
  onClose,
}: VendorBookingSheetProps) {
  const id = useId()
  const today = useToday()
  const [open, setOpen] = useState(true)
  const [quoting, setQuoting] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [ending, setEnding] = useState<'decline' | 'cancel'>()
  const { state, eventDate, couple } = booking
  const close = () => {
    setOpen(false)
    // The sheet plays its exit before it leaves.
    setTimeout(onClose, 240)
  }
  const step = (name: VendorStep, more?: Parameters<VendorBookingActions['step']>[2]) =>
    void actions.step(booking, name, more).then((kept) => {
      if (kept) close()
    })
  const others = bookings.filter(
    (other) =>
      other.id !== booking.id &&
      other.eventDate === eventDate &&
      (TAKEN_BOOKING_STATES as readonly string[]).includes(other.state),
  ).length
  return (
    <Sheet
      open={open}
      title={coupleNameOf(booking)}
      dirty={dirty}
      onClose={close}
      footer={
        quoting ? (
          <div className={css.foot}>
            <Button variant="quiet" onClick={() => setQuoting(false)}>
              Indietro
            </Button>
            <Button type="submit" form={id}>
              Manda il preventivo
            </Button>
          </div>
        ) : (
          <Answers
            booking={booking}
            today={today}
            onQuote={() => setQuoting(true)}
            onEnd={setEnding}
            onStep={step}
          />
        )
      }
    >
      {quoting ? (
        <QuoteForm
          id={id}
          today={today}
          onDirty={() => setDirty(true)}
          onQuote={(quote) => step('quote', { quote })}
        />
      ) : (
        <div className={css.sheet}>
          <BookingHead booking={booking} side="vendor" mark={mark} />
          {couple?.city && <p className={css.soft}>Si sposano o vivono a {couple.city}.</p>}
          {state === 'requested' && (others > 0 || busyDays.has(eventDate)) && (
            <Notice tone="warning">
              {others > 0
                ? `Quel giorno hai già ${plural(others, 'evento preso', 'eventi presi')}.`
                : 'Quel giorno l’hai segnato come occupato.'}
            </Notice>
          )}
          <QuotePart booking={booking} />
          <Button variant="quiet" icon={IconMessage} onClick={() => onWrite(booking)}>
            Scrivi
          </Button>
          <HistoryPart booking={booking} />
        </div>
      )}
      <NoteDialog
        open={ending !== undefined}
        title={ending === 'decline' ? 'Rifiutare la richiesta?' : 'Annullare la prenotazione?'}
        confirmLabel={ending === 'decline' ? 'Rifiuta' : 'Annulla la prenotazione'}
        onCancel={() => setEnding(undefined)}
        onConfirm={(note) => {
          const how = ending
          setEnding(undefined)
          if (how) step(how, { note })
        }}
      >
        La coppia lo saprà subito, con le tue parole.
      </NoteDialog>
    </Sheet>
  )
}

function Answers({
  booking: { state, eventDate },
  today,
  onQuote,
  onEnd,
  onStep,
}: {
  booking: Booking
  today: string
  onQuote: () => void
  onEnd: (how: 'decline' | 'cancel') => void
  onStep: (step: VendorStep) => void
}) {
  if (state === 'requested')
    return (
      <div className={css.foot}>
        <Button variant="quiet" onClick={() => onEnd('decline')}>
          Rifiuta
        </Button>
        <Button onClick={onQuote}>Prepara il preventivo</Button>
      </div>
    )
  if (state === 'quoted')
    return (
      <div className={css.foot}>
        <Button variant="quiet" onClick={() => onEnd('decline')}>
          Ritira il preventivo
        </Button>
      </div>
    )
  if (state !== 'accepted' && state !== 'confirmed') return undefined
  return (
    <div className={css.foot}>
      <Button variant="quiet" onClick={() => onEnd('cancel')}>
        Annulla
      </Button>
      {state === 'accepted' && <Button onClick={() => onStep('confirm')}>Conferma</Button>}
      {state === 'confirmed' && eventDate <= today && (
        <Button onClick={() => onStep('complete')}>Segna come conclusa</Button>
      )}
    </div>
  )
}
