/** What an entry of the website is made of, and what is wrong with one. Pure. */
export interface EntryField<E> {
  name: Extract<keyof E, string>
  label: string
  kind?: 'long' | 'day' | 'time' | 'url'
  /** Characters. */
  max?: number
  optional?: boolean
  /** What to say when it is empty; without it, it may be. */
  required?: string
  hint?: string
  placeholder?: string
}

/** Trimmed; an address without its scheme gets one. */
export function tidyEntry<E extends object>(entry: E, fields: readonly EntryField<E>[]): E {
  const tidy = fields.map(({ name, kind }) => {
    const text = String(entry[name]).trim()
    return [
      name,
      kind === 'url' && text !== '' && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text,
    ]
  })
  return { ...entry, ...Object.fromEntries(tidy) }
}

/** What is wrong, by field. */
export function entryErrors<E extends object>(
  entry: E,
  fields: readonly EntryField<E>[],
): Record<string, string> {
  const wrong = fields.flatMap(({ name, kind, required }) => {
    const text = String(entry[name])
    if (text === '') return required ? [[name, required]] : []
    return kind === 'url' && !isWebAddress(text)
      ? [[name, 'Scrivi un indirizzo che comincia con https://.']]
      : []
  })
  return Object.fromEntries(wrong)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)
}
