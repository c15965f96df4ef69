/** The password before a couple's page, kept apart from it: what is told of the page never holds it. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

export async function passwordHashOf(websiteId: string, tx: Queryable): Promise<string | null> {
  const { rows } = await tx.execute(sql`select hash from website_password where website_id = ${websiteId}`)
  return (rows[0]?.hash as string | undefined) ?? null
}

/** Puts a password in place of another, or takes it away; who had opened the page has to say the new one. */
export async function setPasswordHash(websiteId: string, hash: string | null, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from website_key where website_id = ${websiteId}`)
  if (hash === null) await tx.execute(sql`delete from website_password where website_id = ${websiteId}`)
  else
    await tx.execute(sql`insert into website_password (website_id, hash) values (${websiteId}, ${hash})
      on conflict (website_id) do update set hash = excluded.hash`)
}
