import type { AdminDashboard } from '#contract/admin/admin-dashboard.ts'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import type { DashboardSpan, DutyName } from '#contract/lists/admin/dashboard.ts'
import type { CallName } from '#contract/routes.ts'
import { PLAN_PRICES_CENTS } from '#contract/lists/billing/plan-prices.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { failedJobs, lastJobs } from '../../platform/job-runs.ts'
import {
  bookingCounts,
  coupleCounts,
  duties,
  mailsWaiting,
  moneySums,
  plansHeld,
  twelveMonths,
  vendorCounts,
} from './dashboard-store.ts'
import { type SystemParts, systemStatus } from './system-status.ts'

/**
 * What waits for administrators, and how the site is doing over the days that end today.
 * @param now ISO-8601 UTC
 * @param who asks: by their role money is told to who works with it, and of what waits what is theirs to do
 */
export async function dashboard(
  { days, now, who }: { days: DashboardSpan; now: string; who: Pick<ActorOf<'admin'>, 'adminId' | 'role'> },
  parts: SystemParts,
  tx: Queryable,
): Promise<AdminDashboard> {
  const { role } = who
  const to = italianDay(now)
  const from = daysLater(to, 1 - days)
  const seesMoney = mayCall(role, 'Admin/getAllBilling')
  const months = await twelveMonths(to, tx)
  const span = { from, before: daysLater(from, -days) }
  return {
    from,
    to,
    duties: (await duties(who, now, tx)).filter(({ what }) => mayCall(role, DUTY_CALLS[what])),
    couples: await coupleCounts(span, now, tx),
    vendors: await vendorCounts(span, tx),
    bookings: await bookingCounts(span, tx),
    money: seesMoney ? { monthly: await monthlyCents(tx), ...(await moneySums(span, to, tx)) } : null,
    months: seesMoney ? months : months.map((month) => ({ ...month, invoiced: null })),
    mails: await mailsWaiting(tx),
    jobs: await lastJobs(tx),
    failures: await failedJobs(tx),
    system: await systemStatus(parts, tx),
  }
}

/** Where what waits is worked through. */
const DUTY_CALLS: Readonly<Record<DutyName, CallName>> = {
  chats: 'Messages/getConversations',
  requests: 'Assistance/getQueue',
  reports: 'Messages/getReports',
  review_reports: 'Reviews/getQueue',
  reviews: 'Reviews/getQueue',
  weddings: 'RealWeddings/getQueue',
  contests: 'Leads/getQueue',
  approvals: 'Admin/getApprovals',
}

/** What the plans that hold bring in a month: rounded once, at the end. */
async function monthlyCents(tx: Queryable): Promise<number> {
  const held = await plansHeld(tx)
  const ofYear = held.reduce(
    (sum, { plan, period, count }) =>
      sum + count * PLAN_PRICES_CENTS[plan][period] * (period === 'yearly' ? 1 : 12),
    0,
  )
  return Math.round(ofYear / 12)
}
