import { formatNumber } from './number.ts'

/** `Anna Maria Rossi` → `AR`; one word gives one letter. For avatars. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => (word?.[0] ?? '').toUpperCase()).join('')
}

/** `plural(1, 'modifica', 'modifiche')` → `1 modifica`; the number is written in Italian. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** A text as searches compare it: without accents, capitals and doubled spaces. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’`]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** `l’altra persona` → `L’altra persona`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `['Anna', 'Marco', 'Lia']` → `Anna, Marco e Lia`. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : last
}

const KILOBYTE = 1024

/** `3450000` → `3,3 MB`: at most one decimal, and never less than a kilobyte. */
export function formatBytes(bytes: number): string {
  const step = bytes < KILOBYTE ** 2 ? 1 : bytes < KILOBYTE ** 3 ? 2 : 3
  const amount = Math.max(bytes / KILOBYTE ** step, step === 1 ? 1 : 0)
  return `${formatNumber(amount, step === 2 ? 1 : 0)} ${['kB', 'MB', 'GB'][step - 1]}`
}
