import { searchable } from '../../lib/text.ts'

export type ComboOption = { value: string; label: string }

/** The options that hold every word typed, those that begin with the text first. Nothing typed keeps them all. */
export function matchingOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const wanted = searchable(text)
  if (wanted === '') return options
  const words = wanted.split(' ')
  const found = options.filter((option) => {
    const label = searchable(option.label)
    return words.every((word) => label.includes(word))
  })
  const begins = (option: ComboOption) => (searchable(option.label).startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}
