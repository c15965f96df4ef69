/** The second partner joins by a link: seven days, one use, only its hash is kept. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Couple, CoupleInvitation } from '#contract/couple.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { lockAudience, coupleAudience } from '../../platform/change-feed.ts'
import { ProblemError, ruleBroken } from '../../platform/problem.ts'
import { addMember, couples, findCouple, hasProfile } from './couple-store.ts'

const LIFE_DAYS = 7
const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Makes an invitation; an older one that nobody used ends. `full` couples cannot invite. */
export async function invitePartner(
  coupleId: string,
  context: WriteContext,
  publicUrl: string,
): Promise<CoupleInvitation> {
  const members = await context.tx.execute(sql`select 1 from couple_member where couple_id = ${coupleId}`)
  if (members.rows.length > 1) throw ruleBroken('Siete già in due.')
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Date.parse(context.now) + LIFE_DAYS * 86_400_000).toISOString()
  await context.tx.execute(
    sql`delete from couple_invitation where couple_id = ${coupleId} and used_at is null`,
  )
  await context.tx.execute(sql`insert into couple_invitation (code_hash, couple_id, invited_by, expires_at)
    values (${hashOf(code)}, ${coupleId}, ${context.actor}, ${expiresAt})`)
  return { code, url: `${publicUrl}/register?invito=${code}`, expiresAt }
}

/** Joins the couple of an invitation. The same identity may repeat it. */
export async function joinCouple(
  identity: { uid: string; email: string },
  context: WriteContext,
  code: string,
): Promise<Couple> {
  const { rows } = await context.tx
    .execute(sql`select couple_id, used_at, expires_at < ${context.now} as expired
    from couple_invitation where code_hash = ${hashOf(code)} for update`)
  const invitation = rows[0] as { couple_id: string; used_at: string | null; expired: boolean } | undefined
  if (!invitation) throw new ProblemError('invitation_expired')
  const coupleId = invitation.couple_id
  const current = await findCouple(coupleId, context.tx, identity.uid)
  if (!current) throw new ProblemError('invitation_expired')
  if (current.members.some((member) => member.uid === identity.uid)) return current
  if (invitation.used_at || invitation.expired || current.members.length > 1)
    throw new ProblemError('invitation_expired')
  if (await hasProfile(identity.uid, context.tx)) throw new ProblemError('profile_exists')
  await lockAudience(context.tx, coupleAudience(coupleId))
  await addMember(coupleId, identity.uid, 'two', context.tx)
  await context.tx.execute(
    sql`update couple_invitation set used_at = ${context.now} where code_hash = ${hashOf(code)}`,
  )
  const [one, two] = current.partners
  const second = two ?? { firstName: 'Partner', lastName: '' }
  if (one) {
    const partners = [one, { ...second, email: second.email ?? identity.email }]
    await couples.change(context, coupleId, { partners }, () => true)
  }
  return (await findCouple(coupleId, context.tx, identity.uid))!
}
