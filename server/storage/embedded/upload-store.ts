import type pg from 'pg'
import type { WritableMetadata } from './object-metadata.ts'

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

export async function setReceived(db: pg.Pool, id: string, received: number): Promise<void> {
  await db.query('update storage_upload set received = $2 where id = $1', [id, received])
}

export async function setUploadState(db: pg.Pool, id: string, state: UploadState): Promise<void> {
  await db.query('update storage_upload set state = $2 where id = $1', [id, state])
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
