/** What a vendor has paid for, until when, and what it asked for afterwards. */
import { sql } from 'drizzle-orm'
import type { Held, PlanName, PlanPeriod } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../../platform/database/database.ts'

export interface Subscription extends Held {
  plan: Exclude<PlanName, 'base'>
  /** Base until what is owed for it is paid. */
  suspended: boolean
  /** Nothing: Base. */
  next: { plan: Exclude<PlanName, 'base'>; period: PlanPeriod } | null
}

export async function findSubscription(vendorId: string, tx: Queryable): Promise<Subscription | undefined> {
  const { rows } =
    await tx.execute(sql`select plan, period, start_day::text as start, end_day::text as "end", suspended, next_plan,
    next_period from subscription where vendor_id = ${vendorId}`)
  const [row] = rows
  if (!row) return undefined
  const { next_plan: plan, next_period: period, ...held } = row
  return { ...held, next: plan === null ? null : { plan, period } } as unknown as Subscription
}

/** Those whose last day lies between two, both included, without a word of what comes after. */
export async function subscriptionsThatEnd(
  from: string,
  to: string,
  tx: Queryable,
): Promise<(Subscription & { vendorId: string })[]> {
  const { rows } =
    await tx.execute(sql`select vendor_id as "vendorId", plan, period, start_day::text as start,
    end_day::text as "end", suspended, null as next from subscription
    where end_day between ${from} and ${to} and next_plan is null and not suspended`)
  return rows as unknown as (Subscription & { vendorId: string })[]
}

export async function keepSubscription(
  vendorId: string,
  { plan, period, start, end, suspended, next }: Subscription,
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`insert into subscription (vendor_id, plan, period, start_day, end_day, suspended, next_plan, next_period)
    values (${vendorId}, ${plan}, ${period}, ${start}, ${end}, ${suspended}, ${next?.plan ?? null}, ${next?.period ?? null})
    on conflict (vendor_id) do update set plan = excluded.plan, period = excluded.period, start_day = excluded.start_day,
      end_day = excluded.end_day, suspended = excluded.suspended, next_plan = excluded.next_plan, next_period = excluded.next_period`)
}

export async function endSubscription(vendorId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from subscription where vendor_id = ${vendorId}`)
}
