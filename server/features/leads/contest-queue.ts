/** The requests that vendors contest, as administrators read and decide them. */
import { type SQL, sql } from 'drizzle-orm'
import type { CallQuery } from '#contract/calls.ts'
import type { ContestDecision, ContestQueue, QueuedContest } from '#contract/admin/lead-contest.ts'
import { tellQueue } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { A_DAY_S, writeMail } from '../../platform/mail/mail-outbox.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import { pagedList } from '../../platform/paged-list.ts'
import { askingCouples } from '../couple/couple-service.ts'
import { addressesOfVendor, vendorNames } from '../vendors/vendor-service.ts'
import { CONTEST_COLUMNS, WEIGHT_COLUMNS, presentContest, presentWeight } from './lead-service.ts'

const GOOD_FOR_S = 7 * A_DAY_S
/** A contest is made once and decided once. */
const DECIDED = 2

const WHERE: Record<ContestQueue, SQL> = {
  'da-decidere': sql`lc.state = 'pending'`,
  decise: sql`lc.state <> 'pending'`,
}

export const contestQueue = pagedList<CallQuery<'Leads/getQueue'>, QueuedContest>({
  from: sql`lead_contest lc join booking b on b.id = lc.booking_id join vendor v on v.id = b.vendor_id`,
  id: sql`lc.booking_id`,
  sorts: { at: { by: sql`lc.at`, type: 'timestamptz' } },
  where: ({ queue }) => [WHERE[queue]],
  words: ({ q, queue }) => ({ q, folded: sql`v.name_folded`, among: WHERE[queue] }),
  load: queuedOf,
})

async function queuedOf(ids: readonly string[], tx: Queryable): Promise<QueuedContest[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute(sql`
    select b.id, b.vendor_id, b.couple_id, to_char(b.event_date, 'YYYY-MM-DD') as event_date, b.guest_count,
           b.budget_cents, b.message, ${WEIGHT_COLUMNS}, ${CONTEST_COLUMNS}
      from lead_contest lc join booking b on b.id = lc.booking_id where lc.booking_id in ${[...ids]}`)
  const of = (column: string) => [...new Set(rows.map((row) => row[column] as string))]
  const names = await vendorNames(of('vendor_id'), tx)
  const couples = await askingCouples(of('couple_id'), tx)
  return rows.map((row) => ({
    id: row.id as string,
    ...presentContest(row),
    ...presentWeight(row),
    vendorId: row.vendor_id as string,
    vendorName: names.get(row.vendor_id as string) ?? 'Fornitore eliminato',
    coupleId: row.couple_id as string,
    coupleNames: couples.get(row.couple_id as string)?.names ?? 'Una coppia',
    eventDate: row.event_date as string,
    ...(row.guest_count !== null && { guestCount: row.guest_count as number }),
    ...(row.budget_cents !== null && { budgetCents: row.budget_cents as number }),
    message: row.message as string,
  }))
}

/**
 * An administrator's word on one, which its vendor reads and is told of by mail.
 * @throws ProblemError `conflict` where another decided it meanwhile
 */
export async function decideContest(
  { tx, now }: { tx: Queryable; now: string },
  id: string,
  { upheld, answer }: ContestDecision,
): Promise<QueuedContest> {
  const said = plainText(answer).trim()
  if (!said) throw ruleBroken('Scrivi perché: il fornitore deve saperlo.')
  const { rows } = await tx.execute(sql`select state from lead_contest where booking_id = ${id} for update`)
  if (!rows[0]) throw new ProblemError('not_found')
  if (rows[0].state !== 'pending')
    throw new ProblemError('conflict', { detail: 'Nel frattempo è stata decisa.' })
  await tx.execute(sql`update lead_contest set state = ${upheld ? 'upheld' : 'rejected'},
    answer = ${said}, decided_at = ${now} where booking_id = ${id}`)
  const [contest] = await queuedOf([id], tx)
  await tellQueue('contestQueue', { id, version: DECIDED }, tx)
  await writeDecision(contest!, tx)
  return contest!
}

/** Without names of the couple: who reads the mail finds them in the vendor's area. */
async function writeDecision({ id, vendorId, state, answer }: QueuedContest, tx: Queryable): Promise<void> {
  const said =
    state === 'upheld'
      ? 'abbiamo accolto la tua contestazione: quella richiesta non conta più nelle tue statistiche.'
      : 'abbiamo letto la tua contestazione e la richiesta resta valida.'
  const text = `Ciao,\n\n${said}\n\nIl motivo: ${answer}\n\nLa trovi fra le prenotazioni. Questa email non riceve risposte.\n\nLovoglio`
  for (const to of await addressesOfVendor(vendorId, tx))
    await writeMail(tx, {
      key: ['lead-contest', id, to],
      about: [vendorId],
      to,
      subject: state === 'upheld' ? 'La tua contestazione è accolta' : 'La tua contestazione non è accolta',
      text,
      html: `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      goodForS: GOOD_FOR_S,
    })
}
