/** What the night does with plans: a period that has ended goes on with a yes and ends in Base without; who has not paid waits in Base. */
import { sql } from 'drizzle-orm'
import { daysLater, planChange } from '#contract/plan/plan-change.ts'
import type { Company } from '#contract/wire/company.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { noteFault } from '../../platform/faults.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { holdPlan } from './hold-plan.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { LATE_OF_PLAN, UNDER_WAY, oldestOverdue } from './invoice-store.ts'
import { buy, partiesOf } from './plan-service.ts'
import {
  type Subscription,
  endSubscription,
  findSubscription,
  keepSubscription,
} from './subscription-store.ts'

/** After the day it was due. */
export const FALLS_BACK_AFTER_DAYS = 20
const AT_ONCE = 5_000

/**
 * Of each vendor by itself: what fails for one is noted, and is tried again the next night.
 * @returns of how many vendors the plan was looked at. Twice is once.
 */
export async function endPeriods(
  { db }: Database,
  company: Company | null,
  clock = () => new Date(),
): Promise<number> {
  const now = clock().toISOString()
  const today = italianDay(now)
  await db.execute(sql`update invoice set state = 'overdue', updated_at = ${now}, version = version + 1
    where state = 'due' and due_date < ${today} and not ${UNDER_WAY}`)
  const { rows } = await db.execute(sql`
    select vendor_id from subscription s where end_day < ${today} or not suspended and exists (
      select 1 from invoice where invoice.vendor_id = s.vendor_id and ${LATE_OF_PLAN} and due_date < ${lastDayToPay(today)})
    limit ${AT_ONCE}`)
  for (const { vendor_id: vendorId } of rows as { vendor_id: string }[])
    await db
      .transaction(async (tx) => {
        await lockAudience(tx, vendorAudience(vendorId))
        await endPeriod(vendorId, { tx, actor: 'system', now }, company)
      })
      .catch((error: unknown) => noteFault('period-ends', error))
  return rows.length
}

/** What was due before this day is paid too late for the plan to go on. */
const lastDayToPay = (today: string) => daysLater(today, -FALLS_BACK_AFTER_DAYS)

/** The caller holds the vendor's lock. */
async function endPeriod(vendorId: string, context: WriteContext, company: Company | null): Promise<void> {
  const { tx } = context
  const today = italianDay(context.now)
  const held = await findSubscription(vendorId, tx)
  if (!held) return
  const late = await oldestOverdue(vendorId, tx)
  if (held.end >= today) {
    if (held.suspended || !late || late.dueDate >= lastDayToPay(today)) return
    await keepSubscription(vendorId, { ...held, suspended: true }, tx)
  } else {
    // Who owes is asked for nothing more: the yes was said, and what it rests on is not paid.
    if (!late && (await goOn(vendorId, held, context, company))) return
    await endSubscription(vendorId, tx)
  }
  await holdPlan(context, vendorId, 'base', 'monthly')
}

/** The period after, where a yes asks for it. @returns whether there is one */
async function goOn(
  vendorId: string,
  { end, next }: Subscription,
  context: WriteContext,
  company: Company | null,
): Promise<boolean> {
  if (!next) return false
  const change = planChange(undefined, next, daysLater(end, 1))
  const parties = await partiesToday(vendorId, company, context.tx)
  if (!parties || change.kind !== 'now') return false
  const { start } = change
  await buy(vendorId, context, { ...next, charge: change, start, parties, today: italianDay(context.now) })
  return true
}

/** No fault: who cannot be invoiced any more has said no yes that holds. */
async function partiesToday(vendorId: string, company: Company | null, tx: Queryable) {
  try {
    return await partiesOf(vendorId, company, tx)
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}
