/**
 * What a look may read (decision 116): the reads that are named here, and what is open to everybody. Whatever else there is, and
 * whatever call is added, is refused; every write is.
 */
import type { CallReply } from '#contract/calls.ts'
import { LISTED_CALLS } from '#contract/entities.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { type CallName, ROUTES, type Route } from '#contract/routes.ts'
import { ProblemError } from '../http/problem.ts'

/**
 * The owner's own. Not here: conversations, sessions, calendars' addresses, which open a diary to who has them, the copy of
 * everything, and the feed, which would tell of those too.
 */
const OWN_READS = [
  'User/me',
  'Couple/findCoupleByUid',
  'Couple/getBudgetWeddingCouple',
  'Couple/getFavoriteVendorByCouple',
  'Couple/getSiteWeddingCoupleByIdCouple',
  'Couple/getRsvpAnswers',
  'Couple/getMembers',
  'Couple/getHistory',
  'Couple/getConflicts',
  'Couple/getPartnerEdits',
  'Bookings/getBookingByCouple',
  'Bookings/getOneByCouple',
  'Reviews/getMine',
  'Vendor/getDashboardByVendorId',
  'Vendor/getSubscription',
  'Vendor/getBillingByVendor',
  'Vendor/getLastPaidBilling',
  'Vendor/getInvoice',
  'Vendor/getBillingData',
  'Vendor/getAutoReplies',
  'Vendor/getOwnAwards',
  'Vendor/getSameTitles',
  'Vendor/getOwnRealWeddings',
  'Portfolio/getOwn',
  'Bookings/getBookingByVendor',
  'Bookings/getOneByVendor',
  'Bookings/getBusyDays',
  'Leads/get',
  'Files/getUsage',
  'Files/getOwn',
  'Files/getPicture',
  // What they wrote to support is support's to read.
  'Assistance/getOwnRequests',
] as const satisfies readonly CallName[]

const LISTS = Object.values<EntityCalls>(LISTED_CALLS)
  .filter(({ asked }) => asked !== 'public')
  .map(({ owner, list }) => `${owner}/${list}`)

const READS: ReadonlySet<string> = new Set([
  ...OWN_READS,
  ...LISTS,
  ...Object.entries<Route>(ROUTES)
    .filter(([, { access, method, twin }]) => access === 'public' && (method === 'GET' || twin))
    .map(([name]) => name),
])

/** Refuses what a look may not do. @param writes as its handler says @throws ProblemError `look_read_only`, `look_hidden` */
export function refuseBeyondLook(name: CallName, writes: boolean): void {
  const { method, twin }: Route = ROUTES[name]
  if (!writes && READS.has(name)) return
  throw new ProblemError(writes || (method !== 'GET' && !twin) ? 'look_read_only' : 'look_hidden')
}

/** In place of an address that lets in whoever has it. As long as a guest's code is. */
const HIDDEN = 'nascosto'.padEnd(22, '-')

const MASKS: { [N in CallName]?: (answer: CallReply<N>) => CallReply<N> } = {
  'Couple/getInvitations': (invitations) => invitations.map((one) => ({ ...one, code: HIDDEN })),
  'Couple/getSiteWeddingCoupleByIdCouple': (site) => site && { ...site, publicId: HIDDEN },
}

/** An answer without what opens a door. */
export const maskedForLook = (name: CallName, answer: unknown): unknown => {
  const mask = MASKS[name] as ((given: unknown) => unknown) | undefined
  return mask ? mask(answer) : answer
}
