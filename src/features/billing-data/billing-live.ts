import type { BillingData } from '#contract/billing/billing-data.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import type { LiveTable } from '../../offline/outbox/entity-patches.ts'
import { BILLING_KEY, putBilling } from './billing-commands.ts'

const put = (cache: CachePort, data: unknown) => {
  if (cache.getQueryData(BILLING_KEY) !== undefined) putBilling(data as BillingData, cache)
}

/** What a vendor's other device wrote. */
export const billingLive: LiveTable = {
  [CHANGE_EVENTS.billingData.created]: put,
  [CHANGE_EVENTS.billingData.updated]: put,
}
