/**
 * The fields of what has commands of its own, by its kind: the couple itself, favourites, bookings, reviews, messages. What
 * vendors alone have stands apart (`vendor-kind-fields.ts`).
 */
import { provinces, regions } from '#contract/lists/places/places.ts'
import { CEREMONY_WORDS } from '../features/couple/couple-words.ts'
import { favoriteFields } from '../features/favorites/favorite-fields.ts'
import type { Field, Fields } from './fields.ts'

const long = (label: string, the: string, max: number): Field => ({ kind: 'long', label, the, max })
const text = (label: string, the: string, max: number): Field => ({ kind: 'text', label, the, max })
const cents = (label: string, the: string): Field => ({ kind: 'cents', label, the, max: 1_000_000_000 })
const choice = (label: string, the: string, words: Readonly<Record<string, string>>): Field => ({
  kind: 'choice',
  label,
  the,
  options: Object.entries(words).map(([value, word]) => ({ value, label: word })),
})

const byName = <T extends { name: string }>(list: readonly T[], key: (one: T) => string) =>
  Object.fromEntries(list.map((one) => [key(one), one.name]))

const partner: Fields = {
  firstName: text('Nome', 'il nome', 60),
  lastName: text('Cognome', 'il cognome', 60),
}
const line: Fields = {
  label: text('Voce', 'la voce', 200),
  quantity: { kind: 'number', label: 'Quanti', the: 'quanti', max: 9999 },
  unitCents: cents('Prezzo', 'il prezzo'),
  amountCents: cents('Importo', 'l’importo'),
}
const quote: Fields = {
  totalCents: cents('Totale', 'il totale'),
  validUntil: { kind: 'day', label: 'Valido fino al', the: 'la validità' },
  lines: { kind: 'list', label: 'Le voci', the: 'le voci', of: line, max: 60 },
  notes: long('Note', 'le note', 2000),
}

export const OTHER_FIELDS: Readonly<Record<string, Fields>> = {
  couple: {
    partners: { kind: 'list', label: 'I vostri nomi', the: 'i vostri nomi', of: partner, max: 2 },
    weddingDate: { kind: 'day', label: 'Data delle nozze', the: 'il giorno delle nozze', optional: true },
    place: {
      kind: 'group',
      label: 'Il luogo',
      the: 'il luogo',
      of: {
        city: { ...text('Città', 'la città', 80), optional: true },
        province: {
          ...choice(
            'Provincia',
            'la provincia',
            byName(provinces, ({ code }) => code),
          ),
          optional: true,
        },
        region: {
          ...choice(
            'Regione',
            'la regione',
            byName(regions, ({ slug }) => slug),
          ),
          optional: true,
        },
      },
    },
    guestCount: { kind: 'number', label: 'Invitati', the: 'quanti invitati', max: 2000, optional: true },
    ceremony: choice('Il rito', 'il rito', CEREMONY_WORDS),
    style: text('Stile', 'lo stile', 120),
    photo: { kind: 'picture', label: 'La vostra foto', the: 'la vostra foto' },
  },
  favorite: favoriteFields,
  booking: {
    eventDate: { kind: 'day', label: 'Giorno', the: 'il giorno' },
    guestCount: { kind: 'number', label: 'Invitati', the: 'quanti invitati', max: 2000 },
    budgetCents: cents('Budget', 'il budget'),
    message: long('Messaggio', 'il messaggio', 4000),
    quote: { kind: 'group', label: 'Il preventivo', the: 'il preventivo', of: quote },
    day: { kind: 'day', label: 'L’altro giorno', the: 'l’altro giorno' },
    note: long('Nota', 'la nota', 1000),
  },
  review: {
    rating: { kind: 'number', label: 'Stelle', the: 'le stelle', max: 5 },
    text: long('Testo', 'il testo', 4000),
  },
  message: { text: long('Testo', 'il testo', 4000) },
}
