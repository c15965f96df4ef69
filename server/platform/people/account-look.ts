/**
 * The credential of a look (decision 116): an administrator reads as the owner of an account does. It is asked of the database
 * at each request, so that it dies with its quarter of an hour, with the administrator's right or session, with the account.
 */
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { ADMIN_RIGHTS } from '#contract/lists/admin/admin-rights.ts'
import type { Actor, ActorOf } from './actor.ts'
import { tokenHash } from './session.ts'

const PREFIX = 'lvl_'

export const newLookToken = (): string => PREFIX + randomBytes(32).toString('base64url')
export const isLookToken = (token: string): boolean => token.startsWith(PREFIX)

/**
 * By whose eyes: who is of a couple, the first of the two before the other; the vendor's own account.
 * @param id an expression of SQL for the account's id: it is written into the text
 */
export const eyesOf = (id: string): string => `
  select m.uid, m.partner, m.couple_id, null::uuid as vendor_id, c.active
    from couple_member m join couple c on c.id = m.couple_id and c.deleted_at is null where m.couple_id = ${id}
   union all
  select va.uid, null, null, v.id, v.active or v.deactivation_reason is null
    from vendor_account va join vendor v on v.id = va.vendor_id and v.deleted_at is null where va.vendor_id = ${id}`

const ITS_EYES = eyesOf('coalesce(l.couple_id, l.vendor_id)')

const FIND = `
  select l.id, l.admin_id, e.uid, e.partner, e.couple_id, e.vendor_id, e.active
    from account_look l
    join admin a on a.id = l.admin_id and a.ended_at is null and a.role = any($2)
     and (a.second_factor_since is not null or not (select second_factor_required from admin_policy))
    join session s on s.id = l.session_id and s.uid = a.uid and s.expires_at > now()
    join lateral (${ITS_EYES}) e on true
   where l.token_hash = $1 and l.ended_at is null and l.ends_at > now()
     -- Nobody looks by an administrator's.
     and not exists (select 1 from (${ITS_EYES}) o join admin other on other.uid = o.uid and other.ended_at is null)
   order by e.partner limit 1`

/** Whose eyes a look's token opens; undefined for one that is over, ended or unknown. */
export async function findLook(
  pool: pg.Pool,
  token: string,
): Promise<ActorOf<'couple' | 'vendor'> | undefined> {
  const { rows } = await pool.query(FIND, [tokenHash(token), ADMIN_RIGHTS['Admin/startLook']])
  const [row] = rows
  if (!row) return undefined
  const common = {
    uid: row.uid as string,
    active: row.active as boolean,
    device: `look:${row.id as string}`,
    look: { id: row.id as string, adminId: row.admin_id as string },
  }
  return row.couple_id
    ? { kind: 'couple', coupleId: row.couple_id, partner: row.partner, ...common }
    : { kind: 'vendor', vendorId: row.vendor_id, ...common }
}

/** Whether it is an administrator's look, and no owner. */
export const isLook = (actor: Actor): boolean => 'look' in actor && actor.look !== undefined
