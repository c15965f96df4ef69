/** An account that support looked at as its owner sees it (decision 116). */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant, text } from '../kit/scalars.ts'
import { LOOKS_TOLD, LOOK_REASON_MAX, LOOK_REASON_MIN } from '../lists/admin/look-limits.ts'

/** What is to be looked at, and why. The same `id` again is the same look, with a new credential. */
export const NewLook = z.strictObject({
  id: Id,
  kind: z.enum(['couple', 'vendor']),
  accountId: Id,
  reason: text(LOOK_REASON_MAX, LOOK_REASON_MIN),
})
export type NewLook = z.infer<typeof NewLook>

/** The credential, shown once; it reads until `endsAt`, and changes nothing. */
export const StartedLook = z.strictObject({ id: Id, token: z.string(), endsAt: Instant })
export type StartedLook = z.infer<typeof StartedLook>

/** A look as the owner is told of it. */
export const AccountLook = z.strictObject({
  id: Id,
  reason: z.string(),
  startedAt: Instant,
  /** When it ended, or will. */
  endsAt: Instant,
  /** It is going on. */
  open: z.boolean(),
})
export type AccountLook = z.infer<typeof AccountLook>

export const AccountLooks = z.array(AccountLook).max(LOOKS_TOLD)
