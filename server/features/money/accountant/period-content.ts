/** What a period holds for the accountant: its documents and movements, and whether they say the same. */
import { sql } from 'drizzle-orm'
import type { BillingExport, ExportPeriod } from '#contract/billing/billing-export.ts'
import {
  EXPORT_MAX_DAYS,
  EXPORT_MAX_DOCUMENTS,
  EXPORT_MAX_MOVEMENTS,
} from '#contract/lists/billing/billing-export-limits.ts'
import { daysLater } from '#contract/plan/plan-change.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { ruleBroken } from '../../../platform/http/problem.ts'

export interface PeriodContent {
  sums: BillingExport
  /** Ids, in the order of their numbers. */
  documents: string[]
  /** Ids, in the order they were noted. */
  movements: string[]
}

/**
 * In one statement, so that both are of one moment: what is issued or paid meanwhile is in neither.
 * @throws ProblemError `rule_broken` for a period that ends before it begins, or is longer than a year
 */
export async function periodContent({ from, to }: ExportPeriod, tx: Queryable): Promise<PeriodContent> {
  if (to < from) throw ruleBroken('Il periodo finisce prima di cominciare: scambia le due date.')
  if (to >= daysLater(from, EXPORT_MAX_DAYS))
    throw ruleBroken('Si esporta al massimo un anno alla volta: scegli un periodo più corto.')
  const { rows } = await tx.execute(sql`with document as (
      select id, kind, year, serial, net_cents, vat_cents, total_cents,
             case kind when 'credit' then -1 else 1 end as sign
        from invoice where issued_on between ${from}::date and ${to}::date),
    moved as (select id, account, what, cents from movement
       where at >= ${from}::date::timestamp at time zone 'Europe/Rome'
         and at < (${to}::date + 1)::timestamp at time zone 'Europe/Rome'),
    issued as (select count(*) filter (where kind = 'invoice')::int as invoices,
        count(*) filter (where kind = 'credit')::int as credits, coalesce(sum(sign * net_cents), 0)::float8 as "netCents",
        coalesce(sum(sign * vat_cents), 0)::float8 as "vatCents",
        coalesce(sum(sign * total_cents), 0)::float8 as "totalCents" from document),
    ledger as (select count(*)::int as movements,
        coalesce(sum(cents) filter (where account like 'received:%'), 0)::float8 as "receivedCents",
        coalesce(-sum(cents) filter (where account = 'sales'), 0)::float8 as net,
        coalesce(-sum(cents) filter (where account = 'vat'), 0)::float8 as vat,
        coalesce(sum(cents) filter (where account like 'vendor:%' and what in ('issued', 'credited')), 0)::float8 as total,
        coalesce(sum(cents), 0)::float8 as whole from moved)
    select invoices, credits, movements, "netCents", "vatCents", "totalCents", "receivedCents",
      net = "netCents" and vat = "vatCents" and total = "totalCents" and whole = 0 as "addsUp",
      (select coalesce(jsonb_agg(id order by year, serial), '[]') from
        (select * from document order by year, serial limit ${EXPORT_MAX_DOCUMENTS}) kept) as documents,
      (select coalesce(jsonb_agg(id::text order by id), '[]') from
        (select id from moved order by id limit ${EXPORT_MAX_MOVEMENTS}) kept) as "movementIds"
      from issued, ledger`)
  const { documents, movementIds, ...sums } = rows[0] as unknown as BillingExport & {
    documents: string[]
    movementIds: string[]
  }
  return { sums, documents, movements: movementIds }
}

/** @throws ProblemError `rule_broken` for a period with nothing, with more than is exported, or whose sums differ */
export function ensureExportable({ sums }: PeriodContent): void {
  const { invoices, credits, movements, addsUp } = sums
  if (invoices + credits + movements === 0)
    throw ruleBroken(
      'In questo periodo non ci sono fatture, note di credito né movimenti: scegline un altro.',
    )
  if (invoices + credits > EXPORT_MAX_DOCUMENTS || movements > EXPORT_MAX_MOVEMENTS)
    throw ruleBroken(
      `In questo periodo ci sono ${thousands(invoices + credits)} documenti e ${thousands(movements)} movimenti: se ne ` +
        `esportano al massimo ${thousands(EXPORT_MAX_DOCUMENTS)} e ${thousands(EXPORT_MAX_MOVEMENTS)}. Scegli un periodo più corto.`,
    )
  if (!addsUp)
    throw ruleBroken(
      'In questo periodo i documenti e i movimenti non danno gli stessi totali: l’esportazione aspetta finché non è chiaro perché.',
    )
}

const thousands = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.')
