import type { z } from 'zod'
import { ADMIN_CALLS } from './calls/admin-calls.ts'
import { APPROVAL_CALLS } from './calls/approval-calls.ts'
import { ASSISTANCE_CALLS } from './calls/assistance-calls.ts'
import { BOOKING_CALLS } from './calls/booking-calls.ts'
import { ASSISTANT_CALLS } from './calls/assistant-calls.ts'
import { CALENDAR_CALLS } from './calls/calendar-calls.ts'
import type { Call } from './calls/call.ts'
import { COUPLE_CALLS } from './calls/couple-calls.ts'
import { FILE_CALLS } from './calls/file-calls.ts'
import { LEAD_CALLS } from './calls/lead-calls.ts'
import { LOOK_CALLS } from './calls/look-calls.ts'
import { MESSAGE_CALLS } from './calls/message-calls.ts'
import { NEWS_CALLS } from './calls/news-calls.ts'
import { PORTFOLIO_CALLS } from './calls/portfolio-calls.ts'
import { SECOND_FACTOR_CALLS } from './calls/second-factor-calls.ts'
import { SITE_CALLS } from './calls/site-calls.ts'
import { REAL_WEDDING_CALLS } from './calls/real-wedding-calls.ts'
import { REVIEW_CALLS } from './calls/review-calls.ts'
import { ENTITY_CALLS } from './calls/entity-calls.ts'
import { SYNC_CALLS } from './calls/sync-calls.ts'
import { USER_CALLS } from './calls/user-calls.ts'
import { VENDOR_CALLS } from './calls/vendor-calls.ts'
import type { CallName } from './routes.ts'

/** What each call of routes.ts takes and answers. A route without its entry here does not compile, and the reverse. */
export const CALLS = {
  ...ENTITY_CALLS,
  ...USER_CALLS,
  ...COUPLE_CALLS,
  ...VENDOR_CALLS,
  ...PORTFOLIO_CALLS,
  ...BOOKING_CALLS,
  ...CALENDAR_CALLS,
  ...LEAD_CALLS,
  ...NEWS_CALLS,
  ...SITE_CALLS,
  ...REAL_WEDDING_CALLS,
  ...REVIEW_CALLS,
  ...ASSISTANCE_CALLS,
  ...ADMIN_CALLS,
  ...APPROVAL_CALLS,
  ...SECOND_FACTOR_CALLS,
  ...LOOK_CALLS,
  ...FILE_CALLS,
  ...MESSAGE_CALLS,
  ...ASSISTANT_CALLS,
  ...SYNC_CALLS,
} satisfies Record<CallName, Call>

type Calls = typeof CALLS
type Part<N extends CallName, P extends string, Side extends 'input' | 'output'> = Calls[N] extends {
  [K in P]: infer S extends z.core.$ZodType
}
  ? Side extends 'input'
    ? z.core.input<S>
    : z.core.output<S>
  : undefined

export type CallParams<N extends CallName> = Part<N, 'params', 'output'>
export type CallQuery<N extends CallName> = Part<N, 'query', 'output'>
export type CallBody<N extends CallName> = Part<N, 'body', 'output'>
export type CallReply<N extends CallName> = Part<N, 'reply', 'output'>
/** What the client sends: defaults may be left out. */
export type CallBodyInput<N extends CallName> = Part<N, 'body', 'input'>
export type CallQueryInput<N extends CallName> = Part<N, 'query', 'input'>
