/** Stripe's API by its own library: one place says how it is reached and how long it is waited for. */
import type Stripe from 'stripe'
import { loadLate } from '../../../platform/load-late.ts'

/** Its library, which a product without Stripe never loads. */
export const stripeLibrary = loadLate<typeof Stripe>('stripe')

export interface StripeSettings {
  secretKey: string
  /** With which what it tells is signed. */
  webhookSecret: string
  /** Another address for its API: a proxy, or what stands for it in a test. */
  apiUrl: string | undefined
}

const WITHIN_MS = 10_000
/** Each under the key of the first try. */
const TRIES_MORE = 2

export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl)
  return new (stripeLibrary())(secretKey, {
    timeout: WITHIN_MS,
    maxNetworkRetries: TRIES_MORE,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}
