import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useApi } from '../../../api/api-context.tsx'
import { useToday } from '../../../lib/clock.ts'
import { formatDay } from '../../../lib/day.ts'
import { useBookings, useMayAsk } from '../../bookings/booking-queries.ts'
import { useCouple } from '../../couple/couple-queries.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { UiLink } from '../../../ui/link.tsx'
import { vendorQueries } from '../vendor-queries.ts'
import type { KnownDay } from './contact-panel.tsx'

/** Tells the panel of a vendor the couple's own day, and whether it is theirs here already. Draws nothing. */
export function CoupleDay({ vendorId, onDay }: { vendorId: string; onDay: (day: KnownDay) => void }) {
  const { couple } = useCouple()
  const { bookings } = useBookings()
  const weddingDay = couple?.weddingDate
  const ours = bookings.some(
    (booking) =>
      booking.vendorId === vendorId &&
      booking.eventDate === weddingDay &&
      (booking.state === 'accepted' || booking.state === 'confirmed'),
  )
  useEffect(() => onDay({ weddingDay, ours }), [onDay, weddingDay, ours])
  return null
}

/** On a phone's bar: the way to ask for the couple's day, or what stands there instead: a request of theirs, a day that is taken. */
export function PhoneAsk({
  vendorId,
  otherwise,
  onAsk,
}: {
  vendorId: string
  /** Where they may not ask. */
  otherwise: ReactNode
  onAsk: () => void
}) {
  const { couple } = useCouple()
  const today = useToday()
  const day = couple?.weddingDate ?? null
  const { open, visible } = useMayAsk({ id: vendorId, takesBookings: true }, day, today)
  const { data } = useQuery(vendorQueries.availability(useApi(), vendorId, today))
  if (open)
    return (
      <UiLink href={`/couple/bookings?booking=${open.id}`} className={buttonClass()}>
        {open.state === 'requested'
          ? 'Vedi la richiesta'
          : open.state === 'quoted'
            ? 'Vedi il preventivo'
            : 'Vedi la prenotazione'}
      </UiLink>
    )
  if (!visible) return otherwise
  if (day && data?.busy.includes(day))
    return (
      <a href="#contatti" className={buttonClass()}>
        Giorni liberi
      </a>
    )
  return <Button onClick={onAsk}>{day ? `Chiedi il ${formatDay(day, 'bare')}` : 'Chiedi un giorno'}</Button>
}
