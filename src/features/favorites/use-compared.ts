/** What a comparison knows of a vendor beside its card: its own page and its calendar, as this device keeps them. */
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import { useToday } from '../../lib/clock.ts'
import { useBookings } from '../bookings/booking-queries.ts'
import { useCouple } from '../couple/couple-queries.ts'
import { vendorQueries } from '../vendors/vendor-queries.ts'
import { dayFact, placeFact } from './compare-words.ts'

/** Its own page; undefined while it is read, or where this device has never read it. */
export function useVendorPage({ id }: VendorCard) {
  const { data, isFetching } = useQuery(vendorQueries.detail(useApi(), id))
  return { page: data, isComing: isFetching }
}

/** Whether it is free on the couple's day. */
export function useDayAt({ id }: VendorCard) {
  const today = useToday()
  const { couple } = useCouple()
  const { bookings } = useBookings()
  const { data, isFetching } = useQuery(vendorQueries.availability(useApi(), id, today))
  const day = couple?.weddingDate ?? null
  const ours = bookings.some(
    ({ vendorId, eventDate, state }) =>
      vendorId === id && eventDate === day && (state === 'accepted' || state === 'confirmed'),
  )
  return dayFact({ day, today, ours, days: data, isComing: isFetching })
}

/** How far it is from the couple's wedding. A location stands where it is. */
export function usePlaceOf(vendor: VendorCard) {
  const { couple } = useCouple()
  const { page, isComing } = useVendorPage(vendor)
  const coverage = vendor.category === 'location' ? null : page?.coverage
  return placeFact({ ours: couple?.place, place: vendor.place, coverage, isComing })
}
