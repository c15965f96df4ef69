/**
 * Words that a list is narrowed by, whatever their accents and slips. A word that stands in some row is looked for as it is;
 * one that stands in none is taken for the word most like it. Both are read from a trigram index: asking every row how like it
 * is takes seconds where there are a hundred thousand.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './database/database.ts'

export interface SoughtWords {
  q: string | undefined
  /** Where they stand: of `fold()`, with a trigram index. */
  folded: SQL
}

/** More are not looked for. */
const WORDS_AT_MOST = 8
/** Of so many rows that have a word like it the likest is chosen. */
const ROWS_ASKED = 200

const wordsOf = (q: string) => q.trim().split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)

/** Rows that have every word of `q`, as it is written but for accents and capitals. */
export const hasWords = (folded: SQL, q: string): SQL => haveAll(folded, wordsOf(q))

const haveAll = (folded: SQL, words: readonly string[]): SQL =>
  sql.join([sql`true`, ...words.map((word) => hasWord(folded, word))], sql` and `)
const hasWord = (folded: SQL, word: string) => sql`${folded} like fold(${`%${literal(word)}%`})`

/**
 * Rows that have every word sought, or the one most like it.
 * @param from what stands after `from` where the list is read
 */
export async function soughtIn(from: SQL, { q = '', folded }: SoughtWords, tx: Queryable): Promise<SQL> {
  const words = wordsOf(q)
  if (words.length === 0) return sql`true`
  const { rows } = await tx.execute(
    sql`select ${sql.join(
      words.map(
        (word, at) =>
          sql`exists (select 1 from ${from} where ${hasWord(folded, word)}) as ${sql.identifier(String(at))}`,
      ),
      sql`, `,
    )}`,
  )
  const found: string[] = []
  for (const [at, word] of words.entries())
    found.push(rows[0]![at] ? word : ((await likest(from, word, folded, tx)) ?? word))
  return haveAll(folded, found)
}

/** The word of some row that is most like one that stands in none. */
async function likest(from: SQL, word: string, folded: SQL, tx: Queryable): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`
    select one from (select ${folded} as text from ${from} where fold(${word}) <% ${folded} limit ${ROWS_ASKED}) alike,
           regexp_split_to_table(alike.text, '\\s+') one
     order by similarity(one, fold(${word})) desc, one limit 1`)
  return rows[0]?.['one'] as string | undefined
}

/** Rows whose text begins so. */
export const beginsWith = (column: SQL, start: string): SQL =>
  sql`${column} like ${`${literal(start.trim())}%`}`

/** What `like` would read as a sign of its own. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
