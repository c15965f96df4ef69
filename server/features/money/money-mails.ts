/** Asks by mail before a plan ends, and reminds of what is owed. */
import { sql } from 'drizzle-orm'
import { theDay, untilDay } from '#contract/kit/italian-months.ts'
import { daysLater, daysWithin, nameOfPlan } from '#contract/plan/plan-change.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { italianDay } from '../../platform/italian-day.ts'
import type { Note } from '../../platform/mail/note-mail.ts'
import { leftToPay } from '#contract/billing/credit.ts'
import { LATE_OF_PLAN, listInvoices } from './invoice-store.ts'
import { writeMoneyMail } from './money-mail.ts'
import { FALLS_BACK_AFTER_DAYS } from './period-ends.ts'
import { euro } from './plan-service.ts'
import { type Subscription, subscriptionsThatEnd } from './subscription-store.ts'

/** Before the last day; also the nights after, where the first could not. */
const ASKED_BEFORE_DAYS = { first: 7, last: 5 }
/** After the day it was due. */
const REMINDED_AFTER_DAYS = [3, 10, FALLS_BACK_AFTER_DAYS] as const
/** A night that could not is made up for in the next two. */
const NIGHTS = 3
const AT_ONCE = 5_000

/** Each mail by itself: a night that is cut goes on in the next, for twice is once. @returns how many mails are written */
export async function writeMoneyMails(
  { db }: Database,
  publicUrl: string,
  clock = () => new Date(),
): Promise<number> {
  const today = italianDay(clock().toISOString())
  return (await ask(today, publicUrl, db)) + (await remind(today, publicUrl, db))
}

/** Of the plans that end soon without a yes. */
async function ask(today: string, publicUrl: string, tx: Queryable): Promise<number> {
  const { first, last } = ASKED_BEFORE_DAYS
  let count = 0
  for (const { vendorId, ...held } of await subscriptionsThatEnd(
    daysLater(today, last),
    daysLater(today, first),
    tx,
  ))
    count += await writeMoneyMail(
      vendorId,
      ['plan-ends', vendorId, held.end],
      askingNote(held, publicUrl),
      tx,
    )
  return count
}

function askingNote({ plan, period, end }: Subscription, publicUrl: string): Omit<Note, 'closing'> {
  const name = nameOfPlan(plan, period)
  return {
    subject: `Il tuo piano finisce ${theDay(end)}`,
    opening:
      `Ciao,\n\n${name} vale fino ${untilDay(end)} e non si rinnova da solo. ` +
      'Se vuoi tenerlo, dillo dalla pagina del tuo piano; se non fai niente torni a Base, e quello che hai fatto resta.',
    label: 'Guarda il tuo piano',
    link: `${publicUrl}/vendor/upgrade-account`,
  }
}

/** Of what is late. */
async function remind(today: string, publicUrl: string, tx: Queryable): Promise<number> {
  const late = await listInvoices(
    sql`${LATE_OF_PLAN} and due_date between ${daysLater(today, -FALLS_BACK_AFTER_DAYS - NIGHTS)} and ${today}`,
    AT_ONCE,
    tx,
  )
  let count = 0
  for (const entry of late) {
    const { id, vendorId, number, dueDate } = entry
    const days = daysWithin(dueDate, today) - 1
    const step = REMINDED_AFTER_DAYS.find((after) => days >= after && days < after + NIGHTS)
    if (step === undefined) continue
    const note = {
      subject: `La fattura ${number} è da pagare`,
      opening:
        `Ciao,\n\nla fattura ${number} di ${euro(leftToPay(entry))} era da pagare entro ${theDay(dueDate)}. ` +
        (step < FALLS_BACK_AFTER_DAYS
          ? `Se non è pagata entro ${theDay(daysLater(dueDate, FALLS_BACK_AFTER_DAYS))} il tuo piano torna a Base finché non lo è; quello che hai fatto resta.`
          : 'Da domani il tuo piano è Base finché non è pagata; quello che hai fatto resta.'),
      label: 'Guarda le tue fatture',
      link: `${publicUrl}/vendor/billing`,
    }
    count += await writeMoneyMail(vendorId, ['owed', id, String(step)], note, tx)
  }
  return count
}
