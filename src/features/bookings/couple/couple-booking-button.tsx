import type { BookingState } from '#contract/bookings/booking.ts'
import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs'
import { useState } from 'react'
import { useToday } from '../../../lib/clock.ts'
import { formatDay } from '../../../lib/day.ts'
import { Button, ButtonPlace, buttonClass } from '../../../ui/button.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { useCouple } from '../../couple/couple-queries.ts'
import type { BookingButtonProps } from '../booking-button.tsx'
import { useMayAsk } from '../booking-queries.ts'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { stateWord } from '../booking-words.ts'

const AskSheet = later(() => import('./ask-sheet.tsx').then((part) => part.AskSheet))

const OPEN_WORDS: Partial<Record<BookingState, string>> = {
  requested: 'Richiesta inviata',
  quoted: 'Guardate il preventivo',
  accepted: 'Prenotazione accettata',
  confirmed: 'Prenotazione confermata',
}
const openWords = (state: BookingState, waits: boolean): string =>
  (!waits && OPEN_WORDS[state]) || stateWord(state, 'couple', waits)

/** For a couple: the button that asks, where it may; where it has asked, how far that is. */
export function CoupleBookingButton({ vendor, takesBookings, asking, onAsking }: BookingButtonProps) {
  const today = useToday()
  const { couple } = useCouple()
  const day = couple?.weddingDate ?? null
  const { open, waits, visible, comes } = useMayAsk({ id: vendor.id, takesBookings }, day, today)
  // It opens once it is known for which day and that they may ask, and stays until it is closed, also when they have asked.
  const [shown, setShown] = useState(false)
  const shows = asking && (shown || (couple !== undefined && visible))
  if (shows !== shown) setShown(shows)
  return (
    <>
      {open ? (
        <UiLink
          href={`/couple/bookings?booking=${open.id}`}
          className={buttonClass('primary', { wide: true })}
        >
          {openWords(open.state, waits)}
        </UiLink>
      ) : visible ? (
        <Button wide icon={IconCalendarHeart} onClick={() => onAsking(true)}>
          {day ? `Chiedi il ${formatDay(day, 'bare')}` : 'Chiedi un giorno'}
        </Button>
      ) : (
        comes && <ButtonPlace />
      )}
      <Lingering>
        {shows && <AskSheet vendor={vendor} today={today} onClose={() => onAsking(false)} />}
      </Lingering>
    </>
  )
}
