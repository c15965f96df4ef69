/** Who is asked to hold a vendor's page that an administrator made: by a mail, for a week and one use (decision 135). */
import { sql } from 'drizzle-orm'
import type { CallBody, CallReply } from '#contract/calls.ts'
import type { VendorInvitation } from '#contract/vendors/vendor-invitation.ts'
import { lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { takeBackMails } from '../../platform/mail/mail-outbox.ts'
import type { ActorOf } from '../../platform/people/actor.ts'
import { hashOfInvitation, newInvitationCode } from '../../platform/people/invitation-code.ts'
import { hasProfile } from '../couple/couple-service.ts'
import { claimVendor, unclaimedVendor } from '../vendors/vendor-claim-service.ts'
import { writeVendorInvitation } from './vendor-invitation-mail.ts'

/** To hold one page: an address may be mistyped now and then, and nobody is written to over and over. */
const ALLOWED: Allowance = { max: 10, windowSeconds: 86_400 }

const instant = (at: unknown) => new Date(at as string).toISOString()

interface Call<Kind extends 'admin' | 'identity'> {
  tx: Queryable
  actor: ActorOf<Kind>
  now: string
}

/** The invitation to hold this page that is still good. */
export async function openVendorInvitation(
  vendorId: string,
  now: string,
  tx: Queryable,
): Promise<VendorInvitation | null> {
  const { rows } = await tx.execute(sql`select id, vendor_id as "vendorId", email, expires_at as "expiresAt"
    from vendor_invitation where vendor_id = ${vendorId} and used_at is null and expires_at >= ${now}`)
  return rows[0] ? ({ ...rows[0], expiresAt: instant(rows[0]['expiresAt']) } as VendorInvitation) : null
}

/**
 * Invites somebody to hold a page; an older invitation to it that nobody used ends. The caller holds the vendor's lock.
 * @throws ProblemError `not_found`, `deleted`, `rule_broken` for a page that somebody holds, `already_exists`, `rate_limited`
 */
export async function inviteVendor(
  { tx, actor, now }: Call<'admin'>,
  { id, vendorId, email }: CallBody<'Admin/inviteVendor'>,
  publicUrl: string,
): Promise<VendorInvitation> {
  const { businessName } = await unclaimedVendor(vendorId, tx)
  const taken = await tx.execute(sql`select 1 from vendor_invitation where id = ${id}`)
  if (taken.rows.length > 0) throw new ProblemError('already_exists')
  await spend(tx, ['vendor-invitation', vendorId], ALLOWED, now)
  const { rows } = await tx.execute(
    sql`delete from vendor_invitation where vendor_id = ${vendorId} and used_at is null returning id`,
  )
  for (const older of rows) await takeBackMails(older['id'] as string, tx)
  const { code, hash, expiresAt } = newInvitationCode(now)
  await tx.execute(sql`insert into vendor_invitation (id, vendor_id, email, code_hash, invited_by, created_at, expires_at)
    values (${id}, ${vendorId}, ${email}, ${hash}, ${actor.adminId}, ${now}, ${expiresAt})`)
  const link = `${publicUrl}/invito-fornitore?codice=${code}`
  await writeVendorInvitation({ id, vendorId, businessName, email, link }, tx)
  return { id, vendorId, email, expiresAt }
}

/** Takes back an invitation that nobody has used. @throws ProblemError `not_found` */
export async function cancelVendorInvitation(id: string, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(
    sql`delete from vendor_invitation where id = ${id} and used_at is null returning id`,
  )
  if (rows.length === 0) throw new ProblemError('not_found')
  await takeBackMails(id, tx)
}

/** What an invitation says to who has its link. @throws ProblemError `invitation_expired` */
export async function readVendorInvitation(
  code: string,
  now: string,
  tx: Queryable,
): Promise<CallReply<'User/getVendorInvitation'>> {
  const { rows } = await tx.execute(sql`select i.email, v.business_name as "businessName", v.category,
      v.place ->> 'city' as city, i.expires_at as "expiresAt"
    from vendor_invitation i join vendor v on v.id = i.vendor_id and v.deleted_at is null
    where i.code_hash = ${hashOfInvitation(code)} and i.used_at is null and i.expires_at >= ${now}`)
  if (!rows[0]) throw new ProblemError('invitation_expired')
  const said = rows[0] as CallReply<'User/getVendorInvitation'>
  return { ...said, expiresAt: instant(said.expiresAt) }
}

/**
 * Gives the page of an invitation to an identity without a profile. The link was sent to its address: who has it has proved
 * that.
 * @throws ProblemError `invitation_expired`; `forbidden` for another address; `profile_exists` for who has a profile
 */
export async function acceptVendorInvitation(call: Call<'identity'>, code: string): Promise<{ id: string }> {
  const { tx, actor, now } = call
  // Of who has accepted, too: an answer that was lost is asked for again.
  if (await hasProfile(actor.uid, tx)) throw new ProblemError('profile_exists')
  const hash = hashOfInvitation(code)
  const known = await tx.execute(sql`select vendor_id from vendor_invitation where code_hash = ${hash}`)
  const vendorId = known.rows[0]?.['vendor_id'] as string | undefined
  if (!vendorId) throw new ProblemError('invitation_expired')
  // Before the invitation's row, as who invites does: neither waits for the other.
  await lockAudience(tx, vendorAudience(vendorId))
  const { rows } = await tx.execute(sql`select id, email from vendor_invitation
    where code_hash = ${hash} and used_at is null and expires_at >= ${now} for update`)
  const invitation = rows[0] as { id: string; email: string } | undefined
  if (!invitation) throw new ProblemError('invitation_expired')
  if (invitation.email.toLowerCase() !== actor.email.toLowerCase())
    throw new ProblemError('forbidden', {
      detail: 'Questo invito è per un altro indirizzo: accedi o registrati con quello a cui è arrivato.',
    })
  await tx.execute(sql`update vendor_invitation set used_at = ${now} where id = ${invitation.id}`)
  await claimVendor(writeContext(call), vendorId, actor)
  return { id: vendorId }
}
