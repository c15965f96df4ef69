/** The page of Stripe's on which an invoice is paid. */
import { leftToPay } from '#contract/billing/credit.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../../platform/http/problem.ts'
import { findInvoice } from '../invoice-store.ts'
import { checkoutsOf, noteCheckout } from './checkout-store.ts'
import { apply } from './settle-service.ts'
import { AWAY, type StripePort, asked, isOwed } from './stripe-port.ts'

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
    // The same page for whoever asks twice at once, or again after an answer that was lost; with another sum it is another.
    { idempotencyKey: `checkout/${invoiceId}/${known.length}/${leftToPay(entry)}` },
  )
  if (!session.url) throw new ProblemError('unavailable', { detail: AWAY })
  return { sessionId: session.id, url: session.url }
}

/** Keeps that a page was opened. The caller holds the vendor's lock. */
export const keepCheckout = (
  vendorId: string,
  invoiceId: string,
  sessionId: string,
  { now, tx }: { now: string; tx: Queryable },
): Promise<void> => noteCheckout({ sessionId, invoiceId, vendorId }, now, tx)
