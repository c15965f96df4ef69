/** What the vendor that signs in has paid: a month of Premium, and a year of Elite since. */
import { sql } from 'drizzle-orm'
import { fromDay, untilDay } from '#contract/kit/italian-months.ts'
import { PLAN_PRICES_CENTS } from '#contract/lists/billing/plan-prices.ts'
import { daysLater, endOfPeriod, nameOfPlan, vatOf } from '#contract/plan/plan-change.ts'
import { companyOf } from '../company.ts'
import { findBillingData } from '../features/billing-data/billing-data-service.ts'
import { issueInvoice, settleInvoice } from '../features/money/invoice-store.ts'
import { keepSubscription } from '../features/money/subscription-store.ts'
import type { Queryable } from '../platform/database/database.ts'

const ELITE_SINCE_DAYS = 130
const MONTH_BEFORE_DAYS = 31
const PAID_AFTER_DAYS = 3

/** @param today the day the demo is made for, `YYYY-MM-DD` */
export async function writeLeadingInvoices(vendorId: string, today: string, tx: Queryable): Promise<void> {
  const buyer = await findBillingData(vendorId, tx)
  const seller = companyOf({}, true)
  if (!buyer || !seller) return
  const begun = daysLater(today, -ELITE_SINCE_DAYS)
  const periods = [
    { plan: 'premium', period: 'monthly', start: daysLater(begun, -MONTH_BEFORE_DAYS) },
    { plan: 'elite', period: 'yearly', start: begun },
  ] as const
  for (const { plan, period, start } of periods) {
    const end = endOfPeriod(start, period)
    const netCents = PLAN_PRICES_CENTS[plan][period]
    const vatCents = vatOf(netCents)
    const name = nameOfPlan(plan, period)
    const lines = [{ words: name, netCents }]
    const charge = { lines, netCents, vatCents, totalCents: netCents + vatCents, start, end }
    const description = `Piano ${name}, ${fromDay(start)} ${untilDay(end)}`
    const at = (day: string) => `${day}T09:30:00.000Z`
    const invoice = { vendorId, description, charge }
    const entry = await issueInvoice(invoice, { seller, buyer }, { today: start, now: at(start) }, tx)
    await settleInvoice(entry, 'test', at(daysLater(start, PAID_AFTER_DAYS)), tx)
    await keepSubscription(vendorId, { plan, period, start, end, suspended: false, next: null }, tx)
  }
  await tx.execute(sql`update vendor set subscription_type = 'yearly' where id = ${vendorId}`)
}
