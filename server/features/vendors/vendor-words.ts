/** The words of a question: folded, without those that say nothing, and put right when nobody uses them. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** Words that say nothing, also where accents were taken off them (the dictionary's own list has the accents). */
const STOP = new Set(
  'a al alla alle ai agli con da dal dalla de dei del della delle di e ed gli i il in la le lo nei nel nella o per piu su sul sulla tra un una uno'.split(
    ' ',
  ),
)
const MAX_WORDS = 8
/** Below this, two words are alike by chance. */
const ALIKE = 0.34
const CORRECTED_FROM_LETTERS = 4

/** The words of a question, folded; the last may be unfinished. */
export function searchWords(question: string): string[] {
  return fold(question)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0 && !STOP.has(word))
    .slice(0, MAX_WORDS)
}

/** Without accents and capitals. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** A town's name as lists have it: `fold_town` of migration 0460. */
export const townWords = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words as a question to an index: each may be the beginning of one. */
export const tsQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ')

/** That a vendor uses all the words somewhere, whether as they are written or as the Italian dictionary shortens them. */
export function wordsMatch(words: readonly string[]): SQL {
  const query = tsQuery(words)
  return sql`(t.words @@ to_tsquery('pg_catalog.italian', ${query}) or t.words @@ to_tsquery('pg_catalog.simple', ${query}))`
}

/** Asked by words, a vendor called so comes before one of that kind or place, and that before one that says so somewhere. */
export function closeness(words: readonly string[]): SQL {
  const query = tsQuery(words)
  return sql`(t.score + 1000 * (t.name_words @@ to_tsquery('pg_catalog.simple', ${query}))::integer
    + 500 * (t.kind_words @@ to_tsquery('pg_catalog.italian', ${query}))::integer)`
}

/**
 * The words with those that no vendor uses turned into the most alike that one does.
 * @param meant what a word that no vendor uses stands for, before it is compared with theirs
 * @returns undefined when there is nothing to put right
 */
export async function correctWords(
  words: readonly string[],
  tx: Queryable,
  meant: (word: string) => string | undefined = () => undefined,
): Promise<string[] | undefined> {
  const corrected = await Promise.all(words.map((word) => correctWord(word, tx, meant(word))))
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined
}

async function correctWord(word: string, tx: Queryable, meant: string | undefined): Promise<string> {
  if (word.length < CORRECTED_FROM_LETTERS || !/^[a-z]+$/.test(word)) return word
  if (meant !== undefined) {
    const used = await tx.execute(sql`select 1 from vendor_word where word like ${`${word}%`} limit 1`)
    return used.rows.length > 0 ? word : meant
  }
  const { rows } = await tx.execute(sql`
    select word from vendor_word
     where not exists (select 1 from vendor_word where word like ${`${word}%`})
       and word % ${word} and similarity(word, ${word}) >= ${ALIKE}
     order by similarity(word, ${word}) + 0.1 * rank desc, word limit 1`)
  return (rows[0]?.word as string | undefined) ?? word
}
