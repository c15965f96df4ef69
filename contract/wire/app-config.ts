import { z } from 'zod'
import { Company } from './company.ts'

/** What the app may know of the server's configuration, read when it runs: one build serves any project. */
export const AppConfig = z.strictObject({
  identity: z.strictObject({
    mode: z.enum(['embedded', 'firebase']),
    apiKey: z.string(),
    authDomain: z.string().optional(),
    projectId: z.string(),
    storageBucket: z.string(),
    appId: z.string().optional(),
    /** Google Analytics, where it is wanted. */
    measurementId: z.string().optional(),
  }),
  publicUrl: z.string(),
  version: z.string(),
  demo: z.boolean(),
  /** How invoices are paid: by a test that moves no money, or on Stripe's page. */
  payments: z.enum(['test', 'stripe']),
  /** Who runs the service; null where nobody has said. */
  company: Company.nullable(),
})
export type AppConfig = z.infer<typeof AppConfig>

export const Health = z.strictObject({
  status: z.enum(['ok', 'degraded', 'stopping']),
  version: z.string(),
  database: z.strictObject({ ok: z.boolean(), latencyMs: z.number() }),
  feed: z.strictObject({ lastSeq: z.int(), lagMs: z.number() }),
  uptimeSeconds: z.number(),
})
export type Health = z.infer<typeof Health>
