import type pg from 'pg'
import type { WritableMetadata } from './object-metadata.ts'
import type { Queries } from './object-store.ts'

export type UploadState = 'active' | 'final' | 'cancelled'

/** A resumable upload under way. `size` is null when the client did not say it. */
export type Upload = {
  id: string
  ownerUid: string
  bucket: string
  name: string
  metadata: WritableMetadata
  size: number | null
  received: number
  state: UploadState
}

const COLUMNS = `id, owner_uid as "ownerUid", bucket, name, metadata, size::float8, received::float8, state`

export async function insertUpload(
  db: pg.Pool,
  upload: Omit<Upload, 'received' | 'state'>,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.query(
    `insert into storage_upload (id, owner_uid, bucket, name, metadata, size, state, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'active', $7, $8)`,
    [
      upload.id,
      upload.ownerUid,
      upload.bucket,
      upload.name,
      JSON.stringify(upload.metadata),
      upload.size,
      now,
      expiresAt,
    ],
  )
}

export async function findUpload(db: pg.Pool, id: string, now: Date): Promise<Upload | null> {
  const { rows } = await db.query<Upload>(
    `select ${COLUMNS} from storage_upload where id = $1 and expires_at > $2`,
    [id, now],
  )
  return rows[0] ?? null
}

export async function countOpenUploads(db: pg.Pool, ownerUid: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from storage_upload where owner_uid = $1 and state = 'active' and expires_at > $2`,
    [ownerUid, now],
  )
  return rows[0]!.n
}

/** What lies of an account's uploads under way, in bytes; without one of them where that is asked. */
export async function openBytes(db: pg.Pool, ownerUid: string, now: Date, without?: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(received), 0)::float8 as bytes from storage_upload
      where owner_uid = $1 and state = 'active' and expires_at > $2 and id is distinct from $3`,
    [ownerUid, now, without ?? null],
  )
  return rows[0]!.bytes
}

/** A piece of an upload, from its byte `start` on, where it is kept. */
export type UploadPart = { start: number; key: string }

/** Adds what has arrived at the end of an upload; false when another request was there first. */
export async function addPart(
  db: pg.Pool,
  id: string,
  { start, key }: UploadPart,
  bytes: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with longer as (
       update storage_upload set received = received + $4
       where id = $1 and received = $2 and state = 'active' returning id
     )
     insert into storage_upload_part (upload_id, start, key) select id, $2, $3 from longer`,
    [id, start, key, bytes],
  )
  return rowCount === 1
}

export async function listParts(db: pg.Pool, id: string): Promise<UploadPart[]> {
  const { rows } = await db.query<UploadPart>(
    'select start::float8, key from storage_upload_part where upload_id = $1 order by start',
    [id],
  )
  return rows
}

/** Makes an upload begin again. */
export async function forgetParts(db: pg.Pool, id: string): Promise<void> {
  await db.query(
    `with gone as (delete from storage_upload_part where upload_id = $1)
     update storage_upload set received = 0 where id = $1 and state = 'active'`,
    [id],
  )
}

/** Ends an upload that is active; false when it is not any more. */
export async function endUpload(db: Queries, id: string, state: 'final' | 'cancelled'): Promise<boolean> {
  const { rowCount } = await db.query(
    "update storage_upload set state = $2 where id = $1 and state = 'active'",
    [id, state],
  )
  return rowCount === 1
}

/** Forgets the uploads whose time is over and returns their ids. */
export async function deleteExpiredUploads(db: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'delete from storage_upload where expires_at <= $1 returning id',
    [now],
  )
  return rows.map((row) => row.id)
}

export async function deleteUploadsOf(db: pg.Pool, ownerUid: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'delete from storage_upload where owner_uid = $1 returning id',
    [ownerUid],
  )
  return rows.map((row) => row.id)
}
