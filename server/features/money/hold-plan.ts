/** A vendor has another plan from now on: what the plan shows of what it made is told to whoever looks. */
import { PLAN_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import type { AccountType, SubscriptionType } from '#contract/vendors/vendor.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { tellWeddingsOf } from '../real-weddings/own-real-wedding-service.ts'
import { setPlan, wholeVendor } from '../vendors/vendor-service.ts'

/** Nothing that it made is deleted by it. The caller holds the vendor's lock. */
export async function holdPlan(
  context: WriteContext,
  vendorId: string,
  plan: AccountType,
  period: SubscriptionType,
): Promise<void> {
  const before = (await wholeVendor(vendorId, context.tx)).typeOfAccount
  await setPlan(context, vendorId, plan, period)
  if (PLAN_REAL_WEDDINGS[before] !== PLAN_REAL_WEDDINGS[plan])
    await tellWeddingsOf(vendorId, PLAN_REAL_WEDDINGS[plan], context.tx)
}
