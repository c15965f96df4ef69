import type { Vendor } from '#contract/vendor.ts'
import type { ReactNode } from 'react'
import { useBookings } from '../bookings/booking-queries.ts'
import { useCouple } from '../couple/couple-queries.ts'
import { ContactPanel } from './contact-panel.tsx'

/** The panel of a vendor as the signed-in couple sees it. */
export function CouplePanel({
  vendor,
  renderedOn,
  contact,
}: {
  vendor: Vendor
  renderedOn: string
  contact: ReactNode
}) {
  const { couple } = useCouple()
  const { bookings } = useBookings()
  const day = couple?.weddingDate
  const ours = bookings.some(
    ({ vendorId, eventDate, state }) =>
      vendorId === vendor.id && eventDate === day && (state === 'accepted' || state === 'confirmed'),
  )
  return (
    <ContactPanel vendor={vendor} weddingDay={day} ours={ours} renderedOn={renderedOn} contact={contact} />
  )
}
