/** A table as people read it. */
import { SEATS_MAX } from '#contract/lists/plan/guest-lists.ts'
import { described } from '../../../plan/fields.ts'
import { seatingTable } from './table-entity.ts'

export const tableText = described(seatingTable, {
  fields: {
    name: {
      kind: 'text',
      label: 'Nome',
      the: 'il nome',
      placeholder: 'Sposi, 1, Olmo…',
      required: 'Scrivete come si chiama.',
      max: 60,
    },
    seats: {
      kind: 'number',
      label: 'Posti',
      the: 'quanti posti',
      max: SEATS_MAX,
      tooMuch: `A un tavolo ci stanno ${SEATS_MAX} persone al massimo.`,
      wrong: (seats) => (Number(seats) < 1 ? 'Scrivete quanti posti ha.' : undefined),
    },
    shape: {
      kind: 'choice',
      label: 'Forma',
      the: 'la forma',
      options: [
        { value: 'round', label: 'Rotondo' },
        { value: 'long', label: 'Lungo' },
      ],
    },
  },
  nameOf: ({ name }) => name,
  inner: ['position'],
  words: {
    one: 'tavolo',
    many: 'tavoli',
    all: 'i tavoli',
    news: { said: 'un tavolo', href: '/couple/guests?parte=tavoli' },
  },
})
