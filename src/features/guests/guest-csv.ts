/** Guests as a file for a spreadsheet. Pure. */
import { csvText, writeCsv } from '#contract/wire/csv.ts'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { guestText } from '../website/invitations/invitation-face.ts'
import type { Coming, Household } from './guest-list.ts'

/** What its columns are called. */
export const HEADINGS = {
  envelope: 'Busta',
  name: 'Nome',
  side: 'Di chi',
  coming: 'Viene',
  age: 'A tavola',
  diet: 'Che cosa mangia',
  needs: 'Allergie e altro',
  severe: 'Allergia grave',
  notes: 'Note',
} as const

export const COMING_WORDS: Readonly<Record<Coming, string>> = {
  yes: 'sì',
  no: 'no',
  silent: 'senza risposta',
  unclear: 'da chiarire',
}

const labelOf = (field: 'age' | 'diet', value: string) =>
  guestText.fields[field].options!.find((option) => option.value === value)!.label

/** One line a person. */
export function guestsCsv(households: readonly Household[], names: PeopleNames): string {
  const rows = households.flatMap(({ name: envelope, persons }) =>
    persons.map(({ guest, name, coming, wrote }) => [
      envelope,
      name,
      guest?.side ? names[guest.side] : '',
      COMING_WORDS[coming],
      guest ? labelOf('age', guest.age) : '',
      guest ? labelOf('diet', guest.diet) : '',
      [guest?.needs, wrote].filter(Boolean).join(' · '),
      guest?.severe ? 'sì' : '',
      guest?.notes ?? '',
    ]),
  )
  return writeCsv([Object.values(HEADINGS), ...rows].map((cells) => cells.map(csvText)))
}
