/** Money that goes back the way it came. */
import { owedBack } from '#contract/billing/credit.ts'
import { findInvoice } from '../invoice-store.ts'
import { type StripePort, answered } from './stripe-port.ts'

/** Made at Stripe and not noted here: only the same again finds it, and does not send it twice. */
const UNDER_WAY =
  'Un rimborso di questa fattura è già partito con un’altra somma: ripeti lo stesso importo, e viene registrato senza partire due volte.'

/**
 * Gives back of an invoice that was paid there what was credited, the way it came. Asks Stripe: outside of transactions. Of
 * two who give back at once one is refused by Stripe, for both name what was given back before.
 * @param isAnswered whether this very request was done already: then nothing goes
 * @throws ProblemError `unavailable`, where Stripe says no as well; `rule_broken` where another sum is under way
 * @returns what Stripe calls it; undefined where it was not paid there
 */
export async function refundAtStripe(
  port: StripePort | undefined,
  invoiceId: string,
  cents: number,
  isAnswered: () => Promise<boolean>,
): Promise<string | undefined> {
  const entry = port && (await findInvoice(invoiceId, port.database.db))
  if (entry?.method !== 'stripe' || !entry.reference || cents > owedBack(entry)) return undefined
  // After the invoice was read: what is done between the two is not in it, and has the same name at Stripe.
  if (await isAnswered()) return undefined
  const refund = port!.stripe.refunds.create(
    { payment_intent: entry.reference, amount: cents },
    { idempotencyKey: `refund/${invoiceId}/${entry.refundedCents}` },
  )
  return (await answered(refund, UNDER_WAY)).id
}
