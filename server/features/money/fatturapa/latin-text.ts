/** Words as a field of the electronic invoice takes them. */
import { onlyLatin } from '#contract/kit/latin-text.ts'

/**
 * @param most how many characters the field takes
 * @returns at least one: a field that is written is not empty
 */
export function latinText(words: string, most: number): string {
  return onlyLatin(words).replaceAll(/ +/g, ' ').trim().slice(0, most).trim() || '-'
}
