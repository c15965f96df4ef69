/** Invoices: numbered without a gap and without a double, frozen when they are issued, paid once. */
import { type SQL, sql } from 'drizzle-orm'
import type { BillingEntry } from '#contract/billing/billing.ts'
import type { BillingFields } from '#contract/billing/billing-fields.ts'
import { leftToPay } from '#contract/billing/credit.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type Charge, VAT_RATE, daysLater } from '#contract/plan/plan-change.ts'
import type { Company } from '#contract/wire/company.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { noteMovements } from './ledger.ts'

/** From the day it is issued. */
const DUE_AFTER_DAYS = 10

export interface Parties {
  seller: Company
  buyer: BillingFields
}

/** What notes have taken off it. */
export const CREDITED_NET = sql`coalesce((select sum(net_cents) from invoice note where note.credits = invoice.id), 0)::int`
/** A debit was agreed to and has neither come nor been refused: nothing is asked for until it has, and nothing is late. */
export const UNDER_WAY = sql`exists (select 1 from stripe_checkout c where c.invoice_id = invoice.id and c.state = 'clearing')`
/** Of a plan, with its time to pay over. An unpaid placement is given free. */
export const LATE_OF_PLAN = sql`invoice.placement_id is null and invoice.state = 'overdue' and not ${UNDER_WAY}`
/** As the contract has it. */
const ENTRY = sql`id, vendor_id as "vendorId", placement_id as "placementId", number, period_start::text as "periodStart", period_end::text as "periodEnd",
  description, lines, net_cents as "netCents", vat_rate as "vatRate", vat_cents as "vatCents", total_cents as "totalCents", state,
  due_date::text as "dueDate", paid_at as "paidAt", method, reference,
  ${UNDER_WAY} as "underWay",
  created_at as "createdAt", updated_at as "updatedAt", version,
  seller, buyer, kind, issued_on::text as "issuedOn", reason,
  (select jsonb_build_object('id', of.id, 'number', of.number, 'issuedOn', of.issued_on) from invoice of
    where of.id = invoice.credits) as credits,
  ${CREDITED_NET} as "creditedNetCents",
  coalesce((select sum(total_cents) from invoice note where note.credits = invoice.id), 0)::int as "creditedCents",
  coalesce((select sum(cents) from movement m where m.invoice_id = invoice.id and account like 'received:%'), 0)::int
    as "receivedCents",
  coalesce((select -sum(cents) from movement m where m.invoice_id = invoice.id and account like 'received:%'
    and what = 'refunded'), 0)::int as "refundedCents",
  sdi_state as "sdiState", sdi_reason as "sdiReason", sdi_at as "sdiAt"`

const instant = (value: unknown) => new Date(value as string).toISOString()
function entryOf(row: Record<string, unknown>): BillingEntry {
  const { name, address, vat, example, iban } = row.seller as Company
  const { legalName, vatNumber, taxCode, street, postcode, town, province } = row.buyer as BillingFields
  const { sdiState, sdiReason, sdiAt, ...rest } = row
  return {
    ...rest,
    exchange: { state: sdiState, reason: sdiReason, at: sdiAt === null ? null : instant(sdiAt) },
    paidAt: row.paidAt === null ? null : instant(row.paidAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
    seller: { name, address, vat, example, ...(iban && { iban }) },
    buyer: { legalName, vatNumber, taxCode, address: `${street}, ${postcode} ${town} ${province}`.trim() },
  } as BillingEntry
}

const LAST_ISSUED = sql`year desc, serial desc`
export const LAST_PAID: SQL = sql`paid_at desc, year desc, serial desc`

/** Those that fulfil a condition, the last first. */
export async function listInvoices(
  where: SQL,
  limit: number,
  tx: Queryable,
  order = LAST_ISSUED,
): Promise<BillingEntry[]> {
  const { rows } = await tx.execute(
    sql`select ${ENTRY} from invoice where ${where} order by ${order} limit ${limit}`,
  )
  return rows.map(entryOf)
}

/** @param lock so that nobody else changes it until the transaction ends */
export async function findInvoice(
  id: string,
  tx: Queryable,
  lock = false,
): Promise<BillingEntry | undefined> {
  const { rows } = await tx.execute(
    sql`select ${ENTRY} from invoice where id = ${id} ${lock ? sql`for update` : sql``}`,
  )
  return rows[0] && entryOf(rows[0])
}

/** One as it is written for others, with both sides as they were frozen. */
export async function findDocument(id: string, tx: Queryable): Promise<InvoiceDocument | undefined> {
  const { rows } = await tx.execute(sql`select number, kind, issued_on::text as "issuedOn",
    due_date::text as "dueDate", period_start::text as "periodStart", period_end::text as "periodEnd", description, lines,
    net_cents as "netCents", vat_rate as "vatRate", vat_cents as "vatCents", total_cents as "totalCents", seller, buyer,
    progressive, reason, (select jsonb_build_object('number', of.number, 'issuedOn', of.issued_on) from invoice of
    where of.id = invoice.credits) as credits from invoice where id = ${id}`)
  return rows[0] as unknown as InvoiceDocument | undefined
}

/** Of a vendor, the oldest of its plan that is late; undefined where there is none. */
export async function oldestOverdue(vendorId: string, tx: Queryable): Promise<BillingEntry | undefined> {
  const [entry] = await listInvoices(
    sql`vendor_id = ${vendorId} and ${LATE_OF_PLAN}`,
    1,
    tx,
    sql`due_date, year, serial`,
  )
  return entry
}

/** Whoever issues at the same time waits for it, and a transaction that is undone gives it back. */
async function nextNumber(today: string, tx: Queryable): Promise<{ year: number; serial: number }> {
  const year = Number(today.slice(0, 4))
  const { rows } = await tx.execute(sql`insert into invoice_counter (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_counter.last + 1 returning last`)
  return { year, serial: rows[0]!.last as number }
}

export interface NewInvoice {
  vendorId: string
  description: string
  charge: Charge
  /** What it is for, where it is not a plan. */
  placementId?: string
  /** Otherwise some days from today. */
  dueDate?: string
}

/**
 * Issues one. Its number is the next of its year.
 * @param today in Italy
 * @param now ISO-8601 UTC
 */
export async function issueInvoice(
  { vendorId, description, charge, placementId, dueDate }: NewInvoice,
  { seller, buyer }: Parties,
  { today, now }: { today: string; now: string },
  tx: Queryable,
): Promise<BillingEntry> {
  const { lines, netCents, vatCents, totalCents, start, end } = charge
  const { year, serial } = await nextNumber(today, tx)
  const id = newId()
  const made =
    await tx.execute(sql`insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start,
      period_end, description, lines, net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, created_at,
      updated_at, version, sdi_state, placement_id)
    values (${id}, ${vendorId}, ${year}, ${serial}, ${today}, ${dueDate ?? daysLater(today, DUE_AFTER_DAYS)}, ${start}, ${end},
      ${description}, ${JSON.stringify(lines)}, ${netCents}, ${VAT_RATE}, ${vatCents}, ${totalCents},
      ${JSON.stringify(seller)}, ${JSON.stringify(buyer)}, 'due', ${now}, ${now}, 1,
      ${seller.example ? 'none' : 'to-send'}, ${placementId ?? null})
    returning ${ENTRY}`)
  await noteMovements(
    { what: 'issued', invoiceId: id, now },
    [
      { account: `vendor:${vendorId}`, cents: totalCents },
      { account: 'sales', cents: -netCents },
      { account: 'vat', cents: -vatCents },
    ],
    tx,
  )
  return entryOf(made.rows[0]!)
}

/**
 * Issues a credit note in the same series of numbers, with both sides as they stand on the invoice.
 * @param entry the invoice, found with its lock
 * @param reason in plain words
 */
export async function issueCredit(
  entry: BillingEntry,
  { netCents, vatCents, totalCents }: Pick<BillingEntry, 'netCents' | 'vatCents' | 'totalCents'>,
  reason: string,
  { today, now }: { today: string; now: string },
  tx: Queryable,
): Promise<BillingEntry> {
  const { year, serial } = await nextNumber(today, tx)
  const id = newId()
  const words = `Storno della fattura ${entry.number}: ${entry.description}`.slice(0, 300)
  const made =
    await tx.execute(sql`insert into invoice (id, vendor_id, year, serial, issued_on, due_date, period_start,
      period_end, description, lines, net_cents, vat_rate, vat_cents, total_cents, seller, buyer, state, created_at,
      updated_at, version, kind, credits, reason, sdi_state)
    select ${id}, vendor_id, ${year}, ${serial}, ${today}, ${today}, period_start, period_end,
      ${words}, ${JSON.stringify([{ words, netCents }])}, ${netCents}, vat_rate, ${vatCents}, ${totalCents}, seller, buyer,
      'issued', ${now}, ${now}, 1, 'credit', id, ${reason},
      case when sdi_state = 'none' then 'none' else 'to-send' end from invoice where id = ${entry.id}
    returning ${ENTRY}`)
  await noteMovements(
    { what: 'credited', invoiceId: id, now },
    [
      { account: `vendor:${entry.vendorId}`, cents: -totalCents },
      { account: 'sales', cents: netCents },
      { account: 'vat', cents: vatCents },
    ],
    tx,
  )
  return entryOf(made.rows[0]!)
}

/**
 * Notes a payment of all that is left of it, once: one that is paid already stays as it is.
 * @param entry found with its lock
 * @param reference of a transfer, as the bank has it
 */
export async function settleInvoice(
  entry: BillingEntry,
  method: NonNullable<BillingEntry['method']>,
  now: string,
  tx: Queryable,
  reference: string | null = null,
): Promise<void> {
  const { id, vendorId, state } = entry
  if (state === 'paid') return
  const cents = leftToPay(entry)
  await tx.execute(sql`update invoice set state = 'paid', paid_at = ${now}, method = ${method},
    reference = ${reference}, updated_at = ${now}, version = version + 1 where id = ${id}`)
  await noteMovements(
    { what: 'paid', invoiceId: id, now },
    [
      { account: `received:${method}`, cents },
      { account: `vendor:${vendorId}`, cents: -cents },
    ],
    tx,
  )
}
