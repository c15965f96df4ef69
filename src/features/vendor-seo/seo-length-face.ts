/** What is said of the length of what is written for search results: of a long text a part is seen, and it is sent all the same. Pure. */
import type { SeoWords } from './seo-commands.ts'

/** Letters that are usually seen; below the first number there is room for something that is worth saying. */
const SEEN: Record<keyof SeoWords, readonly [few: number, most: number]> = {
  title: [20, 60],
  description: [70, 160],
}

export interface LengthNote {
  isWarning: boolean
  words: string
}

/** What is said below a field of a text of this length; undefined of an empty one. */
export function lengthNote(field: keyof SeoWords, text: string): LengthNote | undefined {
  const letters = Array.from(text.trim()).length
  const [few, most] = SEEN[field]
  if (letters === 0) return undefined
  if (letters > most)
    return {
      isWarning: true,
      words: `Di solito se ne vedono ${most} lettere: queste sono ${letters}, e il resto diventa «…».`,
    }
  if (letters < few)
    return { isWarning: true, words: `C’è posto per ${most} lettere: queste sono ${letters}.` }
  return { isWarning: false, words: `${letters} lettere su ${most}: si vede per intero.` }
}

/** As a search result cuts it: at a word, so that with the «…» it is no longer than what is seen. */
export function asSeen(field: keyof SeoWords, text: string): string {
  const [, most] = SEEN[field]
  const letters = Array.from(text.trim())
  if (letters.length <= most) return letters.join('')
  const cut = letters.slice(0, most - 1).join('')
  return `${cut.replace(/[\s.,;:]+\S*$/u, '') || cut}…`
}

/** The first line of a result: the site's name stands after it where there is room. */
export function resultTitle(title: string): string {
  const whole = `${title} · Lovoglio`
  return asSeen('title', whole) === whole ? whole : asSeen('title', title)
}
