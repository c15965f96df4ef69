/** What follows when an invoice is paid. */
import type { BillingEntry } from '#contract/billing/billing.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { placementPaid } from '../visibility/visibility-service.ts'
import { takeUpAgain } from './plan-service.ts'

/** A placement that waited for it is shown, a plan that waited for it holds again. The caller holds the vendor's lock. */
export async function takeWhatWasPaid(
  { placementId, vendorId }: BillingEntry,
  context: WriteContext,
): Promise<void> {
  if (placementId) await placementPaid(context, placementId)
  await takeUpAgain(vendorId, context)
}
