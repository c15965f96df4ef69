import IconCalendarHeart from '@tabler/icons-react/dist/esm/icons/IconCalendarHeart.mjs'
import { Suspense, lazy, useState } from 'react'
import { useToday } from '../../lib/clock.ts'
import { formatDay } from '../../lib/day.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { useCouple } from '../couple/couple-queries.ts'
import type { BookingButtonProps } from './booking-button.tsx'
import { useMayAsk } from './booking-queries.ts'
import { STATE_WORDS } from './booking-words.ts'

const AskSheet = lazy(() => import('./ask-sheet.tsx').then((part) => ({ default: part.AskSheet })))

const OPEN_WORDS = {
  ...STATE_WORDS,
  requested: 'Richiesta inviata',
  quoted: 'Guardate il preventivo',
  accepted: 'Prenotazione accettata',
  confirmed: 'Prenotazione confermata',
}

/** For a couple: the button that asks, where it may; where it has asked, how far that is. */
export function CoupleBookingButton({ vendor, takesBookings }: BookingButtonProps) {
  const today = useToday()
  const { couple } = useCouple()
  const [asking, setAsking] = useState(false)
  const day = couple?.weddingDate ?? null
  const { open, visible } = useMayAsk({ id: vendor.id, takesBookings }, day, today)
  return (
    <>
      {open ? (
        <UiLink
          href={`/couple/bookings?booking=${open.id}`}
          className={buttonClass('primary', { wide: true })}
        >
          {OPEN_WORDS[open.state]}
        </UiLink>
      ) : (
        visible && (
          <Button wide icon={IconCalendarHeart} onClick={() => setAsking(true)}>
            {day ? `Chiedi il ${formatDay(day, 'bare')}` : 'Chiedi un giorno'}
          </Button>
        )
      )}
      {asking && (
        <Suspense>
          <AskSheet vendor={vendor} today={today} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
