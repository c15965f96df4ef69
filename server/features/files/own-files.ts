/** All that a vendor has sent, with what shows it; and what nothing uses, thrown away before its time. */
import { sql } from 'drizzle-orm'
import { OWN_FILES_AT_MOST, UNUSED_SPARED_MS } from '#contract/lists/plan/own-files.ts'
import type { FileUse, OwnFile } from '#contract/media/own-file.ts'
import { Id } from '#contract/kit/ids.ts'
import type { Picture } from '#contract/media/picture.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { discardUnused, filesOf, findFile, pictureOf, presentFile } from './file-store.ts'
import { onceShown } from './given-pictures.ts'

/** The newest of a vendor's files. */
export async function ownFiles(vendorId: string, tx: Queryable): Promise<OwnFile[]> {
  const rows = await filesOf(vendorId, OWN_FILES_AT_MOST, tx)
  const uses = await usesOf(vendorId, [...new Set(rows.flatMap(({ usedBy }) => usedBy ?? []))], tx)
  const logo = uses.get(vendorId)?.logo
  return rows.map((row) => {
    const shown = presentFile(row)
    const use = row.usedBy === null ? undefined : uses.get(row.usedBy)?.use
    return {
      id: row.id,
      name: row.name,
      bytes: row.bytes,
      createdAt: row.createdAt,
      ...(shown.kind === 'picture'
        ? // A thousand blurs would be a third of the answer.
          { picture: { ...shown.picture, placeholder: '' }, url: shown.picture.url }
        : { picture: null, url: shown.url }),
      use: use ? (row.id === logo ? { ...use, of: 'logo' } : use) : null,
      unusedSince: row.usedBy === null ? (row.unusedSince ?? row.createdAt) : null,
    }
  })
}

/**
 * A picture of an account's by its id: a file that it has sent, or one of the product that its page has shown.
 * @returns at the account's own address
 */
export async function ownPicture(id: string, ownerId: string, tx: Queryable): Promise<Picture | undefined> {
  if (!Id.safeParse(id).success) return (await onceShown([id], ownerId, tx)).at(-1)
  const row = await findFile(id, tx)
  return row?.ownerId === ownerId ? pictureOf(row) : undefined
}

/** What things are called that show files, by their ids. */
async function usesOf(
  vendorId: string,
  ids: readonly string[],
  tx: Queryable,
): Promise<Map<string, { use: FileUse; logo?: string | undefined }>> {
  if (ids.length === 0) return new Map()
  const used = sql`any(${sql.param([...ids])}::uuid[])`
  const { rows } = await tx.execute(sql`
    select 'gallery' as "of", id, '' as title, logo ->> 'id' as logo from vendor where id = ${vendorId}
    union all select 'video', id, title, null from video where id = ${used} and vendor_id = ${vendorId}
    union all select 'realWedding', id, title, null from real_wedding where id = ${used} and vendor_id = ${vendorId}
    union all select 'project', id, title, null from portfolio_project where id = ${used} and vendor_id = ${vendorId}
    union all select 'message', id, '', null from message where id = ${used}
    union all select 'quote', id, '', null from booking where id = ${used} and vendor_id = ${vendorId}
    union all select 'request', id, subject, null from assistance_request where id = ${used} and from_id = ${vendorId}`)
  return new Map(
    rows.map(({ of, id, title, logo }) => [
      id as string,
      { use: { of, id, title } as FileUse, logo: (logo ?? undefined) as string | undefined },
    ]),
  )
}

/**
 * Throws away what nothing uses and nothing is about to: what came within a day may be wanted by an edit on its way.
 * @param now ISO-8601 UTC
 * @returns how many went
 */
export const discardFiles = (
  ids: readonly string[],
  vendorId: string,
  now: string,
  tx: Queryable,
): Promise<number> =>
  discardUnused(
    ids,
    { ownerId: vendorId, before: new Date(Date.parse(now) - UNUSED_SPARED_MS).toISOString() },
    tx,
  )
