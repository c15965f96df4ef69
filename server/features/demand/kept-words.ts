/** Which words of a search may be kept. Pure. */

/** More is a sentence, and may tell of somebody. */
const MOST_WORDS = 6
const MOST_LETTERS = 60
/** A year has four; telephone numbers, postal and tax codes, dates have more. */
const MOST_DIGITS = 4
/** An address of a mailbox, a page or an account. */
const AN_ADDRESS = /@|:\/\/|\bwww\.|\.(it|com|net|org|eu)\b/i

/**
 * The words as they are counted, in the order they were typed.
 * @param words folded, without what says nothing
 * @param typed all that was typed: an address is one only with its signs
 * @returns undefined for what could be somebody's, of which nothing is kept
 */
export function keptWords(words: readonly string[], typed: string): string | undefined {
  const all = words.join(' ')
  const digits = typed.replaceAll(/\D/g, '').length
  if (words.length > MOST_WORDS || all.length > MOST_LETTERS || typed.length > 2 * MOST_LETTERS)
    return undefined
  return digits > MOST_DIGITS || AN_ADDRESS.test(typed) ? undefined : all
}
