/** A vendor's plan: paid for, changed at once or afterwards, and never renewed without a yes. */
import type { z } from 'zod'
import type { AccountUpdate } from '#contract/billing/billing.ts'
import { billingFaults, missingForInvoice } from '#contract/billing/billing-faults.ts'
import { fromDay, theDay, untilDay } from '#contract/kit/italian-months.ts'
import {
  type Charge,
  type PlanChange,
  isLargerPlan,
  nameOfPlan,
  planChange,
} from '#contract/plan/plan-change.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import type { Company } from '#contract/wire/company.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { findBillingData } from '../billing-data/billing-data-service.ts'
import { wholeVendor } from '../vendors/vendor-service.ts'
import { holdPlan } from './hold-plan.ts'
import { type Parties, issueInvoice, oldestOverdue } from './invoice-store.ts'
import { type Subscription, findSubscription, keepSubscription } from './subscription-store.ts'

export const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`

/**
 * Changes a vendor's plan. What holds from today is invoiced today; what holds afterwards is noted, and so is the yes to
 * the same again. The caller holds the vendor's lock.
 * @param company who issues; without one there is nobody who could
 * @throws ProblemError `amount_changed` where something else is paid today, with what it is; `rule_broken` where the plan
 *   cannot be had now, or the data for an invoice are not whole
 */
export async function changePlan(
  vendorId: string,
  context: WriteContext,
  { typeOfAccount, subscriptionType, amount }: z.output<typeof AccountUpdate>,
  company: Company | null,
): Promise<Vendor> {
  const { tx, now } = context
  const today = italianDay(now)
  const held = await findSubscription(vendorId, tx)
  const wanted = { plan: typeOfAccount, period: subscriptionType }
  if (typeOfAccount !== 'base') {
    await ensureNothingLate(vendorId, tx)
    if (!held) await ensureLarger(vendorId, typeOfAccount, tx)
  }
  const change = planChange(held, wanted, today)
  if (change.kind === 'refused') throw ruleBroken(change.words)
  ensureAmount(amount, change)
  const { plan, period } = wanted
  if (change.kind === 'now' && plan !== 'base') {
    const parties = await partiesOf(vendorId, company, tx)
    // A period that goes on is still counted from its first day.
    const start = held?.end === change.end ? held.start : change.start
    await buy(vendorId, context, { plan, period, charge: change, start, parties, today })
  } else if (held) {
    await keepSubscription(vendorId, { ...held, next: plan === 'base' ? null : { plan, period } }, tx)
  }
  return wholeVendor(vendorId, tx)
}

/** @throws ProblemError `rule_broken` while an invoice is late: it is paid first */
async function ensureNothingLate(vendorId: string, tx: Queryable): Promise<void> {
  const late = await oldestOverdue(vendorId, tx)
  if (late)
    throw ruleBroken(`Prima paga la fattura ${late.number}, che era da pagare entro ${theDay(late.dueDate)}.`)
}

/** A plan that was given and not paid for has no end: who has it buys a larger one, or none. @throws ProblemError `rule_broken` */
async function ensureLarger(vendorId: string, plan: Vendor['typeOfAccount'], tx: Queryable): Promise<void> {
  const { typeOfAccount } = await wholeVendor(vendorId, tx)
  if (typeOfAccount !== 'base' && !isLargerPlan(plan, typeOfAccount))
    throw ruleBroken('Il piano che hai non si paga e non finisce: qui si può solo passare a uno più ampio.')
}

function ensureAmount(amount: number, change: PlanChange): void {
  const right = change.kind === 'now' ? change.totalCents : 0
  if (amount === right) return
  throw new ProblemError('amount_changed', {
    detail: right === 0 ? 'Oggi non si paga niente.' : `Oggi si pagano ${euro(right)}, IVA compresa.`,
    amountCents: right,
  })
}

const INCOMPLETE =
  'Prima completa i dati per le fatture: ragione sociale, partita IVA, indirizzo, e codice destinatario o PEC.'

/**
 * @param incomplete what is said where the vendor's data are not whole
 * @throws ProblemError `rule_broken`
 */
export async function partiesOf(
  vendorId: string,
  company: Company | null,
  tx: Queryable,
  incomplete = INCOMPLETE,
): Promise<Parties> {
  if (!company) throw ruleBroken('Chi gestisce il servizio non ha ancora indicato i dati con cui fattura.')
  const buyer = await findBillingData(vendorId, tx)
  if (!buyer || missingForInvoice(buyer).length > 0 || Object.keys(billingFaults(buyer)).length > 0)
    throw ruleBroken(incomplete)
  return { seller: company, buyer }
}

interface Purchase {
  plan: Subscription['plan']
  period: Subscription['period']
  charge: Charge
  /** From which the period is counted. */
  start: string
  parties: Parties
  today: string
}

/** Issues the invoice, and the plan holds from now on. */
export async function buy(
  vendorId: string,
  context: WriteContext,
  { plan, period, charge, start, parties, today }: Purchase,
): Promise<void> {
  const days = `${fromDay(charge.start)} ${untilDay(charge.end)}`
  const description = `Piano ${nameOfPlan(plan, period)}, ${days}`
  await issueInvoice({ vendorId, description, charge }, parties, { today, now: context.now }, context.tx)
  const held = { plan, period, start, end: charge.end, suspended: false, next: null }
  await keepSubscription(vendorId, held, context.tx)
  await holdPlan(context, vendorId, plan, period)
}

/** What was owed is paid: a plan that waited for it holds again, where its end has not come. The caller holds the vendor's lock. */
export async function takeUpAgain(vendorId: string, context: WriteContext): Promise<void> {
  const { tx, now } = context
  const held = await findSubscription(vendorId, tx)
  if (!held?.suspended || held.end < italianDay(now) || (await oldestOverdue(vendorId, tx))) return
  await keepSubscription(vendorId, { ...held, suspended: false }, tx)
  await holdPlan(context, vendorId, held.plan, held.period)
}
