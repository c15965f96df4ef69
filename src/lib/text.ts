/** `Anna Maria Rossi` → `AR`; one word gives one letter. For avatars. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => (word?.[0] ?? '').toLocaleUpperCase('it')).join('')
}

/** `plural(1, 'modifica', 'modifiche')` → `1 modifica`; the number is written in Italian. */
export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('it-IT', { useGrouping: 'always' })} ${count === 1 ? one : many}`
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

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' })

/** `['Anna', 'Marco']` → `Anna e Marco`. */
export function joinWords(words: readonly string[]): string {
  return list.format(words)
}
