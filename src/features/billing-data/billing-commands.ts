/** What a vendor changes of the data its invoices are made out with, as a command. */
import type { BillingData } from '#contract/billing/billing-data.ts'
import { type BillingFields, EMPTY_BILLING, plainCodes } from '#contract/billing/billing-fields.ts'
import { ROUTES } from '#contract/routes.ts'
import { type CachePort, type Command, defineCommand, isNewer } from '../../offline/outbox/command.ts'
import { type EditKind, editBody } from '../../offline/outbox/edit-body.ts'

export const BILLING_KEY = ['account', 'billing-data'] as const

export interface BillingSet extends EditKind {
  /** The vendor's. */
  id: string
  changes: Partial<BillingFields>
}

/** Puts them into the cache unless newer ones are there. */
export const putBilling = (data: BillingData, cache: CachePort) =>
  cache.setQueryData<BillingData | null>(BILLING_KEY, (current) =>
    isNewer(data, current ?? undefined) ? data : undefined,
  )

export const billingSet = defineCommand<BillingSet, BillingData>({
  name: 'billingData.set',
  argsVersion: 1,
  scope: () => 'billingData',
  entity: ({ id }) => ({ kind: 'billingData', id }),
  describe: () => 'I dati per la fattura',
  request: ({ changes, ...kind }, baseVersion) => ({
    method: 'PUT',
    path: ROUTES['Vendor/setBillingData'].path,
    body: editBody(changes, baseVersion, kind),
  }),
  settle: (data, _, cache) => putBilling(data, cache),
})

export const billingCommands = [billingSet] as const

/** The data with what still waits, its words as they were typed; with a version of 0 where there are none yet. Pure. */
export function applyBilling(
  data: BillingData | null,
  pending: readonly Command[],
): BillingFields & { version: number } {
  let shown: BillingFields & { version: number } = { ...EMPTY_BILLING, version: 0, ...data }
  for (const { name, args } of pending.toSorted((a, b) => a.order - b.order)) {
    if (name !== billingSet.name) continue
    const { changes } = args as BillingSet
    shown = { ...shown, ...plainCodes(changes, changes.country ?? shown.country) }
  }
  return shown
}
