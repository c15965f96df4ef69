import { once } from './once.ts'

/** `Anna Maria Rossi` → `AR`; one word gives one letter. For avatars. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => (word?.[0] ?? '').toLocaleUpperCase('it')).join('')
}

const grouped = once(() => new Intl.NumberFormat('it-IT', { useGrouping: 'always' }))

/** `plural(1, 'modifica', 'modifiche')` → `1 modifica`; the number is written in Italian. */
export function plural(count: number, one: string, many: string): string {
  return `${grouped().format(count)} ${count === 1 ? one : many}`
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

const list = once(() => new Intl.ListFormat('it-IT', { type: 'conjunction' }))

/** `['Anna', 'Marco']` → `Anna e Marco`. */
export function joinWords(words: readonly string[]): string {
  return list().format(words)
}

const KILOBYTE = 1024

/** `3450000` → `3,3 MB`: at most one decimal, and never less than a kilobyte. */
export function formatBytes(bytes: number): string {
  const step = bytes < KILOBYTE ** 2 ? 1 : bytes < KILOBYTE ** 3 ? 2 : 3
  const amount = Math.max(bytes / KILOBYTE ** step, step === 1 ? 1 : 0)
  const text = amount.toLocaleString('it-IT', { maximumFractionDigits: step === 2 ? 1 : 0 })
  return `${text} ${['kB', 'MB', 'GB'][step - 1]}`
}
