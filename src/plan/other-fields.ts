/** The fields of what has commands of its own, by its kind: the couple itself, favourites, bookings, reviews, days, messages. */
import { provinces, regions } from '#contract/lists/places.ts'
import { AUTO_REPLY_FIELDS } from '../features/auto-replies/auto-reply-fields.ts'
import { BILLING_FIELDS } from '../features/billing-data/billing-fields.ts'
import { CEREMONY_WORDS } from '../features/couple/couple-words.ts'
import { favoriteFields } from '../features/favorites/favorite-fields.ts'
import { VIDEO_FIELDS } from '../features/own-videos/own-video-fields.ts'
import { PROJECT_FIELDS } from '../features/own-portfolio/own-project-fields.ts'
import { OWN_WEDDING_FIELDS } from '../features/own-weddings/own-wedding-fields.ts'
import { VENDOR_FIELDS, VENDOR_PICTURE_FIELDS } from '../features/vendor-profile/vendor-fields.ts'
import { SEO_FIELDS } from '../features/vendor-seo/seo-fields.ts'
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
    note: long('Nota', 'la nota', 1000),
  },
  busyDays: {
    days: { kind: 'days', label: 'I giorni', the: 'i giorni' },
    busy: { kind: 'flag', label: 'Occupati', the: 'se sono occupati' },
  },
  review: {
    rating: { kind: 'number', label: 'Stelle', the: 'le stelle', max: 5 },
    text: long('Testo', 'il testo', 4000),
  },
  vendor: VENDOR_FIELDS,
  vendorPictures: VENDOR_PICTURE_FIELDS,
  billingData: BILLING_FIELDS,
  video: VIDEO_FIELDS,
  realWedding: OWN_WEDDING_FIELDS,
  portfolioProject: PROJECT_FIELDS,
  seoRecord: SEO_FIELDS,
  autoReplies: AUTO_REPLY_FIELDS,
  // A vendor's, by its command: the review it answers is of the same kind.
  'review.reply': { text: long('Risposta', 'la risposta', 2000) },
  message: { text: long('Testo', 'il testo', 4000) },
}
