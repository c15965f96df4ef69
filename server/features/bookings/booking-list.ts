/** Every booking, as administrators look for one: by the two, by the vendor, by its day or by its code. */
import { type SQL, sql } from 'drizzle-orm'
import type { FoundBooking } from '#contract/bookings/booking.ts'
import type { CallQuery } from '#contract/calls.ts'
import type { Couple } from '#contract/people/couple.ts'
import { hasWords } from '../../platform/list-words.ts'
import { pagedList } from '../../platform/paged-list.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { wholeNames } from '../couple/couple-service.ts'
import { soughtDays } from './sought-days.ts'

/** A code, or its beginning, as mails and addresses write it. */
const CODE = /^[\da-f]{8}(-[\da-f-]{0,27})?$/i

export const bookingList = pagedList<CallQuery<'Admin/getAllBooking'>, FoundBooking>({
  // In which those that are deleted are no more.
  from: sql`booking_listing l`,
  id: sql`l.booking_id`,
  sorts: { created: { by: sql`l.created_at`, type: 'timestamptz' } },
  where: ({ q }) => (q ? soughtBy(q.trim()) : []),
  load: foundBookings,
})

/** Each word stands in the names of the two or in the vendor's: whoever looks types some of both. */
function soughtBy(q: string): SQL[] {
  if (CODE.test(q)) return [byCode(q.replaceAll('-', ''))]
  const { days, rest } = soughtDays(q)
  return [
    ...(days ? [sql`l.event_date between ${days[0]}::date and ${days[1]}::date`] : []),
    hasWords(sql`l.folded`, rest),
  ]
}

/** Those whose code begins so: a range of the key. */
const byCode = (digits: string) =>
  sql`l.booking_id between ${digits.padEnd(32, '0')}::uuid and ${digits.padEnd(32, 'f')}::uuid`

async function foundBookings(ids: readonly string[], tx: Queryable): Promise<FoundBooking[]> {
  const { rows } = await tx.execute(sql`
    select b.id, b.version, b.couple_id as "coupleId", b.vendor_id as "vendorId", b.state,
           to_char(b.event_date, 'YYYY-MM-DD') as "eventDate", c.partners, v.business_name as "vendorName"
      from booking b join couple c on c.id = b.couple_id join vendor v on v.id = b.vendor_id
     where b.id = any(${sql.param([...ids])}::uuid[])`)
  const found = rows as unknown as (Omit<FoundBooking, 'coupleNames'> & { partners: Couple['partners'] })[]
  return found.map(({ partners, ...one }) => ({ ...one, coupleNames: wholeNames(partners) || 'Una coppia' }))
}
