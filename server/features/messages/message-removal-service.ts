/**
 * What becomes of an account's messages when it is deleted. What was said to another stays with that one, without a name
 * and without the files, which go with the account; what was said to support goes.
 */
import { sql } from 'drizzle-orm'
import { SUPPORT, appendChange, lockAudience, vendorAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'

/** The vendors a couple has talked to: each hears when it is erased. */
export async function vendorsWrittenTo(coupleId: string, tx: Queryable): Promise<string[]> {
  const { rows } = await tx.execute(
    sql`select vendor_id from conversation where couple_id = ${coupleId} and vendor_id is not null`,
  )
  return rows.map(({ vendor_id }) => vendor_id as string)
}

/** Takes what a couple said to support. The caller holds the couple's lock, and no vendor's yet. */
export async function forgetSupportOfCouple(coupleId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from conversation_report where "by" = 'couple' and conversation_id in
    (select id from conversation where couple_id = ${coupleId})`)
  const { rows } = await tx.execute(
    sql`delete from conversation where couple_id = ${coupleId} and vendor_id is null returning id, version`,
  )
  await tellSupport(rows, tx)
}

/** Takes a couple's name and files from what it said to vendors. The caller holds the locks of all of them. */
export async function leaveConversations(coupleId: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`update message set files = '[]', version = version + 1
    where "by" = 'couple' and files <> '[]'
      and conversation_id in (select id from conversation where couple_id = ${coupleId})`)
  // With nobody left on either side nobody reads it.
  await tx.execute(sql`delete from conversation c using vendor v
    where c.couple_id = ${coupleId} and v.id = c.vendor_id and v.deleted_at is not null`)
  const { rows } = await tx.execute(sql`update conversation set version = version + 1
    where couple_id = ${coupleId} returning id, vendor_id, version`)
  for (const { id, vendor_id, version } of rows)
    await appendChange(tx, {
      topic: 'conversation',
      kind: 'updated',
      entityId: id as string,
      version: version as number,
      audience: vendorAudience(vendor_id as string),
    })
}

/** The same for a vendor that is deleted. The couples it has talked to read it with their next look. */
export async function forgetMessagesOfVendor(vendorId: string, tx: Queryable): Promise<void> {
  const ofVendor = sql`(select id from conversation where vendor_id = ${vendorId})`
  await tx.execute(
    sql`delete from conversation_report where "by" = 'vendor' and conversation_id in ${ofVendor}`,
  )
  await tx.execute(sql`update message set files = '[]', version = version + 1
    where "by" = 'vendor' and files <> '[]' and conversation_id in ${ofVendor}`)
  await tx.execute(sql`delete from conversation c where vendor_id = ${vendorId} and couple_id is not null
    and not exists (select 1 from couple where id = c.couple_id)`)
  const { rows } = await tx.execute(
    sql`delete from conversation where vendor_id = ${vendorId} and couple_id is null returning id, version`,
  )
  await tellSupport(rows, tx)
}

async function tellSupport(rows: readonly Record<string, unknown>[], tx: Queryable): Promise<void> {
  if (rows.length > 0) await lockAudience(tx, SUPPORT)
  for (const { id, version } of rows)
    await appendChange(tx, {
      topic: 'conversation',
      kind: 'deleted',
      entityId: id as string,
      version: Number(version) + 1,
      audience: SUPPORT,
    })
}
