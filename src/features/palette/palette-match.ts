/** What of a fixed list answers to what is typed. Pure. */
import { searchable } from '../../lib/text.ts'

interface Named {
  label: string
  also?: string
}

/**
 * Those that have every word typed, as the beginning of a word or within one, forgiving accents; first those that begin so. All
 * of them while nothing is typed.
 */
export function matching<Item extends Named>(items: readonly Item[], typed: string): Item[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  const found = items.filter(({ label, also = '' }) => {
    const text = searchable(`${label} ${also}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ label }: Named) => Number(searchable(label).startsWith(words.join(' ')))
  return found.toSorted((one, other) => begins(other) - begins(one))
}
