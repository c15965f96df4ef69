/** A store of entities that show pictures: their files are proved to be the writer's, and in use as long as they show. */
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database.ts'
import {
  type EntityStoreOptions,
  type EntityTable,
  type Row,
  type WriteContext,
  createEntityStore,
} from '../../platform/entity/entity-store.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { releaseFilesBut, releaseFilesUsedBy } from './file-store.ts'
import { Id } from '#contract/kit/ids.ts'
import { OF_THE_PRODUCT, picturesIn, placePictures } from './given-pictures.ts'
import { PICTURE_KINDS, type PictureKind, pictureKind } from './picture-kinds.ts'

/** `createEntityStore` for a table of `PICTURE_KINDS`: a write names pictures as `GivenPicture`, a row has them whole. */
export function createPictureStore<T extends EntityTable>(options: EntityStoreOptions<T>) {
  const kind = pictureKind(getTableName(options.table as PgTable))
  const store = createEntityStore(options)

  const standingIn = (row: Row<T> | undefined) =>
    row && row.deletedAt === null ? picturesIn(row, kind.fields) : []

  async function placed<V extends Record<string, unknown>>(
    { tx, account }: WriteContext,
    values: V,
    usedBy: string,
    before: Row<T> | undefined,
  ): Promise<V> {
    const standing = standingIn(before)
    return { ...values, ...(await placePictures(values, { tx, kind, usedBy, standing, account })) }
  }

  async function settled({ tx, now }: WriteContext, id: string, row: Row<T>): Promise<Row<T>> {
    const pictures = standingIn(row)
    const shown = pictures.map((picture) => picture.id)
    const originals = pictures.flatMap(({ original }) => original ?? [])
    if (!kind.keepsOnly) await releaseFilesBut({ shown, originals }, { usedBy: id, now }, tx)
    return row
  }

  const { find }: typeof store = store
  const create: typeof store.create = async (context, values, isOwn, fill) => {
    const before = await find(context.tx, values.id, true)
    if (before && !isOwn(before)) throw new ProblemError('already_exists')
    const whole = await placed(context, values, values.id, before)
    return settled(context, values.id, await store.create(context, whole, isOwn, fill))
  }
  const change: typeof store.change = async (context, id, asked, mayChange, derive) => {
    const before = await find(context.tx, id, true)
    if (!before || !mayChange(before)) throw new ProblemError('not_found')
    if (before.deletedAt !== null || !kind.fields.some((field) => asked[field] !== undefined))
      return store.change(context, id, asked, mayChange, derive)
    const whole = await placed(context, asked, id, before)
    return settled(context, id, await store.change(context, id, whole, mayChange, derive))
  }
  const remove: typeof store.remove = async (context, id, mayChange) => {
    await store.remove(context, id, mayChange)
    if (!kind.keepsOnly) await releaseFilesUsedBy(id, context.now, context.tx)
  }
  return { find, create, change, remove }
}

/** Of the pictures in what an entity once said, those that cannot be put back: their files are gone, or show elsewhere. */
export async function lostPictures(
  values: Readonly<Record<string, unknown>>,
  { table, entityId }: { table: keyof typeof PICTURE_KINDS; entityId: string },
  tx: Queryable,
): Promise<string[]> {
  const sent = picturesIn(values, PICTURE_KINDS[table].fields).filter(({ url }) => !OF_THE_PRODUCT.test(url))
  const ids = sent.map(({ id }) => id)
  const { rows } = await tx.execute(sql`select id from file
    where id = any(${sql.param(ids.filter((id) => Id.safeParse(id).success))}::uuid[])
      and (used_by is null or used_by = ${entityId})`)
  const there = new Set(rows.map(({ id }) => id as string))
  return ids.filter((id) => !there.has(id))
}

/** Lets go of what a vendor's things show and others have sent: couples, administrators. Its own files go whole. */
export async function releasePicturesOfVendor(vendorId: string, now: string, tx: Queryable): Promise<void> {
  for (const [table, { vendor }] of Object.entries<PictureKind>(PICTURE_KINDS))
    if (vendor)
      await tx.execute(sql`update file set used_by = null, unused_since = ${now}, public_key = null
        where used_by in (select id from ${sql.identifier(table)} where ${sql.identifier(vendor)} = ${vendorId})`)
}
