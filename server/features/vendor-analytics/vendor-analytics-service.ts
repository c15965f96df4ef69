import { type AnalyticsSpan, COUNTED, REPLY_WAITS } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { findVendorProfile } from '../vendors/vendor-service.ts'
import { NOTHING, countedDays, replyWaits } from './vendor-analytics-store.ts'

/**
 * How a vendor is doing over the days that end today, and did over as many before.
 * @param now ISO-8601 UTC
 * @throws ProblemError `not_found`
 */
export async function analyticsOf(
  vendorId: string,
  { days, now }: { days: AnalyticsSpan; now: string },
  tx: Queryable,
): Promise<VendorAnalytics> {
  const vendor = await findVendorProfile(vendorId, tx)
  if (!vendor) throw new ProblemError('not_found')
  const to = italianDay(now)
  const from = daysLater(to, 1 - days)
  const begun = daysLater(from, -days)
  const since = italianDay(vendor.createdAt)
  const counted = await countedDays(vendorId, { from: begun, to }, tx)
  const byDay = counted.filter(({ day }) => day >= from)
  const replies = await replyWaits(vendorId, { from, to }, tx)
  return {
    vendorId,
    from,
    to,
    since,
    ...sumOf(byDay),
    before: since <= begun ? sumOf(counted.filter(({ day }) => day < from)) : null,
    byDay,
    replies: REPLY_WAITS.map(
      (wait) => replies.find((each) => each.wait === wait) ?? { wait, contacts: 0, bookings: 0 },
    ),
  }
}

const sumOf = (days: readonly AnalyticsCounts[]): AnalyticsCounts =>
  days.reduce<AnalyticsCounts>(
    (sum, day) => Object.fromEntries(COUNTED.map((what) => [what, sum[what] + day[what]])) as AnalyticsCounts,
    NOTHING,
  )
