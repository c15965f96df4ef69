/** The second partner joins by a link: seven days, one use, only its hash is kept. */
import { sql } from 'drizzle-orm'
import type { Couple, CoupleInvitation, Partner, PartnerInvitation } from '#contract/people/couple.ts'
import { UNNAMED_PARTNER } from '#contract/website/unnamed-partner.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { lockAudience, coupleAudience } from '../../platform/database/change-feed.ts'
import { hashOfInvitation, newInvitationCode } from '../../platform/people/invitation-code.ts'
import { hasProvedAddress } from '../../platform/people/person-address.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { addMember, couples, findCouple, hasProfile } from './couple-store.ts'

/** Makes an invitation; an older one that nobody used ends. `full` couples cannot invite. */
export async function invitePartner(
  coupleId: string,
  context: WriteContext,
  publicUrl: string,
): Promise<CoupleInvitation> {
  const members = await context.tx.execute(sql`select 1 from couple_member where couple_id = ${coupleId}`)
  if (members.rows.length > 1) throw ruleBroken('Siete già in due.')
  const { code, hash, expiresAt } = newInvitationCode(context.now)
  await context.tx.execute(
    sql`delete from couple_invitation where couple_id = ${coupleId} and used_at is null`,
  )
  await context.tx.execute(sql`insert into couple_invitation (code_hash, couple_id, invited_by, expires_at)
    values (${hash}, ${coupleId}, ${context.actor}, ${expiresAt})`)
  return { code, url: `${publicUrl}/register?invito=${code}`, expiresAt }
}

/** Who sends an invitation that is still good. @throws ProblemError `invitation_expired` for any other */
export async function readPartnerInvitation(
  code: string,
  now: string,
  tx: Queryable,
): Promise<PartnerInvitation> {
  const { rows } = await tx.execute(sql`select couple_id, expires_at
    from couple_invitation where code_hash = ${hashOfInvitation(code)} and used_at is null and expires_at >= ${now}`)
  const couple = rows[0] && (await findCouple(rows[0].couple_id as string, tx))
  const [sender, second] = couple?.members ?? []
  const name = couple?.partners[sender?.partner === 'two' ? 1 : 0]?.firstName
  if (!name || second) throw new ProblemError('invitation_expired')
  return { name, expiresAt: new Date(rows[0]!.expires_at as string).toISOString() }
}

/**
 * Joins the couple of an invitation. The same identity may repeat it.
 * Who has not proved the address waits: it may be somebody else's, who would find a stranger in the wedding.
 */
export async function joinCouple(
  identity: { uid: string; email: string; emailVerified: boolean },
  context: WriteContext,
  code: string,
): Promise<Couple> {
  const { rows } = await context.tx
    .execute(sql`select couple_id, used_at, expires_at < ${context.now} as expired
    from couple_invitation where code_hash = ${hashOfInvitation(code)} for update`)
  const invitation = rows[0] as { couple_id: string; used_at: string | null; expired: boolean } | undefined
  if (!invitation) throw new ProblemError('invitation_expired')
  const coupleId = invitation.couple_id
  const current = await findCouple(coupleId, context.tx, identity.uid)
  if (!current) throw new ProblemError('invitation_expired')
  if (current.members.some((member) => member.uid === identity.uid)) return current
  if (invitation.used_at || invitation.expired || current.members.length > 1)
    throw new ProblemError('invitation_expired')
  if (!(await hasProvedAddress(identity, context.tx))) throw new ProblemError('email_not_proved')
  if (await hasProfile(identity.uid, context.tx)) throw new ProblemError('profile_exists')
  await lockAudience(context.tx, coupleAudience(coupleId))
  // Of two of whom the first has left, the second is there already.
  const partner = current.members[0]?.partner === 'two' ? 'one' : 'two'
  await addMember(coupleId, identity.uid, partner, context.tx)
  await context.tx.execute(
    sql`update couple_invitation set used_at = ${context.now} where code_hash = ${hashOfInvitation(code)}`,
  )
  const [one, two] = current.partners
  const second = two ?? { firstName: UNNAMED_PARTNER, lastName: '' }
  if (one) {
    const reached = (named: Partner) => ({ ...named, email: named.email ?? identity.email })
    const partners = partner === 'one' ? [reached(one), second] : [one, reached(second)]
    await couples.change(context, coupleId, { partners }, () => true)
  }
  return (await findCouple(coupleId, context.tx, identity.uid))!
}
