/** How Stripe is asked: what those need who ask it, and what becomes of its silence. */
import type Stripe from 'stripe'
import type { BillingEntry } from '#contract/billing/billing.ts'
import type { Database } from '../../../platform/database/database.ts'
import { noteFault } from '../../../platform/faults.ts'
import { ProblemError, ruleBroken } from '../../../platform/http/problem.ts'
import { stripeLibrary } from './stripe-client.ts'

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
export type Session = Stripe.Checkout.Session & { payment_intent: Stripe.PaymentIntent | null }

export const asked = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }) as Promise<Session>

/**
 * What Stripe answers; that it does not is said in words.
 * @param changed the sentence for who asks again for what was asked for with another sum, which Stripe refuses for a day
 * @throws ProblemError `unavailable`; `rule_broken` for that
 */
export async function answered<T>(work: Promise<T>, changed?: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { errors } = stripeLibrary()
    if (!(error instanceof errors.StripeError)) throw error
    if (changed && error instanceof errors.StripeIdempotencyError) throw ruleBroken(changed)
    noteFault('stripe', error)
    throw new ProblemError('unavailable', { detail: AWAY })
  }
}
