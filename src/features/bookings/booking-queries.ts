/** The bookings of the account that is signed in, a couple's or a vendor's, with what waits laid over them. */
import { isOpenBooking } from '#contract/lists/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { useApi } from '../../api/api-context.tsx'
import type { Command } from '../../offline/outbox/command.ts'
import { useSession } from '../../session/session-context.tsx'
import { type EntityMark, useEntityMarks, usePending, useReview } from '../sync/sync-face.ts'
import {
  BOOKINGS_KEY,
  BUSY_DAYS_KEY,
  type BusyDaysSet,
  MAY_ASK_KEY,
  applyBookings,
  applyBusyDays,
} from './booking-commands.ts'

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
  const bookings = useMemo(() => applyBookings(data ?? NONE, pending), [data, pending])
  const marks = useEntityMarks('booking')
  return {
    bookings,
    marks,
    ready: data !== undefined || pending.length > 0,
    // Paused: the first try failed and the next one waits for the server to come back.
    failed: data === undefined && (isError || isPaused),
    fetching: isFetching,
    retry: () => void refetch(),
  }
}

export type BookingList = ReturnType<typeof useBookings>

const daysOf = ({ args }: Command) => (args as BusyDaysSet).days

/** The days a vendor keeps for itself. */
export function useBusyDays() {
  const { data, isError, isPaused } = useQuery(bookingQueries.busyDays(useApi()))
  const pending = usePending('busyDays')
  const days = useMemo(() => applyBusyDays(data?.days ?? [], pending), [data, pending])
  const elsewhere = useMemo(
    () => new Map(data?.elsewhere?.map(({ day, calendar }) => [day, calendar])),
    [data?.elsewhere],
  )
  const refused = useReview('busyDays')
  // All days are one thing to the outbox: which of them a mark means, its commands say.
  const isLate = useEntityMarks('busyDays').size > 0
  const marks = useMemo(() => {
    const byDay = new Map<string, EntityMark>()
    if (isLate) for (const day of pending.flatMap(daysOf)) byDay.set(day, 'waiting')
    for (const day of refused.flatMap(daysOf)) byDay.set(day, 'review')
    return byDay
  }, [isLate, pending, refused])
  return {
    days,
    /** Days that another calendar takes, and its name: they are freed there. */
    elsewhere: elsewhere as ReadonlyMap<string, string>,
    marks,
    ready: data !== undefined || pending.length > 0,
    failed: !data && (isError || isPaused),
  }
}

/**
 * Whether the button that asks is shown: as the server says, or, where it cannot be asked, as far as this device knows;
 * `comes` while neither has said.
 */
export function useMayAsk(
  vendor: { id: string; takesBookings: boolean },
  weddingDay: string | null,
  today: string,
) {
  const { bookings, marks, ready } = useBookings()
  const { data, isError, isPaused } = useQuery(bookingQueries.mayAsk(useApi(), vendor.id))
  const open = bookings.find(({ vendorId, state }) => vendorId === vendor.id && isOpenBooking(state))
  const fits = vendor.takesBookings && (weddingDay === null || weddingDay >= today)
  const unknown = data === undefined && (isError || isPaused)
  // What waits here is newer than what the server said: a request that was cancelled offline may be asked again.
  const known = bookings.some(({ vendorId }) => vendorId === vendor.id)
  const waits = open !== undefined && marks.get(open.id) === 'waiting'
  const visible = !open && fits && (data === true || unknown || (known && ready))
  return { open, waits, visible, comes: !open && !visible && fits && (data === undefined || !ready) }
}
