/** What the entries of the page's lists are made of, as people read and write them. */
import type { Field, Fields } from '../../plan/fields.ts'

const text = (label: string, the: string, max: number, more: Partial<Field> = {}): Field => ({
  kind: 'text',
  label,
  the,
  max,
  ...more,
})
const OPTIONAL = { optional: true } as const

export const storyFields: Fields<'title' | 'when' | 'text'> = {
  title: text('Titolo', 'il titolo', 160),
  when: text('Quando', 'quando', 60, { ...OPTIONAL, placeholder: 'Siena, 2018' }),
  text: text('Testo', 'il testo', 4000, { kind: 'long', ask: 'Il racconto' }),
}

export const eventFields: Fields<
  'title' | 'day' | 'time' | 'endTime' | 'place' | 'address' | 'mapUrl' | 'notes'
> = {
  title: text('Che cosa', 'che cosa', 160, { required: 'Scrivete di che momento si tratta.' }),
  day: { kind: 'day', label: 'Giorno', ask: 'Il giorno', the: 'il giorno', required: 'Scegliete il giorno.' },
  time: { kind: 'time', label: 'Dalle', the: 'l’ora', ...OPTIONAL },
  endTime: { kind: 'time', label: 'Alle', the: 'la fine', ...OPTIONAL },
  place: text('Dove', 'dove', 160, OPTIONAL),
  address: text('Indirizzo', 'l’indirizzo', 300, { ...OPTIONAL, hint: 'Serve per le mappe.' }),
  mapUrl: text('Mappa', 'la mappa', 500, {
    kind: 'url',
    ask: 'Un vostro collegamento alla mappa',
    ...OPTIONAL,
  }),
  notes: text('Note', 'le note', 600, { kind: 'long', ...OPTIONAL }),
}

export const linkFields: Fields<'label' | 'url'> = {
  label: text('Nome', 'il nome', 120, { ask: 'Come si chiama', required: 'Scrivete un nome.' }),
  url: text('Indirizzo', 'l’indirizzo', 500, {
    kind: 'url',
    ask: 'Il collegamento',
    required: 'Scrivete l’indirizzo.',
  }),
}

export const faqFields: Fields<'question' | 'answer'> = {
  question: text('Domanda', 'la domanda', 200, { ask: 'La domanda', required: 'Scrivete la domanda.' }),
  answer: text('Risposta', 'la risposta', 1500, {
    kind: 'long',
    ask: 'La risposta',
    required: 'Scrivete la risposta.',
  }),
}
