/** The bookings of the account that is signed in, a couple's or a vendor's, with what waits laid over them. */
import { isOpenBooking } from '#contract/booking-steps.ts'
import type { Booking } from '#contract/booking.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { usePending, useReview } from '../sync/sync-queries.ts'
import { BOOKINGS_KEY, BUSY_DAYS_KEY, MAY_ASK_KEY, applyBookings, applyBusyDays } from './booking-commands.ts'

export const bookingQueries = {
  list: (api: ApiClient, role: 'couple' | 'vendor') =>
    queryOptions({
      queryKey: BOOKINGS_KEY,
      queryFn: () =>
        role === 'couple' ? api('Bookings/getBookingByCouple') : api('Bookings/getBookingByVendor'),
      meta: { persist: 'private' },
    }),
  busyDays: (api: ApiClient) =>
    queryOptions({
      queryKey: BUSY_DAYS_KEY,
      queryFn: () => api('Bookings/getBusyDays'),
      meta: { persist: 'private' },
    }),
  mayAsk: (api: ApiClient, vendorId: string) =>
    queryOptions({
      queryKey: [...MAY_ASK_KEY, vendorId],
      queryFn: () => api('Couple/getIfBtnBookingIsVisible', { query: { IdVendor: vendorId } }),
      meta: { persist: 'private' },
      retry: false,
    }),
}

const NONE: readonly Booking[] = []

/** Asked for only when a couple or a vendor is signed in: public pages use it too. */
export function useBookings() {
  const api = useApi()
  const role = useSession((session) => session.last?.role)
  const asks = role === 'couple' || role === 'vendor'
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    ...bookingQueries.list(api, role === 'vendor' ? 'vendor' : 'couple'),
    enabled: asks,
  })
  const pending = usePending('booking')
  const refused = useReview('booking')
  const bookings = useMemo(() => applyBookings(data ?? NONE, pending), [data, pending])
  const waiting = useMemo(() => new Set(pending.map((command) => command.entity.id)), [pending])
  const toReview = useMemo(() => new Set(refused.map((command) => command.entity.id)), [refused])
  return {
    bookings,
    waiting,
    toReview,
    ready: data !== undefined || pending.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (isError || isPaused),
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

export type BookingList = ReturnType<typeof useBookings>

/** The days a vendor keeps for itself. */
export function useBusyDays() {
  const { data, isError, isPaused } = useQuery(bookingQueries.busyDays(useApi()))
  const pending = usePending('busyDays')
  const days = useMemo(() => applyBusyDays(data?.days ?? [], pending), [data, pending])
  const waiting = useMemo(
    () => new Set(pending.flatMap((command) => (command.args as { days: string[] }).days)),
    [pending],
  )
  return {
    days,
    waiting,
    ready: data !== undefined || pending.length > 0,
    failed: !data && (isError || isPaused),
  }
}

/** Whether the button that asks is shown: as the server says, or, where it cannot be asked, as far as this device knows. */
export function useMayAsk(
  vendor: { id: string; takesBookings: boolean },
  weddingDay: string | null,
  today: string,
) {
  const { bookings, ready } = useBookings()
  const { data, isError, isPaused } = useQuery(bookingQueries.mayAsk(useApi(), vendor.id))
  const open = bookings.find(({ vendorId, state }) => vendorId === vendor.id && isOpenBooking(state))
  const fits = vendor.takesBookings && (weddingDay === null || weddingDay >= today)
  const unknown = data === undefined && (isError || isPaused)
  // What waits here is newer than what the server said: a request that was cancelled offline may be asked again.
  const known = bookings.some(({ vendorId }) => vendorId === vendor.id)
  return { open, visible: !open && fits && (data === true || unknown || (known && ready)) }
}
