import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant } from '../kit/scalars.ts'

/** A device on which an account is signed in, as its owner is told of it. */
export const AccountSession = z.strictObject({
  id: Id,
  /** `Safari su iPhone`; empty where nothing is known of it. */
  device: z.string().max(60),
  openedAt: Instant,
  /** To ten minutes. */
  lastUsedAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>
