/** What a vendor is asked to pay, and what it has paid. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingEntry, InvoicePayment, TransferSeen } from '#contract/billing/billing.ts'
import { vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { LAST_PAID, findInvoice, listInvoices, settleInvoice } from './invoice-store.ts'
import { takeWhatWasPaid } from './what-was-paid.ts'

/** As many as a vendor has in a century of months. */
const MOST_OF_ONE = 1_200

export const invoicesOf = (vendorId: string, tx: Queryable): Promise<BillingEntry[]> =>
  listInvoices(sql`vendor_id = ${vendorId}`, MOST_OF_ONE, tx)

/** The last one that is paid; null before the first. */
export const lastPaid = async (vendorId: string, tx: Queryable): Promise<BillingEntry | null> =>
  (await listInvoices(sql`vendor_id = ${vendorId} and state = 'paid'`, 1, tx, LAST_PAID))[0] ?? null

/** @throws ProblemError `rule_broken` */
function ensureToPay({ state }: BillingEntry): void {
  if (state === 'cancelled') throw ruleBroken('Questa fattura è stata annullata: non c’è niente da pagare.')
  if (state === 'issued') throw ruleBroken('Una nota di credito non si paga.')
}

/**
 * Pays the whole of one, once, however often it is asked; what waited for it holds. The caller holds the
 * vendor's lock.
 * @param hasStripe money moves there: no test payment is one
 * @throws ProblemError `not_found` for one of nobody's or another's, `rule_broken` where it cannot be paid so
 */
export async function payInvoice(
  vendorId: string,
  context: WriteContext,
  { billingId, method }: z.output<typeof InvoicePayment>,
  hasStripe: boolean,
): Promise<BillingEntry> {
  const { tx, now } = context
  const entry = await findInvoice(billingId, tx, true)
  if (entry?.vendorId !== vendorId) throw new ProblemError('not_found')
  ensureToPay(entry)
  // What became of a payment there is known by now (`stripe/checkout-service.ts`).
  if (method === 'stripe' && hasStripe) return entry
  if (method === 'stripe') throw ruleBroken('Qui non si paga ancora con la carta: c’è il pagamento di prova.')
  if (hasStripe) throw ruleBroken('Qui si paga davvero: con la carta o con un addebito in conto.')
  await settleInvoice(entry, method, now, tx)
  await takeWhatWasPaid(entry, context)
  return (await findInvoice(billingId, tx))!
}

/** The lock under which an invoice is paid: its vendor's. @throws ProblemError `not_found` */
export async function lineOfInvoice(id: string, tx: Queryable): Promise<string> {
  const entry = await findInvoice(id, tx)
  if (!entry) throw new ProblemError('not_found')
  return vendorAudience(entry.vendorId)
}

/**
 * An administrator has seen the transfer of the whole of it come in; one that is paid stays as it is. The caller holds its
 * line.
 * @throws ProblemError `not_found`, `rule_broken` for one that was cancelled
 */
export async function noteTransfer(
  context: WriteContext,
  id: string,
  { reference }: z.output<typeof TransferSeen>,
): Promise<BillingEntry> {
  const { tx, now } = context
  const entry = await findInvoice(id, tx, true)
  if (!entry) throw new ProblemError('not_found')
  ensureToPay(entry)
  await settleInvoice(entry, 'transfer', now, tx, plainText(reference) || null)
  await takeWhatWasPaid(entry, context)
  return (await findInvoice(id, tx))!
}
