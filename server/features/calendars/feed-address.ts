/**
 * The address at which a vendor's own days are read. Half of it is kept, the other half is made from that and the server's
 * key, so that it can be shown again and a copy of the database alone opens none.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OwnCalendars } from '#contract/vendors/calendars.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { listCalendars } from './other-calendars.ts'

const SECRET_BYTES = 18
export const FEED_PATH = '/calendar/'

export interface FeedAddresses {
  key: Buffer
  /** Where people reach the product, without a slash at the end. */
  origin: () => string
}

const bytesOf = (serial: string) => Buffer.from(serial.replaceAll('-', ''), 'hex')
const proofOf = (serial: Buffer, key: Buffer) =>
  createHmac('sha256', key).update(serial).digest().subarray(0, SECRET_BYTES)
const tokenOf = (serial: string, key: Buffer) => {
  const bytes = bytesOf(serial)
  return Buffer.concat([bytes, proofOf(bytes, key)]).toString('base64url')
}

/** The serial that an address's secret proves; undefined for any other text. */
export function serialOf(token: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 16 + SECRET_BYTES || bytes.toString('base64url') !== token) return undefined
  const serial = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), proofOf(serial, key))) return undefined
  return serial.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A vendor's calendars: its address, where it made one, and those that are read. */
export async function ownCalendars(
  vendorId: string,
  { key, origin }: FeedAddresses,
  tx: Queryable,
): Promise<OwnCalendars> {
  const { rows } = await tx.execute(
    sql`select serial, made_at, read_at from calendar_feed where vendor_id = ${vendorId}`,
  )
  const row = rows[0]
  const feed = row
    ? {
        url: `${origin()}${FEED_PATH}${tokenOf(row.serial as string, key)}.ics`,
        madeAt: new Date(row.made_at as string).toISOString(),
        readAt: row.read_at === null ? null : new Date(row.read_at as string).toISOString(),
      }
    : null
  return { feed, others: await listCalendars(vendorId, tx) }
}

/** Makes the address; where there was one, it ends. */
export async function makeAddress(vendorId: string, now: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into calendar_feed (vendor_id, serial, made_at) values (${vendorId}, ${randomUUID()}, ${now})
    on conflict (vendor_id) do update set serial = excluded.serial, made_at = excluded.made_at, read_at = null`)
}

export async function endAddress(vendorId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from calendar_feed where vendor_id = ${vendorId}`)
}
