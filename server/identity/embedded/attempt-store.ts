import type pg from 'pg'

export type AttemptCount = { key: string; count: number; windowEndsAt: Date }

/** Counts one more attempt under each key, in windows that begin with the first attempt; all keys at once. */
export async function countAttempts(
  db: pg.Pool,
  keys: { key: string; windowS: number }[],
  now: Date,
): Promise<AttemptCount[]> {
  // in a fixed order, so that two requests never wait for each other's rows
  const sorted = keys.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const { rows } = await db.query<AttemptCount>(
    `insert into identity_attempt as a (key, count, window_ends_at)
     select t.key, 1, $3::timestamptz + make_interval(secs => t.seconds)
     from unnest($1::text[], $2::float8[]) as t (key, seconds)
     on conflict (key) do update set
       count = case when a.window_ends_at <= $3 then 1 else a.count + 1 end,
       window_ends_at = case when a.window_ends_at <= $3 then excluded.window_ends_at else a.window_ends_at end
     returning key, count, window_ends_at as "windowEndsAt"`,
    [sorted.map((item) => item.key), sorted.map((item) => item.windowS), now],
  )
  return rows
}

/** Takes back one attempt under each key: it turned out to be a good one. */
export async function uncountAttempts(db: pg.Pool, keys: string[]): Promise<void> {
  await db.query(
    `update identity_attempt set count = count - 1
     where key in (select key from identity_attempt where key = any($1::text[]) and count > 0 order by key for update)`,
    [keys],
  )
}

export async function clearAttempts(db: pg.Pool, keys: string[]): Promise<void> {
  await db.query('delete from identity_attempt where key = any($1::text[])', [keys])
}

export async function pruneAttempts(db: pg.Pool, now: Date): Promise<void> {
  await db.query('delete from identity_attempt where window_ends_at <= $1', [now])
}
