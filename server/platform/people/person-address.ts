/** Where people are reached by mail: only at an address that they have proved to be theirs. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'

/** Who an ID token speaks of. */
interface Proof {
  uid: string
  email: string
  emailVerified: boolean
}

/** Notes what an ID token says of its owner's address. A token older than the proof takes no proof away. */
export async function notePersonAddress({ uid, email, emailVerified }: Proof, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into person_address as a (uid, email, verified)
    values (${uid}, ${email}, ${emailVerified})
    on conflict (uid) do update set email = excluded.email,
      verified = excluded.verified or (a.verified and a.email = excluded.email)
    where (a.email, a.verified) is distinct from (excluded.email, excluded.verified)`)
}

/** Whether the address of an ID token is proved, by the token or since it was made. */
export async function hasProvedAddress(
  { uid, email, emailVerified }: Proof,
  tx: Queryable,
): Promise<boolean> {
  if (emailVerified) return true
  const { rows } = await tx.execute(sql`select 1 from person_address
    where uid = ${uid} and email = ${email} and verified`)
  return rows.length > 0
}
