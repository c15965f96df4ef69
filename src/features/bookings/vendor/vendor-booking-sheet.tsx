import {
  TAKEN_BOOKING_STATES,
  type VendorStep,
  isOpenBooking,
} from '#contract/lists/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { useId, useState } from 'react'
import { useToday } from '../../../lib/clock.ts'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { EntityMark } from '../../sync/sync-face.ts'
import { LeadPart } from '../../leads/lead-face.tsx'
import type { VendorBookingActions } from '../booking-actions.ts'
import { BookingHead, HistoryPart, QuotePart } from '../booking-parts.tsx'
import { coupleNameOf } from '../booking-words.ts'
import css from '../bookings.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { ReschedulePart } from '../reschedule/reschedule-part.tsx'
import { typedOf } from '../quote/quote-fields.ts'
import { QuoteForm, useQuoteForm } from '../quote/quote-form.tsx'
import { QuoteModels } from '../quote-model/quote-models.tsx'
import { QuoteTemplates } from '../quote-model/quote-templates.tsx'
import { SaveTemplateDialog } from '../quote-model/save-template-dialog.tsx'

export interface VendorBookingSheetProps {
  booking: Booking
  /** All of the vendor's, to say what else there is that day. */
  bookings: readonly Booking[]
  /** The days it keeps for itself, and those that its other calendars take, with their names. */
  busy: { days: ReadonlySet<string>; elsewhere: ReadonlyMap<string, string> }
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
  busy,
  mark,
  actions,
  onWrite,
  onClose,
}: VendorBookingSheetProps) {
  const id = useId()
  const today = useToday()
  const [quoting, setQuoting] = useState(false)
  const quoteForm = useQuoteForm(booking, today)
  const [keeping, setKeeping] = useState(false)
  const [ending, setEnding] = useState<'decline' | 'cancel'>()
  const { state, eventDate, couple } = booking
  const take = async (name: VendorStep, more?: Parameters<VendorBookingActions['step']>[2]) => {
    const kept = await actions.step(booking, name, more)
    if (kept) onClose()
    return kept
  }
  const step = (...asked: Parameters<typeof take>) => void take(...asked)
  const busyElsewhere = busy.elsewhere.get(eventDate)
  const taken = [...busy.days, ...busy.elsewhere.keys()]
  const others = bookings.filter(
    (other) =>
      other.id !== booking.id &&
      other.eventDate === eventDate &&
      (TAKEN_BOOKING_STATES as readonly string[]).includes(other.state),
  ).length
  return (
    <Sheet
      open
      title={coupleNameOf(booking)}
      dirty={quoting && quoteForm.dirty}
      onClose={() => {
        if (quoting) quoteForm.clear()
        onClose()
      }}
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
            begun={quoteForm.dirty}
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
          form={quoteForm}
          onQuote={(quote, files) => void quoteForm.save(() => take('quote', { quote, files }))}
          onTemplate={() => setKeeping(true)}
        />
      ) : (
        <div className={css.sheet}>
          <BookingHead booking={booking} side="vendor" mark={mark} />
          <ReschedulePart booking={booking} side="vendor" taken={taken} />
          {couple?.city && <p className={css.soft}>Si sposano o vivono a {couple.city}.</p>}
          {(state === 'requested' || state === 'quoted') && (others > 0 || busy.days.has(eventDate)) && (
            <Notice tone="warning">
              {others > 0
                ? `Quel giorno hai già ${plural(others, 'evento preso', 'eventi presi')}.`
                : 'Quel giorno l’hai segnato come occupato: liberalo prima che la coppia accetti.'}
            </Notice>
          )}
          {busyElsewhere !== undefined && state !== 'confirmed' && isOpenBooking(state) && (
            <Notice tone="warning">Quel giorno hai un impegno nel calendario «{busyElsewhere}».</Notice>
          )}
          <LeadPart booking={booking} />
          {(state === 'requested' || state === 'quoted') && !quoteForm.dirty && (
            <QuoteTemplates
              guestCount={booking.guestCount}
              today={today}
              onPick={(typed) => {
                quoteForm.set(typed)
                setQuoting(true)
              }}
            />
          )}
          {state === 'requested' && !quoteForm.dirty && (
            <QuoteModels
              bookings={bookings}
              onPick={(quote) => {
                quoteForm.set(typedOf(quote, booking.guestCount, today))
                setQuoting(true)
              }}
            />
          )}
          <QuotePart booking={booking} side="vendor" mark={mark} />
          <Button variant="quiet" icon={IconMessage} onClick={() => onWrite(booking)}>
            Scrivi
          </Button>
          <HistoryPart booking={booking} mark={mark} />
        </div>
      )}
      {keeping && (
        <SaveTemplateDialog
          typed={quoteForm.fields}
          eventDate={eventDate}
          today={today}
          onClose={() => setKeeping(false)}
        />
      )}
      <NoteDialog
        bookingId={booking.id}
        open={ending !== undefined}
        title={ending === 'decline' ? 'Rifiutare la richiesta?' : 'Annullare la prenotazione?'}
        confirmLabel={ending === 'decline' ? 'Rifiuta' : 'Annulla la prenotazione'}
        onCancel={() => setEnding(undefined)}
        onConfirm={async (note) => {
          setEnding(undefined)
          return ending !== undefined && take(ending, { note })
        }}
      >
        La coppia lo saprà subito, con le tue parole.
      </NoteDialog>
    </Sheet>
  )
}

function Answers({
  booking: { state, eventDate, proposal },
  today,
  begun,
  onQuote,
  onEnd,
  onStep,
}: {
  booking: Booking
  today: string
  /** A quote was begun and not sent. */
  begun: boolean
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
        <Button onClick={onQuote}>{begun ? 'Riprendi il preventivo' : 'Prepara il preventivo'}</Button>
      </div>
    )
  if (state === 'quoted')
    return (
      <div className={css.foot}>
        <Button variant="quiet" onClick={() => onEnd('decline')}>
          Ritira il preventivo
        </Button>
        <Button onClick={onQuote}>{begun ? 'Riprendi il preventivo' : 'Cambia il preventivo'}</Button>
      </div>
    )
  if (state !== 'accepted' && state !== 'confirmed') return undefined
  return (
    <div className={css.foot}>
      <Button variant="quiet" onClick={() => onEnd('cancel')}>
        Annulla la prenotazione
      </Button>
      {proposal && (
        <Button variant="quiet" onClick={() => onStep('withdraw')}>
          Ritira la modifica
        </Button>
      )}
      <Button variant={state === 'accepted' ? 'quiet' : 'primary'} onClick={onQuote}>
        {begun ? 'Riprendi il preventivo' : 'Cambia il preventivo'}
      </Button>
      {state === 'accepted' && <Button onClick={() => onStep('confirm')}>Conferma</Button>}
      {state === 'confirmed' && eventDate <= today && (
        <Button onClick={() => onStep('complete')}>Segna come conclusa</Button>
      )}
    </div>
  )
}
