/** What Stripe tells (docs.stripe.com/webhooks): signed, possibly twice, late, out of order, and for three days. */
import type { FastifyPluginAsync } from 'fastify'
import type Stripe from 'stripe'
import { ProblemError } from '../../../platform/http/problem.ts'
import { hear } from './settle-service.ts'
import type { StripePort } from './stripe-port.ts'

/** How old a signature may be: whoever caught one cannot send it for ever. */
const TOLERANCE_S = 300
const MAX_BYTES = 256 * 1024

const HEARD = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** `POST /api/stripe/webhook`, the body as it came: the signature is over its bytes. An answer above 299 is sent again. */
export const stripeWebhook =
  (port: StripePort, secret: string): FastifyPluginAsync =>
  async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/stripe/webhook', { bodyLimit: MAX_BYTES }, async (request) => {
      const event = signedEvent(
        port.stripe,
        request.body as Buffer,
        request.headers['stripe-signature'],
        secret,
      )
      if (HEARD.has(event.type))
        await hear(port, { id: event.id, sessionId: (event.data.object as Stripe.Checkout.Session).id })
      return { received: true }
    })
  }

function signedEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string | string[] | undefined,
  secret: string,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S)
  } catch {
    // No fault: anybody can send anything here.
    throw new ProblemError('malformed', { detail: 'La firma non è quella di Stripe, o è troppo vecchia.' })
  }
}
