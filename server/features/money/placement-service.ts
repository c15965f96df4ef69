/** Paid placements in the ledger: an invoice for each that is sold, and what waited too long is given free (decision 110). */
import { sql } from 'drizzle-orm'
import { fromDay, theDay, untilDay } from '#contract/kit/italian-months.ts'
import { type Place, nameOfPlace } from '#contract/lists/places/place-names.ts'
import { PLACEMENT_KEPT_DAYS } from '#contract/lists/vendors/placement-states.ts'
import { daysLater, daysWithin, vatOf } from '#contract/plan/plan-change.ts'
import type { PlacementSale } from '#contract/site/site-management.ts'
import type { Company } from '#contract/wire/company.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { noteFault } from '../../platform/faults.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { creditInvoice } from './credit-service.ts'
import { CREDITED_NET, UNDER_WAY, findInvoice, issueInvoice, listInvoices } from './invoice-store.ts'
import { writeMoneyMail } from './money-mail.ts'
import { euro, partiesOf } from './plan-service.ts'

export interface SoldPlacement {
  id: string
  vendorId: string
  place: Place
  from: string
  to: string
  /** Without VAT. */
  netCents: number
  /** Until when it is kept without being paid. */
  payBy: string
}

export interface Seller {
  company: Company | null
  publicUrl: string
}

const NO_DATA =
  'A questo fornitore mancano i dati per le fatture: chiedigli di completarli nel suo profilo, poi il posto si vende.'

/**
 * Issues the invoice of a placement, once: one that has its invoice keeps it. The caller holds the vendor's line.
 * @throws ProblemError `rule_broken` where it cannot be sold so, or nobody could be invoiced
 */
export async function sellPlacement(
  sold: SoldPlacement,
  { tx, now }: WriteContext,
  { company, publicUrl }: Seller,
): Promise<void> {
  const { id, vendorId, place, from, to, netCents, payBy } = sold
  if ((await salesOf([id], tx)).has(id)) return
  const today = italianDay(now)
  if (to < today) throw ruleBroken('Questi giorni sono già passati: non si vendono più.')
  if (payBy < today || payBy > daysLater(today, PLACEMENT_KEPT_DAYS) || payBy > to)
    throw ruleBroken(
      `Il posto si tiene da oggi in poi, per ${PLACEMENT_KEPT_DAYS} giorni al massimo e non oltre l’ultimo dei suoi: scegli un altro giorno.`,
    )
  const parties = await partiesOf(vendorId, company, tx, NO_DATA)
  const days = daysWithin(from, to)
  const vatCents = vatOf(netCents)
  const description = `Visibilità a pagamento, ${nameOfPlace(place)}, ${fromDay(from)} ${untilDay(to)}`
  const charge = {
    lines: [{ words: `${nameOfPlace(place)}: ${days === 1 ? '1 giorno' : `${days} giorni`}`, netCents }],
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
    start: from,
    end: to,
  }
  const { number, totalCents } = await issueInvoice(
    { vendorId, description, charge, placementId: id, dueDate: payBy },
    parties,
    { today, now },
    tx,
  )
  await writeMoneyMail(
    vendorId,
    ['placement', id],
    {
      subject: `Il tuo posto in evidenza: fattura ${number}`,
      opening:
        `Ciao,\n\nti teniamo un posto in evidenza (${nameOfPlace(place)}) ${fromDay(from)} ${untilDay(to)}. ` +
        `La fattura ${number} è di ${euro(totalCents)}, IVA compresa: pagala entro ${theDay(payBy)}. ` +
        'Si vede da quando è pagata; se non lo è entro quel giorno il posto torna libero e la fattura si annulla.',
      label: 'Guarda la fattura',
      link: `${publicUrl}/vendor/billing`,
    },
    tx,
  )
}

/** What was invoiced for placements, by their ids. */
export async function salesOf(
  placementIds: readonly string[],
  tx: Queryable,
): Promise<ReadonlyMap<string, PlacementSale>> {
  if (placementIds.length === 0) return new Map()
  const { rows } =
    await tx.execute(sql`select placement_id as "placementId", id as "invoiceId", number, net_cents as "netCents",
      total_cents as "totalCents", ${CREDITED_NET} as "creditedNetCents", due_date::text as "payBy", created_at as "soldAt"
    from invoice where placement_id = any(${sql.param([...placementIds])}::uuid[])`)
  return new Map(
    rows.map(({ placementId, soldAt, ...sale }) => [
      placementId as string,
      { ...sale, soldAt: new Date(soldAt as string).toISOString() } as PlacementSale,
    ]),
  )
}

const AT_ONCE = 1_000

/**
 * What was kept until a day that has passed and is not paid: its invoice is credited whole, and the place is free. A debit
 * that is on its way is waited for.
 * @returns how many were given free. Twice is once.
 */
export async function releaseUnpaid(
  { db }: Database,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  const now = clock().toISOString()
  const today = italianDay(now)
  const late = await listInvoices(
    sql`placement_id is not null and state in ('due', 'overdue') and due_date < ${today}
      and not ${UNDER_WAY}`,
    AT_ONCE,
    db,
    sql`due_date, year, serial`,
  )
  let count = 0
  for (const { id, vendorId } of late)
    await db
      .transaction(async (tx) => {
        await lockAudience(tx, vendorAudience(vendorId))
        const entry = await findInvoice(id, tx, true)
        if (!entry || entry.underWay || (entry.state !== 'due' && entry.state !== 'overdue')) return
        const reason = `Il posto non è stato pagato entro ${theDay(entry.dueDate)}: è tornato libero.`
        const netCents = entry.netCents - entry.creditedNetCents
        await creditInvoice({ tx, actor: 'system', now }, id, { netCents, reason }, publicUrl)
        count += 1
      })
      .catch((error: unknown) => noteFault('unpaid-placements', error))
  return count
}
