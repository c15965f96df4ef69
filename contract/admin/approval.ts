/** What one administrator asked, and another has yet to confirm (decision 113). */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Cents, Instant, text } from '../kit/scalars.ts'
import { APPROVED_CALLS } from '../lists/admin/approvals.ts'

/** Said by a call that is not done yet: which request of it waits, and until when. */
export const Waits = z.strictObject({ approvalId: Id, until: Instant })
export type Waits = z.infer<typeof Waits>

/** Why an account is deleted, for who has to confirm it. */
export const Deletion = z.strictObject({ reason: text(500, 0).default('') }).prefault({})

export const Approval = z.strictObject({
  id: Id,
  call: z.enum(APPROVED_CALLS),
  /** The account or the invoice. */
  thingId: Id,
  /** What it is called today. */
  name: z.string(),
  /** Of a credit note, with VAT. */
  cents: Cents.nullable(),
  reason: z.string(),
  askedBy: z.string(),
  /** Asked by who reads it: theirs to take back, and not to confirm. */
  own: z.boolean(),
  askedAt: Instant,
  until: Instant,
  /** It is no longer what it was when it was asked: it can be refused, and asked anew. */
  changed: z.boolean(),
})
export type Approval = z.infer<typeof Approval>

/** Those of one account or invoice alone, or of all. */
export const WhichApprovals = z.strictObject({ thingId: Id.optional() })

export const Approvals = z.strictObject({
  /** What waits and is for the role of who reads, the oldest first; `APPROVALS_AT_ONCE` at most. */
  waiting: z.array(Approval),
  /** There are others behind these. */
  more: z.boolean(),
  /** What takes two today: of the other calls there is nobody else who may. */
  needed: z.array(z.enum(APPROVED_CALLS)),
})
export type Approvals = z.infer<typeof Approvals>

/** A no says why. */
export const ApprovalDecision = z
  .strictObject({ verdict: z.enum(['confirm', 'refuse']), words: text(500, 0).default('') })
  .refine(({ verdict, words }) => verdict === 'confirm' || words !== '', {
    path: ['words'],
    message: 'Scrivi perché no.',
  })
