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
  /** Of which rows alone words are known: those that the list never shows have none. */
  among?: SQL
}

/** More are not looked for. */
const WORDS_AT_MOST = 8
/** Of so many rows that have a word like it the likest is chosen. */
const ROWS_ASKED = 200
const PIECE = 4
const PIECES_AT_MOST = 16
const LONG = /^[\p{L}\d]{6,}$/u
/** Words that are less like one than `<%` asks: so many are known. */
const NEAR_MISSES = 5
/** A letter that is another in a word of six: as like are the two. */
const ALIKE = 0.4

const wordsOf = (q: string) => q.trim().split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST)

/** Rows that have every word of `q`, as it is written but for accents and capitals. */
export const hasWords = (folded: SQL, q: string): SQL => haveAll(folded, wordsOf(q))

const haveAll = (folded: SQL, words: readonly string[]): SQL =>
  sql.join([sql`true`, ...words.map((word) => hasWord(folded, word))], sql` and `)
const hasWord = (folded: SQL, word: string) => sql`${folded} like fold(${`%${literal(word)}%`})`

/**
 * Rows that have every word sought, or the one most like it.
 * @param from what stands after `from` where the list is read
 * @returns undefined where a word stands in no row and is like none: then there is no row either
 */
export async function soughtIn(
  from: SQL,
  { q = '', folded, among = sql`true` }: SoughtWords,
  tx: Queryable,
): Promise<SQL | undefined> {
  const words = wordsOf(q)
  if (words.length === 0) return sql`true`
  const those = sql`${from} where ${among}`
  const { rows } = await tx.execute(
    sql`select ${sql.join(
      words.map(
        (word, at) =>
          sql`exists (select 1 from ${those} and ${hasWord(folded, word)}) as ${sql.identifier(String(at))}`,
      ),
      sql`, `,
    )}`,
  )
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    const meant = rows[0]![at] ? word : await likest(those, word, folded, tx)
    if (meant === undefined) return undefined
    found.push(meant)
  }
  return haveAll(folded, found)
}

/** The word of some of those rows that is most like one that stands in none. */
async function likest(those: SQL, word: string, folded: SQL, tx: Queryable): Promise<string | undefined> {
  const { shared, near } = await nearMisses(those, word, folded, tx)
  // Who shares no piece with a long word is never as like it as is asked; of signs between letters `<%` knows nothing.
  if (!shared && LONG.test(word)) return undefined
  // Before `<%`, which costs twenty times as much and is believed to cost the same: they are asked in the order of writing.
  const others = near.map(({ one }) => sql`${folded} not like ${`% ${literal(one)} %`} and `)
  const { rows } = await tx.execute(sql`
    select one from (select ${folded} as text from ${those} and ${sql.join(others)}fold(${word}) <% ${folded} limit ${ROWS_ASKED}) alike,
           regexp_split_to_table(alike.text, '\\s+') one
     order by similarity(one, fold(${word})) desc, one limit 1`)
  return (rows[0]?.['one'] as string | undefined) ?? near.find(({ alike }) => alike >= ALIKE)?.one
}

/**
 * Words that share a piece with one that stands in none, and are not as like it as `<%` asks, the likest first. Comparing costs
 * more than anything else here: rows that share much with the word only because they have one of these are not compared.
 * @returns with whether any row shares a piece
 */
async function nearMisses(
  those: SQL,
  word: string,
  folded: SQL,
  tx: Queryable,
): Promise<{ shared: boolean; near: { one: string; alike: number }[] }> {
  const shares = sql.join(
    piecesOf(word).map((piece) => sql`${folded} like fold(${piece})`),
    sql` or `,
  )
  const { rows } = await tx.execute(sql`
    with sharing as materialized (select ${folded} as text from ${those} and (${shares}) limit ${ROWS_ASKED}),
         near as (
           select one, similarity(one, fold(${word})) as alike from sharing, regexp_split_to_table(text, '\\s+') one
            where one % fold(${word}) and not fold(${word}) <% one
            group by one order by alike desc, count(*) desc, one limit ${NEAR_MISSES})
    select exists (select 1 from sharing) as shared, coalesce((select jsonb_agg(near) from near), '[]') as near`)
  return rows[0] as unknown as Awaited<ReturnType<typeof nearMisses>>
}

/** What a slip leaves whole, as `like` has it: four letters in a row, or three with which a word begins or ends. */
function piecesOf(word: string): string[] {
  const letters = ` ${word} `
  const within = Array.from(
    { length: Math.min(letters.length, PIECES_AT_MOST + PIECE - 1) - PIECE + 1 },
    (_, at) => `%${literal(letters.slice(at, at + PIECE))}%`,
  )
  // No space stands where a text begins and where it ends.
  return [`${literal(letters.slice(1, PIECE))}%`, `%${literal(letters.slice(-PIECE, -1))}`, ...within]
}

/** Rows whose text begins so. */
export const beginsWith = (column: SQL, start: string): SQL =>
  sql`${column} like ${`${literal(start.trim())}%`}`

/** What `like` would read as a sign of its own. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
