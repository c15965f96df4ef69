/** What administrators take back of an invoice: a credit note for the whole or a part, and the money that came in for it. */
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingEntry, Refund, WantedCredit } from '#contract/billing/billing.ts'
import { creditOf, leftToPay, owedBack } from '#contract/billing/credit.ts'
import { dayInWords } from '#contract/kit/italian-months.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { holdPlan } from './hold-plan.ts'
import { placementReleased } from '../visibility/visibility-service.ts'
import { findInvoice, issueCredit } from './invoice-store.ts'
import { noteMovements } from './ledger.ts'
import { writeMoneyMail } from './money-mail.ts'
import { euro, takeUpAgain } from './plan-service.ts'
import { endSubscription, findSubscription } from './subscription-store.ts'

/** @throws ProblemError `not_found`, `rule_broken` for a credit note */
async function givenInvoice(id: string, tx: Queryable, locked = true): Promise<BillingEntry> {
  const entry = await findInvoice(id, tx, locked)
  if (!entry) throw new ProblemError('not_found')
  if (entry.kind === 'credit') throw ruleBroken('Questa è già una nota di credito.')
  return entry
}

type Wanted = Pick<z.output<typeof WantedCredit>, 'netCents' | 'creditedNetCents'>

/**
 * What a credit of an invoice comes to, and what it is of; nothing is held.
 * @throws ProblemError `not_found`; `rule_broken` for more than is left, or where other sums were credited meanwhile
 */
export async function wantedOf(id: string, credit: Wanted, tx: Queryable) {
  return wanted(await givenInvoice(id, tx, false), credit)
}

function wanted(entry: BillingEntry, { netCents, creditedNetCents }: Wanted) {
  if (creditedNetCents !== undefined && creditedNetCents !== entry.creditedNetCents)
    throw ruleBroken(
      'Nel frattempo di questa fattura è stato stornato altro: guarda quanto resta, e decidi di nuovo.',
    )
  const left = entry.netCents - entry.creditedNetCents
  if (left === 0) throw ruleBroken('Questa fattura è già stornata per intero.')
  if (netCents > left)
    throw ruleBroken(`Restano da stornare ${euro(left)} senza IVA: scrivi al massimo questi.`)
  return { entry, left, figures: creditOf(entry.creditedNetCents, netCents) }
}

/**
 * Issues a credit note of the whole or a part. What is not paid is asked for no more; where nothing of the invoice is left,
 * the plan that it paid for ends, and the placement is free. The caller holds the vendor's line.
 * @returns the invoice, as it is then
 * @throws ProblemError `not_found`; `rule_broken` for more than is left, or where other sums were credited meanwhile
 */
export async function creditInvoice(
  context: WriteContext,
  id: string,
  credit: z.output<typeof WantedCredit>,
  publicUrl: string,
): Promise<BillingEntry> {
  const { tx, now } = context
  const today = italianDay(now)
  const { entry, left, figures } = wanted(await givenInvoice(id, tx), credit)
  const note = await issueCredit(entry, figures, plainText(credit.reason), { today, now }, tx)
  const credited = (await findInvoice(id, tx))!
  const isOver = leftToPay(credited) === 0 && (credited.state === 'due' || credited.state === 'overdue')
  await tx.execute(sql`update invoice set state = ${isOver ? 'cancelled' : credited.state}, updated_at = ${now},
    version = version + 1 where id = ${id}`)
  if (credit.netCents === left) await endWhatItPaidFor(entry, context)
  await takeUpAgain(entry.vendorId, context)
  await writeMoneyMail(
    entry.vendorId,
    ['credited', note.id],
    {
      subject: `Nota di credito ${note.number} per la fattura ${entry.number}`,
      opening:
        `Ciao,\n\nabbiamo emesso la nota di credito ${note.number} di ${euro(note.totalCents)} per la fattura ` +
        `${entry.number} del ${dayInWords(entry.issuedOn)}. Il motivo: ${note.reason}\n\n` +
        (owedBack(credited) > 0
          ? 'Quello che hai pagato in più te lo rimborsiamo: lo vedi tra le tue fatture.'
          : leftToPay(credited) > 0
            ? `Restano da pagare ${euro(leftToPay(credited))}.`
            : 'Per questa fattura non c’è più niente da pagare.'),
      label: 'Guarda le tue fatture',
      link: `${publicUrl}/vendor/billing`,
    },
    tx,
  )
  return (await findInvoice(id, tx))!
}

/** A placement is free again. The plan ends today where the last invoice of its period is credited whole; one that was replaced since takes nothing with it. */
async function endWhatItPaidFor(
  { vendorId, id, periodEnd, placementId }: BillingEntry,
  context: WriteContext,
): Promise<void> {
  const { tx } = context
  if (placementId) return placementReleased(context, placementId)
  const held = await findSubscription(vendorId, tx)
  if (held?.end !== periodEnd) return
  const { rows } =
    await tx.execute(sql`select id from invoice where vendor_id = ${vendorId} and kind = 'invoice'
    and placement_id is null and period_end = ${periodEnd} order by year desc, serial desc limit 1`)
  if (rows[0]?.id !== id) return
  await endSubscription(vendorId, tx)
  await holdPlan(context, vendorId, 'base', 'monthly')
}

/**
 * Notes that money was given back, by the way it came: never more than what came in for what is credited. The caller holds
 * the vendor's line.
 * @param atStripe what Stripe calls the refund, of an invoice that was paid there
 * @throws ProblemError `not_found`; `rule_broken` where nothing or less is owed, or a transfer has no reference
 */
export async function refundInvoice(
  { tx, now }: WriteContext,
  id: string,
  { cents, reference }: z.output<typeof Refund>,
  publicUrl: string,
  atStripe?: string,
): Promise<BillingEntry> {
  const entry = await givenInvoice(id, tx)
  const { vendorId, number, method } = entry
  const owed = owedBack(entry)
  if (!method || owed === 0)
    throw ruleBroken(
      'Non c’è niente da rimborsare: si rimborsa ciò che è pagato e stornato con una nota di credito.',
    )
  if (cents > owed) throw ruleBroken(`Restano da rimborsare ${euro(owed)}: scrivi al massimo questi.`)
  if (method === 'stripe' && !atStripe)
    throw ruleBroken('È stata pagata con la carta o con un addebito: senza Stripe non si rimborsa da qui.')
  const note = atStripe ?? plainText(reference)
  if (method === 'transfer' && !note)
    throw ruleBroken('Scrivi il riferimento del bonifico con cui hai rimborsato.')
  const event = await noteMovements(
    { what: 'refunded', invoiceId: id, now, note },
    [
      { account: `received:${method}`, cents: -cents },
      { account: `vendor:${vendorId}`, cents },
    ],
    tx,
  )
  await tx.execute(sql`update invoice set updated_at = ${now}, version = version + 1 where id = ${id}`)
  await writeMoneyMail(
    vendorId,
    ['refunded', event],
    {
      subject: `Rimborso per la fattura ${number}`,
      opening:
        `Ciao,\n\nti abbiamo rimborsato ${euro(cents)} per la fattura ${number}` +
        (method === 'test'
          ? ', per prova come il pagamento: non è passato denaro.'
          : method === 'stripe'
            ? ', sulla carta o sul conto con cui hai pagato: arriva in qualche giorno.'
            : `, con un bonifico. Il riferimento: ${note}`),
      label: 'Guarda le tue fatture',
      link: `${publicUrl}/vendor/billing`,
    },
    tx,
  )
  return (await findInvoice(id, tx))!
}
