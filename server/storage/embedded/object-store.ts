import type pg from 'pg'

/** The pool, or one connection inside a transaction. */
export type Queries = Pick<pg.Pool | pg.PoolClient, 'query'>

/** A file as the database knows it. Sizes and generations are 64-bit and stay text, as Firebase sends them. */
export type StoredObject = {
  bucket: string
  name: string
  ownerUid: string
  fileKey: string
  size: string
  contentType: string
  detectedType: string | null
  md5: string
  cacheControl: string | null
  contentDisposition: string | null
  contentEncoding: string | null
  contentLanguage: string | null
  customMetadata: Record<string, string>
  downloadTokens: string[]
  generation: string
  metageneration: string
  createdAt: Date
  updatedAt: Date
}

export type NewObject = Omit<StoredObject, 'generation' | 'metageneration' | 'createdAt' | 'updatedAt'>

const COLUMNS = `
  bucket, name, owner_uid as "ownerUid", file_key as "fileKey", size::text, content_type as "contentType",
  detected_type as "detectedType", md5, cache_control as "cacheControl",
  content_disposition as "contentDisposition", content_encoding as "contentEncoding",
  content_language as "contentLanguage", custom_metadata as "customMetadata",
  download_tokens as "downloadTokens", generation::text, metageneration::text,
  created_at as "createdAt", updated_at as "updatedAt"`

export async function findObject(db: pg.Pool, bucket: string, name: string): Promise<StoredObject | null> {
  const { rows } = await db.query<StoredObject>(
    `select ${COLUMNS} from storage_object where bucket = $1 and name = $2`,
    [bucket, name],
  )
  return rows[0] ?? null
}

/** Adds a file, or puts it in the place of the one with its name; `replacedKey` is the file that is then unused. */
export async function putObject(
  db: Queries,
  object: NewObject,
  now: Date,
): Promise<StoredObject & { replacedKey: string | null }> {
  const { rows } = await db.query<StoredObject & { replacedKey: string | null }>(
    `with old as (
       select file_key from storage_object where bucket = $1 and name = $2 for update
     ), put as (
       insert into storage_object as o (bucket, name, owner_uid, file_key, size, content_type, detected_type, md5,
         cache_control, content_disposition, content_encoding, content_language, custom_metadata, download_tokens,
         generation, created_at, updated_at)
       -- counting the old row makes it be read, and locked, before it is written over
       select $1, $2, $3, $4::uuid, $5::bigint, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::text[], $15::bigint,
         $16::timestamptz, $16
       from (select count(*) from old) as locked
       on conflict (bucket, name) do update set
         owner_uid = excluded.owner_uid, file_key = excluded.file_key, size = excluded.size,
         content_type = excluded.content_type, detected_type = excluded.detected_type, md5 = excluded.md5,
         cache_control = excluded.cache_control, content_disposition = excluded.content_disposition,
         content_encoding = excluded.content_encoding, content_language = excluded.content_language,
         custom_metadata = excluded.custom_metadata, download_tokens = excluded.download_tokens,
         generation = greatest(excluded.generation, o.generation + 1), metageneration = 1,
         created_at = excluded.created_at, updated_at = excluded.updated_at
       returning *
     )
     select ${COLUMNS}, (select file_key from old) as "replacedKey" from put`,
    [
      object.bucket,
      object.name,
      object.ownerUid,
      object.fileKey,
      object.size,
      object.contentType,
      object.detectedType,
      object.md5,
      object.cacheControl,
      object.contentDisposition,
      object.contentEncoding,
      object.contentLanguage,
      JSON.stringify(object.customMetadata),
      object.downloadTokens,
      String(BigInt(now.getTime()) * 1000n),
      now,
    ],
  )
  return rows[0]!
}

export type MetadataChange = Pick<
  StoredObject,
  | 'contentType'
  | 'cacheControl'
  | 'contentDisposition'
  | 'contentEncoding'
  | 'contentLanguage'
  | 'customMetadata'
  | 'downloadTokens'
>

/** Writes metadata over the version that was read; null when another write came first. */
export async function setMetadata(
  db: pg.Pool,
  object: StoredObject,
  change: MetadataChange,
  now: Date,
): Promise<StoredObject | null> {
  const { rows } = await db.query<StoredObject>(
    `update storage_object set content_type = $5, cache_control = $6, content_disposition = $7,
       content_encoding = $8, content_language = $9, custom_metadata = $10, download_tokens = $11,
       metageneration = metageneration + 1, updated_at = $12
     where bucket = $1 and name = $2 and generation = $3 and metageneration = $4
     returning ${COLUMNS}`,
    [
      object.bucket,
      object.name,
      object.generation,
      object.metageneration,
      change.contentType,
      change.cacheControl,
      change.contentDisposition,
      change.contentEncoding,
      change.contentLanguage,
      JSON.stringify(change.customMetadata),
      change.downloadTokens,
      now,
    ],
  )
  return rows[0] ?? null
}

/** Removes a file's row and returns the key of its content. */
export async function deleteObject(db: pg.Pool, bucket: string, name: string): Promise<string | null> {
  const { rows } = await db.query<{ fileKey: string }>(
    'delete from storage_object where bucket = $1 and name = $2 returning file_key as "fileKey"',
    [bucket, name],
  )
  return rows[0]?.fileKey ?? null
}

export async function deleteObjectsOf(db: pg.Pool, ownerUid: string): Promise<string[]> {
  const { rows } = await db.query<{ fileKey: string }>(
    'delete from storage_object where owner_uid = $1 returning file_key as "fileKey"',
    [ownerUid],
  )
  return rows.map((row) => row.fileKey)
}

/** Removes what was put into a folder before then, and returns the keys of their contents. */
export async function deleteOldObjects(db: pg.Pool, folder: string, before: Date): Promise<string[]> {
  const { rows } = await db.query<{ fileKey: string }>(
    'delete from storage_object where starts_with(name, $1) and created_at < $2 returning file_key as "fileKey"',
    [folder, before],
  )
  return rows.map((row) => row.fileKey)
}

export async function listObjectsOf(db: pg.Pool, ownerUid: string): Promise<StoredObject[]> {
  const { rows } = await db.query<StoredObject>(
    `select ${COLUMNS} from storage_object where owner_uid = $1 order by bucket, name`,
    [ownerUid],
  )
  return rows
}

/** What an account's files take on disk, in bytes. */
export async function usedBytes(db: pg.Pool, ownerUid: string): Promise<number> {
  const { rows } = await db.query<{ total: string }>(
    'select coalesce(sum(size), 0)::text as total from storage_object where owner_uid = $1',
    [ownerUid],
  )
  return Number(rows[0]!.total)
}

export type ListEntry = { entry: string; isFolder: boolean }

/**
 * The files under a prefix in byte order, those beyond the next delimiter folded into one entry a folder.
 * Returns up to `limit` entries after `after`.
 */
export async function listEntries(
  db: pg.Pool,
  list: { bucket: string; prefix: string; delimiter: string; after: string; limit: number },
): Promise<ListEntry[]> {
  const { rows } = await db.query<ListEntry>(
    `select entry, is_folder as "isFolder" from (
       select
         case when cut > 0 then $2 || left(rest, cut + length($3) - 1) else name end collate "C" as entry,
         cut > 0 as is_folder
       from (
         select name, rest, case when $3 = '' then 0 else position($3 in rest) end as cut
         from (
           select name, substr(name, length($2) + 1) as rest from storage_object
           where bucket = $1 and starts_with(name, $2) and name >= $2
         ) named
       ) cut
     ) entries
     where entry > $4
     group by entry, is_folder order by entry limit $5`,
    [list.bucket, list.prefix, list.delimiter, list.after, list.limit],
  )
  return rows
}

/** Those of the keys that no file has. */
export async function unusedKeys(db: pg.Pool, keys: string[]): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `select k::text as key from unnest($1::uuid[]) as k
     where not exists (select 1 from storage_object where file_key = k)`,
    [keys],
  )
  return rows.map((row) => row.key)
}
