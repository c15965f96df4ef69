/** What the administrators' dashboard counts, and over which spans. Free of schemas: the screen has it too. */

/** How far back it can be asked for, in days, today among them. */
export const DASHBOARD_SPANS = [7, 30, 90, 365] as const
export type DashboardSpan = (typeof DASHBOARD_SPANS)[number]

/**
 * What waits until an administrator has done something: `chats` whose last word is not ours, `requests` to assistance that
 * are not solved, conversations and reviews that somebody reported, `reviews` and real `weddings` that nobody has read, requests
 * that a vendor contests, what a colleague asked and another has to confirm (`approvals`).
 */
export const DUTIES = [
  'chats',
  'requests',
  'reports',
  'review_reports',
  'reviews',
  'weddings',
  'contests',
  'approvals',
] as const
export type DutyName = (typeof DUTIES)[number]

/** The work by the clock, by the name of its queue. */
export const JOBS = ['clock', 'housekeeping', 'outside'] as const
export type JobName = (typeof JOBS)[number]

/** Why work by the clock failed, as far as it is known: what the server's log says more of is not told here. */
export const JOB_FAULTS = ['database', 'disk', 'network', 'time', 'program'] as const
export type JobFault = (typeof JOB_FAULTS)[number]
/** Of how many days failures are told, and how many. */
export const JOB_FAILURES = { days: 7, most: 10 } as const
