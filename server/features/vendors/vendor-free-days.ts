import { type SQL, sql } from 'drizzle-orm'

/**
 * That a vendor has a place left on a day. Asked as one set of those who have not, made once for the whole question,
 * and not vendor by vendor. Of a page that nobody holds nobody knows.
 * @param vendorId the column of its id
 * @param day `YYYY-MM-DD`
 */
export const isFreeOn = (vendorId: SQL, day: string): SQL =>
  sql`${vendorId} not in (select vendor_id from vendor_day where day = ${day}
    union all select id from vendor where not claimed)`
