/** The checkouts that were opened for invoices, and what has become of each. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'

export type CheckoutState = 'open' | 'clearing' | 'paid' | 'failed' | 'expired' | 'surplus' | 'refunded'

export interface Checkout {
  sessionId: string
  state: CheckoutState
}

/** Of an invoice, the first first. */
export async function checkoutsOf(invoiceId: string, tx: Queryable): Promise<Checkout[]> {
  const { rows } = await tx.execute(sql`select session_id as "sessionId", state from stripe_checkout
    where invoice_id = ${invoiceId} order by opened_at, session_id`)
  return rows as unknown as Checkout[]
}

/** @param now ISO-8601 UTC. Twice is once: a state that is known stays. */
export async function noteCheckout(
  { sessionId, invoiceId, vendorId }: { sessionId: string; invoiceId: string; vendorId: string },
  now: string,
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`insert into stripe_checkout (session_id, invoice_id, vendor_id, state, opened_at, updated_at)
    values (${sessionId}, ${invoiceId}, ${vendorId}, 'open', ${now}, ${now}) on conflict do nothing`)
}

export async function setCheckout(
  sessionId: string,
  state: CheckoutState,
  now: string,
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`update stripe_checkout set state = ${state}, updated_at = ${now}
    where session_id = ${sessionId}`)
}

/**
 * Those of which Stripe has not said the end, and nothing was heard for a while.
 * @param before ISO-8601 UTC
 */
export async function unsettledCheckouts(before: string, limit: number, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(sql`select session_id from stripe_checkout
    where state in ('open', 'clearing', 'surplus') and updated_at < ${before} order by updated_at limit ${limit}`)
  return rows.map(({ session_id }) => session_id as string)
}

/** Looked at just now: its turn comes again after the others. */
export const touchCheckout = async (sessionId: string, now: string, tx: Queryable): Promise<void> =>
  void (await tx.execute(sql`update stripe_checkout set updated_at = ${now} where session_id = ${sessionId}`))

/** @returns whether it had not been told before. In the transaction that acts on it. */
export async function isNewEvent(id: string, now: string, tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into stripe_event (id, at) values (${id}, ${now}) on conflict do nothing`,
  )
  return rowCount === 1
}
