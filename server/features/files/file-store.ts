import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FilmContainer } from '#contract/media/file-kind.ts'
import type { StoredFile } from '#contract/media/file.ts'
import type { Picture } from '#contract/media/picture.ts'
import { instant } from '../../platform/entity/columns.ts'
import { lockAudience } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { removeLater } from '../../platform/entity/removal.ts'
import { placeOf } from './file-shelf.ts'

const file = pgTable('file', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').$type<'picture' | 'document' | 'film'>().notNull(),
  container: text('container').$type<FilmContainer>(),
  name: text('name').notNull(),
  alt: text('alt').notNull(),
  key: text('key').notNull(),
  publicKey: text('public_key'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  widths: integer('widths').array().notNull(),
  placeholder: text('placeholder').notNull(),
  usedBy: uuid('used_by'),
  unusedSince: instant('unused_since'),
  createdAt: instant('created_at').notNull(),
})

export type FileRow = typeof file.$inferSelect
export type NewFileRow = typeof file.$inferInsert

/** A capability URL: nobody can guess it. */
export const newFileKey = () => randomBytes(18).toString('hex')

/** Addresses of what only some may see, and of what everybody may; the second is the one that caches may keep. */
export const PRIVATE_FILES = '/files/'
export const PUBLIC_FILES = '/media/p/'
export const PUBLIC_FILMS = '/media/v/'

export async function findFile(id: string, tx: Queryable): Promise<FileRow | undefined> {
  return (await tx.select().from(file).where(eq(file.id, id)))[0]
}

export async function findFiles(ids: readonly string[], tx: Queryable): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(file)
    .where(inArray(file.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The file an address opens. */
export async function findFileByKey(
  key: string,
  isPublic: boolean,
  tx: Queryable,
): Promise<FileRow | undefined> {
  const rows = await tx
    .select()
    .from(file)
    .where(eq(isPublic ? file.publicKey : file.key, key))
  return rows[0]
}

/**
 * Adds a file; one of this id that is there already stays.
 * @throws ProblemError `deleted` when its account went while the file was made
 */
export async function insertFile(row: NewFileRow, tx: Queryable): Promise<FileRow> {
  await lockAudience(tx, lockOf(row.ownerId))
  const erased = await tx.execute(sql`select 1 from erased_account where id = ${row.ownerId}`)
  if (erased.rows.length > 0) throw new ProblemError('deleted')
  await tx.insert(file).values(row).onConflictDoNothing()
  return (await findFile(row.id, tx))!
}

export async function setFile(
  id: string,
  change: Partial<Pick<FileRow, 'usedBy' | 'unusedSince' | 'publicKey'>>,
  tx: Queryable,
): Promise<void> {
  await tx.update(file).set(change).where(eq(file.id, id))
}

/**
 * Takes files into use, all of them or none: those of one account that nothing else uses.
 * @param shown whether everybody may open them
 * @returns the files by their ids; undefined where one may not be taken
 */
export async function takeFiles(
  ids: readonly string[],
  { ownerId, usedBy, shown }: { ownerId: string; usedBy: string; shown?: boolean },
  tx: Queryable,
): Promise<Map<string, FileRow> | undefined> {
  if (ids.length === 0) return new Map()
  const keys = ids.map(newFileKey)
  const taken = await tx.execute(sql`update file set used_by = ${usedBy}, unused_since = null,
      public_key = case when ${shown ?? false} then coalesce(public_key, given.key) else public_key end
    from unnest(${sql.param([...ids])}::uuid[], ${sql.param(keys)}::text[]) given(id, key)
    where file.id = given.id and owner_id = ${ownerId} and (used_by is null or used_by = ${usedBy})`)
  return taken.rowCount === ids.length ? findFiles(ids, tx) : undefined
}

/** Lets go of what an entity used and shows no more. What a shown one was cropped from stays, and opens for its account alone. */
export async function releaseFilesBut(
  { shown, originals }: { shown: readonly string[]; originals: readonly string[] },
  { usedBy, now }: { usedBy: string; now: string },
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`update file set used_by = null, unused_since = ${now}, public_key = null
    where used_by = ${usedBy} and kind = 'picture' and id::text <> all(${sql.param([...shown, ...originals])}::text[])`)
  const behind = originals.filter((id) => !shown.includes(id))
  if (behind.length > 0)
    await tx.execute(sql`update file set public_key = null
      where used_by = ${usedBy} and id::text = any(${sql.param(behind)}::text[])`)
}

export async function releaseFilesUsedBy(usedBy: string, now: string, tx: Queryable): Promise<void> {
  await tx
    .update(file)
    .set({ usedBy: null, unusedSince: now, publicKey: null })
    .where(eq(file.usedBy, usedBy))
}

export async function bytesOf(ownerId: string, tx: Queryable): Promise<number> {
  const { rows } = await tx.execute(
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from file where owner_id = ${ownerId}`,
  )
  return rows[0]!.bytes as number
}

/** Forgets what nothing has used since then, and says what. */
export async function deleteUnusedFiles(before: string, tx: Queryable): Promise<string[]> {
  const rows = await tx
    .delete(file)
    .where(and(isNull(file.usedBy), lt(file.unusedSince, before)))
    .returning({ id: file.id })
  return rows.map(({ id }) => id)
}

/** An account's files, the newest first. */
export const filesOf = (ownerId: string, most: number, tx: Queryable): Promise<FileRow[]> =>
  tx
    .select()
    .from(file)
    .where(eq(file.ownerId, ownerId))
    .orderBy(desc(file.createdAt), desc(file.id))
    .limit(most)

/** Forgets some of an account's files at once, of those that nothing has used since then. @returns how many */
export async function discardUnused(
  ids: readonly string[],
  { ownerId, before }: { ownerId: string; before: string },
  tx: Queryable,
): Promise<number> {
  const rows = await tx
    .delete(file)
    .where(
      and(
        inArray(file.id, [...ids]),
        eq(file.ownerId, ownerId),
        isNull(file.usedBy),
        lte(sql`coalesce(${file.unusedSince}, ${file.createdAt})`, before),
      ),
    )
    .returning({ id: file.id })
  await removeLater(
    'media',
    rows.map(({ id }) => placeOf(id)),
    tx,
  )
  return rows.length
}

/** Forgets what an account sent, under its files' lock: what arrives at this moment comes before, or not at all. */
export async function deleteFilesOf(ownerId: string, tx: Queryable): Promise<void> {
  await lockAudience(tx, lockOf(ownerId))
  const rows = await tx.delete(file).where(eq(file.ownerId, ownerId)).returning({ id: file.id })
  await removeLater(
    'media',
    rows.map(({ id }) => placeOf(id)),
    tx,
  )
}

const lockOf = (ownerId: string) => `files:${ownerId}`

/** The picture as its own people see it; undefined for a document. */
export function pictureOf(row: FileRow): Picture | undefined {
  return asPicture(row, PRIVATE_FILES + row.key)
}

/** The picture at the address everybody may open; undefined for what is not shown to everybody. */
export function publicPictureOf(row: FileRow): Picture | undefined {
  return row.publicKey ? asPicture(row, PUBLIC_FILES + row.publicKey) : undefined
}

function asPicture(row: FileRow, base: string): Picture | undefined {
  if (row.kind !== 'picture' || row.width === null || row.height === null) return undefined
  const { id, width, height, alt, placeholder, widths } = row
  return { id, url: `${base}-${widths.at(-1)!}.webp`, width, height, alt, placeholder, widths }
}

export function presentFile(row: FileRow): StoredFile {
  const { id, bytes } = row
  const picture = pictureOf(row)
  if (picture) return { id, kind: 'picture', picture, bytes }
  const { kind, name, key, container } = row
  if (kind === 'film') return { id, kind, name, url: `${PRIVATE_FILES}${key}.${container}`, bytes }
  return { id, kind: 'document', name, url: `${PRIVATE_FILES}${key}.pdf`, bytes }
}

/** Where everybody may see a film; undefined for what is none, or is not shown. */
export const publicFilmAddress = ({ id, publicKey, container }: FileRow): string | undefined =>
  publicKey && container ? `${PUBLIC_FILMS}${id}-${publicKey}.${container}` : undefined

/** Lets go of the films of an entity, but for the one that it shows. */
export async function releaseFilmsBut(
  shown: string | undefined,
  { usedBy, now }: { usedBy: string; now: string },
  tx: Queryable,
): Promise<void> {
  await tx.execute(sql`update file set used_by = null, unused_since = ${now}, public_key = null
    where used_by = ${usedBy} and kind = 'film' and id is distinct from ${shown ?? null}::uuid`)
}
