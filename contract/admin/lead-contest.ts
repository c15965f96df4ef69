import { z } from 'zod'
import {
  CONTEST_QUEUES,
  CONTEST_REASONS,
  CONTEST_WORDS_MAX,
  CONTEST_WORDS_MIN,
  type ContestReason,
} from '../lists/admin/lead-contests.ts'
import { Id } from '../kit/ids.ts'
import { Day, Instant, text } from '../kit/scalars.ts'

const Reason = z.enum(Object.keys(CONTEST_REASONS) as [ContestReason, ...ContestReason[]])

const LeadContest = z.strictObject({
  reason: Reason,
  words: text(CONTEST_WORDS_MAX),
  state: z.enum(['pending', 'upheld', 'rejected']),
  /** What the administrator who decided wrote; null until then. */
  answer: text(500).nullable(),
  at: Instant,
  /** By when it is decided. */
  dueOn: Day,
  decidedAt: Instant.nullable(),
})

const weight = {
  /** One of the two has proved an e-mail address. */
  emailProved: z.boolean(),
  /** How many vendors the couple has written to or asked, this one among them. */
  vendorsAsked: z.int().min(0),
}

/** What a vendor is told of a request beside the request: what makes it serious, and that it was contested. */
export const Lead = z.strictObject({
  id: Id,
  ...weight,
  mayContest: z.boolean(),
  contest: LeadContest.nullable(),
})
export type Lead = z.infer<typeof Lead>

export const NewContest = z.strictObject({
  reason: Reason,
  words: text(CONTEST_WORDS_MAX, CONTEST_WORDS_MIN),
})
export type NewContest = z.infer<typeof NewContest>

/** As administrators read it. `id` is the request's. */
export const QueuedContest = LeadContest.extend({
  id: Id,
  ...weight,
  vendorId: Id,
  vendorName: text(120),
  coupleId: Id,
  coupleNames: text(260),
  eventDate: Day,
  guestCount: z.int().optional(),
  budgetCents: z.int().optional(),
  message: text(4000, 0),
})
export type QueuedContest = z.infer<typeof QueuedContest>

export const ContestQueue = z.enum(CONTEST_QUEUES)
export type ContestQueue = z.infer<typeof ContestQueue>

export const ContestDecision = z.strictObject({ upheld: z.boolean(), answer: text(500) })
export type ContestDecision = z.infer<typeof ContestDecision>
