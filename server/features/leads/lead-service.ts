/** What makes a request serious, and what happens where its vendor says that it is none. Its couple is told of nothing. */
import { sql } from 'drizzle-orm'
import type { Lead, NewContest } from '#contract/admin/lead-contest.ts'
import {
  CONTESTABLE_STATES,
  CONTEST_WITHIN_DAYS,
  type ContestReason,
  contestDueOn,
} from '#contract/lists/admin/lead-contests.ts'
import { tellQueue } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { spend } from '../../platform/http/throttle.ts'
import { italianDay } from '../../platform/italian-day.ts'
import { plainText } from '../../platform/mail/plain-text.ts'

const CONTESTS_PER_DAY = { max: 20, windowSeconds: 86_400 }
const DAY_MS = 86_400_000

type Row = Record<string, unknown>
const instant = (value: unknown) => (value === null ? null : new Date(value as string).toISOString())

/** A contest of a row that has its columns. */
export const presentContest = (row: Row): NonNullable<Lead['contest']> => ({
  reason: row.reason as ContestReason,
  words: row.words as string,
  state: row.state as NonNullable<Lead['contest']>['state'],
  answer: row.answer as string | null,
  at: instant(row.at)!,
  dueOn: row.due_on as string,
  decidedAt: instant(row.decided_at),
})
/** Of `lead_contest lc`. */
export const CONTEST_COLUMNS = sql.raw(
  `lc.reason, lc.words, lc.state, lc.answer, lc.at, to_char(lc.due_on, 'YYYY-MM-DD') as due_on, lc.decided_at`,
)
/** Of a `booking b`: what its couple has proved, and how many vendors it has asked. */
export const WEIGHT_COLUMNS = sql.raw(`
  exists (select 1 from couple_member m join person_address a on a.uid = m.uid and a.verified
    where m.couple_id = b.couple_id) as email_proved,
  (select count(distinct vendor_id)::int from (
    select o.vendor_id from booking o where o.couple_id = b.couple_id and o.deleted_at is null
    union all select c.vendor_id from conversation c where c.couple_id = b.couple_id and c.vendor_id is not null
      and exists (select 1 from message m where m.conversation_id = c.id and m."by" = 'couple')) asked) as vendors_asked`)
export const presentWeight = (row: Row) => ({
  emailProved: row.email_proved as boolean,
  vendorsAsked: row.vendors_asked as number,
})

/** @throws ProblemError `not_found`, for another's too */
export async function findLead(vendorId: string, id: string, now: string, tx: Queryable): Promise<Lead> {
  const { rows } = await tx.execute(sql`
    select b.state as booking_state, b.created_at, ${WEIGHT_COLUMNS}, ${CONTEST_COLUMNS}
      from booking b left join lead_contest lc on lc.booking_id = b.id
     where b.id = ${id} and b.vendor_id = ${vendorId} and b.deleted_at is null`)
  const row = rows[0]
  if (!row) throw new ProblemError('not_found')
  const contest = row.reason === null ? null : presentContest(row)
  return {
    id,
    ...presentWeight(row),
    mayContest: contest === null && whyNot(row, now) === undefined,
    contest,
  }
}

/** What a request is too far on, or too old, to be contested by. */
function whyNot(row: Row, now: string): string | undefined {
  if (!(CONTESTABLE_STATES as readonly unknown[]).includes(row.booking_state))
    return 'Questa richiesta è andata avanti: non si contesta più.'
  if (Date.parse(now) - Date.parse(instant(row.created_at)!) > CONTEST_WITHIN_DAYS * DAY_MS)
    return `Una richiesta si contesta entro ${CONTEST_WITHIN_DAYS} giorni.`
  return undefined
}

/**
 * A vendor contests a request, once. The caller holds the vendor's lock.
 * @throws ProblemError `rule_broken` for what is under way or too old, `conflict` where it was contested already
 */
export async function contestLead(
  vendorId: string,
  { tx, now }: { tx: Queryable; now: string },
  id: string,
  { reason, words }: NewContest,
): Promise<Lead> {
  const { rows } = await tx.execute(sql`select couple_id, state as booking_state, created_at from booking
    where id = ${id} and vendor_id = ${vendorId} and deleted_at is null`)
  const row = rows[0]
  if (!row) throw new ProblemError('not_found')
  const refused = whyNot(row, now)
  if (refused) throw ruleBroken(refused)
  await spend(tx, ['lead-contest', vendorId], CONTESTS_PER_DAY, now)
  const plain = plainText(words).trim()
  if (!plain) throw ruleBroken('Scrivi in una frase che cosa hai visto.')
  const { rowCount } = await tx.execute(sql`
    insert into lead_contest (booking_id, vendor_id, couple_id, reason, words, at, due_on)
    values (${id}, ${vendorId}, ${row.couple_id}, ${reason}, ${plain}, ${now}, ${contestDueOn(italianDay(now))})
    on conflict do nothing`)
  if (!rowCount) throw new ProblemError('conflict', { detail: 'Hai già contestato questa richiesta.' })
  await tellQueue('contestQueue', { id, version: 1 }, tx)
  return findLead(vendorId, id, now, tx)
}
