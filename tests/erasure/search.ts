/** Looks for a word in all that a process keeps: every column of every table, every file but the database's own, the log. */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** Every `table.column` that holds one of the words, bytes as text too. */
export async function columnsWith(pool: pg.Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, table, column, type } of rows) {
    const name = `"${column}"`
    const text = type === 'bytea' ? `encode(${name}, 'escape')` : `${name}::text`
    const held = await pool.query(
      `select 1 from "${schema}"."${table}" where exists
         (select 1 from unnest($1::text[]) searched(for_it) where ${text} ilike '%' || for_it || '%') limit 1`,
      [words],
    )
    if (held.rowCount) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

/**
 * The columns of words in every table that belongs to an account, but those already `found`: a new one is not forgotten.
 * @param kind whose account, as its table and its columns have it
 */
export async function wordsOf(
  pool: pg.Pool,
  kind: 'couple' | 'vendor',
  found: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector')
        and (c.table_name = $1 or exists (
              select 1 from information_schema.columns own
               where own.table_name = c.table_name and own.column_name in ($1 || '_id', 'owner_id')))`,
    [kind],
  )
  return rows
    .map(({ name }) => name)
    .filter((name) => !found.includes(name))
    .toSorted()
}

/** Every file below a folder whose name or content holds one of the words. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    const content = entry.isFile() ? (await readFile(file)).toString('latin1') : ''
    if (words.some((word) => file.includes(word) || content.includes(word)))
      found.push(path.relative(folder, file))
  }
  return found
}
