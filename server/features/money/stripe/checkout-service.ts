/**
 * An invoice is paid through Stripe's hosted page, once, whatever is sent twice, comes late or out of order: what is acted
 * on is never what an event says, but what Stripe answers when it is asked about that payment.
 */
import Stripe from 'stripe'
import type { BillingEntry } from '#contract/billing.ts'
import { leftToPay, owedBack } from '#contract/credit.ts'
import { lockAudience, vendorAudience } from '../../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../../platform/database/database.ts'
import { noteFault } from '../../../platform/faults.ts'
import { ProblemError, ruleBroken } from '../../../platform/http/problem.ts'
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

/** In words, where Stripe itself does not answer. */
export const AWAY = 'Chi riceve i pagamenti non risponde: riprova fra poco.'

export interface StripePort {
  stripe: Stripe
  database: Database
  publicUrl: () => string
  clock: () => Date
}

export const isOwed = ({ state }: Pick<BillingEntry, 'state'>): boolean =>
  state === 'due' || state === 'overdue'

/** A payment as Stripe has it now. */
type Session = Stripe.Checkout.Session & { payment_intent: Stripe.PaymentIntent | null }

const asked = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }) as Promise<Session>

/**
 * The page on which an invoice is paid: the one that is open already, or a new one. Asks Stripe: outside of transactions.
 * @throws ProblemError `not_found`, `rule_broken` where nothing is owed or a payment is under way
 */
export async function openCheckout(
  port: StripePort,
  vendorId: string,
  invoiceId: string,
): Promise<{ sessionId: string; url: string }> {
  const { stripe, database, publicUrl } = port
  const entry = await findInvoice(invoiceId, database.db)
  if (entry?.vendorId !== vendorId) throw new ProblemError('not_found')
  if (!isOwed(entry)) throw ruleBroken('Per questa fattura non c’è più niente da pagare.')
  const known = await checkoutsOf(invoiceId, database.db)
  for (const { sessionId, state } of known) {
    if (state === 'clearing')
      throw ruleBroken('Il pagamento è già partito: un addebito arriva in qualche giorno.')
    if (state !== 'open') continue
    const session = await asked(stripe, sessionId)
    if (session.status === 'open' && session.url && session.amount_total === leftToPay(entry))
      return { sessionId, url: session.url }
    // A part was credited meanwhile: nobody pays the former sum.
    if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId)
    await apply(port, await asked(stripe, sessionId))
    if (session.status === 'complete')
      throw ruleBroken('Il pagamento è già partito: guarda la fattura fra un momento.')
  }
  const page = `${publicUrl()}/vendor/billing`
  const about = { invoice: invoiceId, vendor: vendorId }
  const session = await stripe.checkout.sessions.create(
    // Cards, SEPA debits and whatever else the account has turned on are Stripe's to offer.
    {
      mode: 'payment',
      locale: 'it',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: leftToPay(entry),
            product_data: { name: `Fattura ${entry.number}`, description: entry.description },
          },
        },
      ],
      client_reference_id: invoiceId,
      metadata: about,
      payment_intent_data: { metadata: about },
      success_url: `${page}?pagata=${invoiceId}`,
      cancel_url: page,
    },
    // The same page for whoever asks twice at once, or again after an answer that was lost.
    { idempotencyKey: `checkout/${invoiceId}/${known.length}` },
  )
  if (!session.url) throw new ProblemError('unavailable', { detail: AWAY })
  return { sessionId: session.id, url: session.url }
}

/** What Stripe answers; that it does not is said in words. @throws ProblemError `unavailable` */
export async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    noteFault('stripe', error)
    throw new ProblemError('unavailable', { detail: AWAY })
  }
}

/** Keeps that a page was opened. The caller holds the vendor's lock. */
export const keepCheckout = (
  vendorId: string,
  invoiceId: string,
  sessionId: string,
  { now, tx }: { now: string; tx: Queryable },
): Promise<void> => noteCheckout({ sessionId, invoiceId, vendorId }, now, tx)

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

/** @param eventId of what told it, which is acted on once */
async function apply(port: StripePort, session: Session, eventId?: string): Promise<void> {
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

/**
 * Gives back of an invoice that was paid there what was credited, the way it came. Asks Stripe: outside of transactions. Of
 * two who give back at once one is refused by Stripe, for both name what was given back before.
 * @throws ProblemError `unavailable`, where Stripe says no as well
 * @returns what Stripe calls it; undefined where it was not paid there
 */
export async function refundAtStripe(
  port: StripePort | undefined,
  invoiceId: string,
  cents: number,
): Promise<string | undefined> {
  const entry = port && (await findInvoice(invoiceId, port.database.db))
  if (entry?.method !== 'stripe' || !entry.reference || cents > owedBack(entry)) return undefined
  const refund = port!.stripe.refunds.create(
    { payment_intent: entry.reference, amount: cents },
    { idempotencyKey: `refund/${invoiceId}/${entry.refundedCents}` },
  )
  return (await answered(refund)).id
}
