import { type SQL, sql } from 'drizzle-orm'

/**
 * That a vendor has a place left on a day. Asked as one set of those who have not, made once for the whole question,
 * and not vendor by vendor.
 * @param vendorId the column of its id
 * @param day `YYYY-MM-DD`
 */
export const isFreeOn = (vendorId: SQL, day: string): SQL =>
  sql`${vendorId} not in (select vendor_id from vendor_day where day = ${day})`
