/** Whom invoices to a vendor are made out to. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type BillingData, type BillingDataChange, billingData } from '#contract/billing/billing-data.ts'
import { billingFaults, plainBilling } from '#contract/billing/billing-faults.ts'
import { type BillingFields, EMPTY_BILLING } from '#contract/billing/billing-fields.ts'
import { vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type WriteContext, createEntityStore, present } from '../../platform/entity/entity-store.ts'
import { entityTable } from '../../platform/entity/entity-table.ts'
import { ProblemError } from '../../platform/http/problem.ts'

export const billing = entityTable('billing_data', billingData.stored)

const store = createEntityStore({
  table: billing,
  topic: 'billingData',
  audience: (row) => vendorAudience(row.vendorId),
  goneText: 'Questo fornitore non c’è più.',
})

/** A vendor's, or null before its first change. */
export async function findBillingData(vendorId: string, tx: Queryable): Promise<BillingData | null> {
  const row = await store.find(tx, vendorId)
  return row ? present<BillingData>(row) : null
}

/** Those of several vendors, by vendor. */
export async function billingDataOf(
  ids: readonly string[],
  tx: Queryable,
): Promise<Map<string, BillingData>> {
  const rows = await tx
    .select()
    .from(billing)
    .where(inArray(billing.vendorId, [...ids]))
  return new Map(rows.map((row) => [row.vendorId, present<BillingData>(row)]))
}

/**
 * Changes a vendor's; the first change makes it. The caller holds the vendor's lock.
 * @throws ProblemError `rule_broken` at the field that is wrong, or whose VAT number is another vendor's
 */
export async function changeBillingData(
  vendorId: string,
  context: WriteContext,
  { country, ...change }: BillingDataChange,
): Promise<BillingData> {
  const { tx } = context
  const isOwn = (row: { vendorId: string }) => row.vendorId === vendorId
  const before = await store.find(tx, vendorId)
  const said = country ?? before?.country ?? EMPTY_BILLING.country
  const asked = plainBilling({ ...change, ...(country && { country }) }, said)
  const next: BillingFields = {
    ...EMPTY_BILLING,
    ...(before && present<BillingData>({ ...before })),
    ...asked,
  }
  ensureRight(next)
  if (asked.vatNumber) await ensureFree(vendorId, said, asked.vatNumber, tx)
  if (!before) await store.create(context, { ...EMPTY_BILLING, id: vendorId, vendorId }, isOwn)
  return present<BillingData>(await store.change(context, vendorId, asked, isOwn))
}

function ensureRight(data: BillingFields): void {
  const faults = Object.entries(billingFaults(data))
  if (faults.length === 0) return
  throw new ProblemError('rule_broken', {
    detail: faults[0]![1],
    errors: faults.map(([field, message]) => ({ path: `body.${field}`, message })),
  })
}

const TAKEN =
  'Questa partita IVA è già di un altro fornitore. Se le due attività sono della stessa azienda, scrivi all’assistenza.'

async function ensureFree(
  vendorId: string,
  country: string,
  vatNumber: string,
  tx: Queryable,
): Promise<void> {
  // Of two that write the same number at once, the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(7011, hashtext(${country + vatNumber}))`)
  const taken = await tx
    .select({ id: billing.id })
    .from(billing)
    .where(
      and(
        eq(billing.country, country as 'IT'),
        eq(billing.vatNumber, vatNumber),
        ne(billing.vendorId, vendorId),
      ),
    )
    .limit(1)
  if (taken.length > 0)
    throw new ProblemError('rule_broken', {
      detail: TAKEN,
      errors: [{ path: 'body.vatNumber', message: TAKEN }],
    })
}
