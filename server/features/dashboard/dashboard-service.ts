import type { AdminDashboard } from '#contract/admin-dashboard.ts'
import type { DashboardSpan } from '#contract/lists/dashboard.ts'
import { PLAN_PRICES_CENTS } from '#contract/lists/plan-prices.ts'
import { daysLater } from '#contract/plan-change.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'
import {
  bookingCounts,
  coupleCounts,
  duties,
  lastJobs,
  mailsWaiting,
  moneySums,
  plansHeld,
  twelveMonths,
  vendorCounts,
} from './dashboard-store.ts'

/**
 * What waits for administrators, and how the site is doing over the days that end today.
 * @param now ISO-8601 UTC
 */
export async function dashboard(
  { days, now }: { days: DashboardSpan; now: string },
  tx: Queryable,
): Promise<AdminDashboard> {
  const to = italianDay(now)
  const from = daysLater(to, 1 - days)
  const span = { from, before: daysLater(from, -days) }
  return {
    from,
    to,
    duties: await duties(tx),
    couples: await coupleCounts(span, now, tx),
    vendors: await vendorCounts(span, tx),
    bookings: await bookingCounts(span, tx),
    money: { monthly: await monthlyCents(tx), ...(await moneySums(span, to, tx)) },
    months: await twelveMonths(to, tx),
    mails: await mailsWaiting(tx),
    jobs: await lastJobs(tx),
  }
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
