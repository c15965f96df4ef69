/** Every booking, as administrators look for one: by the two, by the vendor, by its day or by its code. */
import { type SQL, sql } from 'drizzle-orm'
import type { FoundBooking } from '#contract/bookings/booking.ts'
import type { CallQuery } from '#contract/calls.ts'
import { hasWords } from '../../platform/list-words.ts'
import { pagedList } from '../../platform/paged-list.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { askingCouples } from '../couple/couple-service.ts'
import { vendorNames } from '../vendors/vendor-service.ts'
import { soughtDays } from './sought-days.ts'

/** A code, or its beginning, as mails and addresses write it. */
const CODE = /^[\da-f]{8}(-[\da-f-]{0,27})?$/i
const WORDS_AT_MOST = 8

export const bookingList = pagedList<CallQuery<'Admin/getAllBooking'>, FoundBooking>({
  from: sql`booking b`,
  id: sql`b.id`,
  sorts: { created: { by: sql`b.created_at`, type: 'timestamptz' } },
  where: ({ q }) => [sql`b.deleted_at is null`, ...(q ? soughtBy(q.trim()) : [])],
  load: foundBookings,
})

/** Each word stands in the names of the two or in the vendor's: whoever looks types some of both. */
function soughtBy(q: string): SQL[] {
  if (CODE.test(q)) return [byCode(q.replaceAll('-', ''))]
  const { days, rest } = soughtDays(q)
  const words = rest.split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)
  return [
    ...(days ? [sql`b.event_date between ${days[0]}::date and ${days[1]}::date`] : []),
    ...words.map(
      (word) => sql`(b.couple_id in (select id from couple c where ${hasWords(sql`c.folded`, word)})
        or b.vendor_id in (select id from vendor v where ${hasWords(sql`v.name_folded`, word)}))`,
    ),
  ]
}

/** Those whose code begins so: a range of the key. */
const byCode = (digits: string) =>
  sql`b.id between ${digits.padEnd(32, '0')}::uuid and ${digits.padEnd(32, 'f')}::uuid`

async function foundBookings(ids: readonly string[], tx: Queryable): Promise<FoundBooking[]> {
  const { rows } =
    await tx.execute(sql`select id, version, couple_id as "coupleId", vendor_id as "vendorId", state,
      to_char(event_date, 'YYYY-MM-DD') as "eventDate"
    from booking where id = any(${sql.param([...ids])}::uuid[])`)
  const found = rows as unknown as Omit<FoundBooking, 'coupleNames' | 'vendorName'>[]
  const vendors = await vendorNames([...new Set(found.map(({ vendorId }) => vendorId))], tx)
  const couples = await askingCouples([...new Set(found.map(({ coupleId }) => coupleId))], tx)
  return found.map((one) => ({
    ...one,
    coupleNames: couples.get(one.coupleId)?.names || 'Una coppia',
    vendorName: vendors.get(one.vendorId) ?? 'Fornitore eliminato',
  }))
}
