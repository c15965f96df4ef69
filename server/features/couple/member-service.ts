/** Who is in a wedding, and the way out of it: one leaves, or is taken out by who was there first (decision 087). */
import { sql } from 'drizzle-orm'
import type { CoupleMember } from '#contract/people/couple.ts'
import { appendChange, coupleAudience, tellSessionEnd } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { endSessionsOfMember } from '../../platform/people/ended-session.ts'
import { couples } from './couple-store.ts'
import { writeMemberMails } from './member-mails.ts'

/** The members of a couple, who was there first before. @param uid who asks */
export async function membersOf(coupleId: string, uid: string, tx: Queryable): Promise<CoupleMember[]> {
  const { rows } = await tx.execute(sql`select m.uid, m.partner, m.joined_at, a.email,
      (select max(last_used_at) from session s where s.uid = m.uid and s.expires_at > now()) as last_used_at
    from couple_member m left join person_address a on a.uid = m.uid
    where m.couple_id = ${coupleId} order by m.joined_at, m.partner`)
  const isFirst = rows[0]?.uid === uid
  return rows.map((row) => ({
    uid: row.uid as string,
    partner: row.partner as CoupleMember['partner'],
    email: row.email as string | null,
    joinedAt: iso(row.joined_at),
    lastUsedAt: row.last_used_at === null ? null : iso(row.last_used_at),
    removable: rows.length > 1 && (isFirst || row.uid === uid),
  }))
}

const iso = (at: unknown) => new Date(at as string).toISOString()

/**
 * Takes one of the two out. What they wrote stays the wedding's; their sessions end, with their hub connections, and say
 * why; both are told by mail. Who is out already is out.
 * @throws ProblemError `not_found`; `rule_broken` for the only one, and for who came later and would take out the first
 */
export async function removeMember(
  coupleId: string,
  context: WriteContext,
  { id, uid }: { id: string; uid: string },
  publicUrl: string,
): Promise<void> {
  if (id !== coupleId) throw new ProblemError('not_found')
  const { tx, actor, now } = context
  const members = await membersOf(coupleId, actor, tx)
  const leaving = members.find((member) => member.uid === uid)
  const own = members.find((member) => member.uid === actor)
  // Whoever asks may be out by the time that it is their turn.
  if (!leaving || !own) return
  if (members.length < 2) throw ruleBroken('Nel piano ci sei solo tu: per chiuderlo, elimina l’account.')
  if (!leaving.removable)
    throw ruleBroken('Solo chi è nel piano da prima può togliere l’altra persona. Tu puoi lasciarlo.')
  await endSessionsOfMember(uid, { by: uid === actor ? null : own.partner, now }, tx)
  await tx.execute(sql`delete from idempotency where actor = ${uid}`)
  await tx.execute(sql`delete from couple_member where uid = ${uid}`)
  // One that they have made themselves would bring them back.
  await tx.execute(sql`delete from couple_invitation where couple_id = ${coupleId} and used_at is null`)
  await tellOfMembers(coupleId, leaving, context)
  await tellSessionEnd(tx, uid)
  await writeMemberMails({ coupleId, uid, isTaken: uid !== actor, now }, publicUrl, tx)
}

/** The wedding has a new version, for who stays; the address that came with who is out is taken off it. */
async function tellOfMembers(coupleId: string, { partner, email }: CoupleMember, { tx, now }: WriteContext) {
  const { partners } = (await couples.find(tx, coupleId))!
  const place = partner === 'one' ? 0 : 1
  const kept = partners.map(({ email: typed, ...named }, index) => ({
    ...named,
    ...(typed && (index !== place || typed !== email) && { email: typed }),
  }))
  const { rows } = await tx.execute(sql`update couple set partners = ${JSON.stringify(kept)}::jsonb,
    version = version + 1, updated_at = ${now} where id = ${coupleId} returning version`)
  await appendChange(tx, {
    topic: 'couple',
    kind: 'updated',
    entityId: coupleId,
    version: rows[0]!.version as number,
    audience: coupleAudience(coupleId),
  })
}
