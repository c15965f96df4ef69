/**
 * What became of a payment, whatever is sent twice, comes late or out of order: what is acted on is never what an event says,
 * but what Stripe answers when it is asked about that payment.
 */
import { leftToPay } from '#contract/billing/credit.ts'
import { lockAudience, vendorAudience } from '../../../platform/database/change-feed.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { noteFault } from '../../../platform/faults.ts'
import { ProblemError } from '../../../platform/http/problem.ts'
import { findInvoice, settleInvoice } from '../invoice-store.ts'
import { takeWhatWasPaid } from '../what-was-paid.ts'
import {
  type CheckoutState,
  checkoutsOf,
  isNewEvent,
  noteCheckout,
  setCheckout,
  touchCheckout,
  unsettledCheckouts,
} from './checkout-store.ts'
import { type Session, type StripePort, asked, isOwed } from './stripe-port.ts'

/** Asks Stripe what became of what was opened for an invoice, and does what follows. */
export async function lookAtInvoice(port: StripePort, vendorId: string, invoiceId: string): Promise<void> {
  const entry = await findInvoice(invoiceId, port.database.db)
  if (entry?.vendorId !== vendorId) throw new ProblemError('not_found')
  for (const { sessionId, state } of await checkoutsOf(invoiceId, port.database.db))
    if (state === 'open' || state === 'clearing') await apply(port, await asked(port.stripe, sessionId))
}

/** Those that Stripe has told nothing of for so long are asked about. */
const SILENT_MS = 10 * 60_000
const AT_ONCE = 50

/** What was never told: the other half of «once». @returns how many were asked about */
export async function lookAtCheckouts(port: StripePort): Promise<number> {
  const { database, stripe, clock } = port
  const before = new Date(clock().getTime() - SILENT_MS).toISOString()
  const ids = await unsettledCheckouts(before, AT_ONCE, database.db)
  for (const id of ids)
    try {
      await touchCheckout(id, clock().toISOString(), database.db)
      await apply(port, await asked(stripe, id))
    } catch (error) {
      noteFault('stripe-checkout', error)
    }
  return ids.length
}

/** What Stripe has told: of which payment, and under which id. */
export async function hear(port: StripePort, event: { id: string; sessionId: string }): Promise<void> {
  await apply(port, await asked(port.stripe, event.sessionId), event.id)
}

/** Where a payment stands. A debit that is refused days later is complete and unpaid, as one that clears is. */
function stateOf({ status, payment_status, payment_intent }: Session): CheckoutState {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  if (status === 'open') return 'open'
  return payment_intent?.status === 'processing' ? 'clearing' : 'failed'
}

/** Notes what Stripe has. @param eventId of what told it, which is acted on once */
export async function apply(port: StripePort, session: Session, eventId?: string): Promise<void> {
  const { database, clock } = port
  const invoiceId = session.metadata?.['invoice']
  const entry = invoiceId && (await findInvoice(invoiceId, database.db))
  // Whoever shares the account with others is told of theirs as well.
  if (!entry) return
  const isSurplus = await database.db.transaction(async (tx) => {
    await lockAudience(tx, vendorAudience(entry.vendorId))
    const now = clock().toISOString()
    if (eventId !== undefined && !(await isNewEvent(eventId, now, tx))) return false
    await noteCheckout({ sessionId: session.id, invoiceId: entry.id, vendorId: entry.vendorId }, now, tx)
    const state = await settle(session, entry.id, { tx, now })
    await setCheckout(session.id, state, now, tx)
    return state === 'surplus'
  })
  if (isSurplus) await giveBack(port, session)
}

/** @returns what the checkout is then */
async function settle(
  session: Session,
  invoiceId: string,
  { tx, now }: { tx: Queryable; now: string },
): Promise<CheckoutState> {
  const [before] = (await checkoutsOf(invoiceId, tx)).filter(({ sessionId }) => sessionId === session.id)
  if (before?.state === 'refunded') return 'refunded'
  const state = stateOf(session)
  if (state !== 'paid') return state
  const entry = (await findInvoice(invoiceId, tx, true))!
  const payment = session.payment_intent?.id ?? session.id
  if (entry.state === 'paid' && entry.reference === payment) return 'paid'
  if (!isOwed(entry)) return 'surplus'
  if (session.currency !== 'eur' || session.amount_total !== leftToPay(entry)) {
    noteFault('stripe-amount', new Error(`${session.id} is not what invoice ${entry.number} asks for`))
    return 'surplus'
  }
  await settleInvoice(entry, 'stripe', now, tx, payment)
  await takeWhatWasPaid(entry, { tx, actor: 'system', now })
  return 'paid'
}

/** A payment of what was paid otherwise meanwhile goes back whole, once; one that could not is tried again. */
async function giveBack({ stripe, database, clock }: StripePort, session: Session): Promise<void> {
  if (!session.payment_intent) return
  await stripe.refunds.create(
    { payment_intent: session.payment_intent.id, reason: 'duplicate' },
    { idempotencyKey: `surplus/${session.payment_intent.id}` },
  )
  await setCheckout(session.id, 'refunded', clock().toISOString(), database.db)
}
