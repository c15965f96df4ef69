/** A vendor's page as one form asks it, and as its fields are called where one of them was refused. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { PLAN_PHOTOS } from '#contract/lists/billing/plan-limits.ts'
import { guestsFault } from '#contract/lists/vendors/guest-range.ts'
import { provinces, regions } from '#contract/lists/places/places.ts'
import type { Field, Fields } from '../../plan/fields.ts'
import { PRICE_RANGE_WORDS } from '../vendors/vendor-words-face.ts'
import type { VendorDraft } from './vendor-draft.ts'

const text = (label: string, the: string, max: number): Field => ({ kind: 'text', label, the, max })
const long = (label: string, the: string, max: number): Field => ({ kind: 'long', label, the, max })
const free = (field: Field): Field => ({ ...field, optional: true })
const choice = (label: string, the: string, required: string, options: Field['options'] = []): Field => ({
  kind: 'choice',
  label,
  the,
  required,
  options,
})

const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))
export const REGION_OPTIONS = regions.map(({ slug, name }) => ({ value: slug, label: name }))

/** What is asked in words and kept as a number. */
const figure = (label: string, the: string, form: NonNullable<Field['form']>): Field => ({
  ...text(label, the, 6),
  form,
})
const GUESTS = [/^[1-9]\d{0,4}$|^100000$/, 'Scrivi un numero da 1 a 100.000.'] as const

/** The field of the greatest number says it, beside the one of the smallest. */
const fromSmallest =
  (smallest: string): NonNullable<Field['wrong']> =>
  (text, { [smallest]: min }) =>
    guestsFault({ min: min ? Number(min) : undefined, max: Number(text) })

const question: Fields = {
  question: { ...text('Domanda', 'la domanda', 200), required: 'Scrivi la domanda.' },
  answer: { ...long('Risposta', 'la risposta', 1500), required: 'Scrivi la risposta.' },
}

const profile = {
  headline: free(text('In una riga', 'la riga sotto il nome', 160)),
  description: free(long('Come ti racconti', 'la descrizione', 6000)),
  priceFromCents: free({ kind: 'cents', label: 'Prezzo da', the: 'il prezzo', max: 1_000_000_000 }),
  priceRange: {
    kind: 'choice',
    label: 'Fascia di prezzo',
    the: 'la fascia di prezzo',
    options: PRICE_RANGE_WORDS.map((word, at) => ({
      value: String(at + 1),
      label: `${'€'.repeat(at + 1)} ${word}`,
    })),
  },
  takesBookings: { kind: 'flag', label: 'Ricevo richieste', the: 'se ricevi richieste' },
  phone: free({
    ...text('Telefono', 'il telefono', 25),
    form: [/^\+?[0-9 ()./-]{5,24}$/, 'Scrivi un numero di telefono, per esempio +39 0577 123456.'],
  }),
  email: free({
    ...text('Email', 'l’email', 254),
    form: [/^\S+@\S+\.\S+$/, 'Scrivi un’email, per esempio anna@esempio.it.'],
  }),
  website: free({ ...text('Sito', 'il sito', 500), kind: 'url' }),
  faq: { kind: 'list', label: 'Domande frequenti', the: 'le domande frequenti', of: question, max: 30 },
} satisfies Fields

const lists = {
  coverage: {
    kind: 'words',
    label: 'Dove lavori',
    the: 'le regioni in cui lavori',
    max: 20,
    options: REGION_OPTIONS,
  },
  services: { kind: 'words', label: 'Che cosa offri', the: 'i servizi', max: 40 },
  languages: { kind: 'words', label: 'Lingue', the: 'le lingue', max: 12 },
} satisfies Fields

const social = (name: string) => free(text(name, `la pagina di ${name}`, 200))

export const VENDOR_FORM: Fields<keyof VendorDraft> = {
  ...profile,
  businessName: {
    ...text('Nome dell’attività', 'il nome', 120),
    required: 'Scrivi il nome con cui ti conoscono.',
  },
  category: choice('Categoria', 'la categoria', 'Scegli la categoria più vicina.', CATEGORY_OPTIONS),
  headline: { ...profile.headline, placeholder: 'Una villa del Seicento fra gli ulivi' },
  region: choice('Regione', 'la regione', 'Scegli la regione.', REGION_OPTIONS),
  province: choice('Provincia', 'la provincia', 'Scegli la provincia.'),
  city: { ...text('Comune', 'il comune', 80), required: 'Scegli il comune.' },
  address: free(text('Indirizzo', 'l’indirizzo', 160)),
  ...lists,
  guestsMin: free(figure('Invitati, da', 'gli invitati', GUESTS)),
  guestsMax: { ...free(figure('fino a', 'gli invitati', GUESTS)), wrong: fromSmallest('guestsMin') },
  dailyCapacity: {
    ...figure('Matrimoni in un giorno', 'quanti matrimoni in un giorno', [
      /^([1-9]|[1-4]\d|50)$/,
      'Scrivi un numero da 1 a 50.',
    ]),
    required: 'Scrivi un numero da 1 a 50.',
  },
  since: free(
    figure('In attività dal', 'da quando lavori', [
      /^(1[89]\d\d|20\d\d|2100)$/,
      'Scrivi un anno, per esempio 2012.',
    ]),
  ),
  instagram: social('Instagram'),
  facebook: social('Facebook'),
  tiktok: social('TikTok'),
  pinterest: social('Pinterest'),
}

const { businessName, category, region, province, city, address } = VENDOR_FORM
const { instagram, facebook, tiktok, pinterest } = VENDOR_FORM
const anyProvince = {
  ...province,
  options: provinces.map(({ code, name }) => ({ value: code, label: name })),
}
const count = (label: string, the: string, max: number): Field => ({ kind: 'number', label, the, max })

/** The same as the contract names them: for an edit that was refused. */
export const VENDOR_FIELDS: Fields = {
  ...profile,
  ...lists,
  businessName,
  category,
  place: {
    kind: 'group',
    label: 'Dove sei',
    the: 'il luogo',
    of: { region, province: anyProvince, city, address },
  },
  capacity: {
    kind: 'group',
    label: 'Quanti invitati',
    the: 'quanti invitati',
    of: {
      min: free(count('Da', 'il minimo', 100_000)),
      max: { ...free(count('Fino a', 'il massimo', 100_000)), wrong: fromSmallest('min') },
    },
  },
  dailyCapacity: count('Matrimoni in un giorno', 'quanti matrimoni in un giorno', 50),
  since: free(count('In attività dal', 'da quando lavori', 2100)),
  socials: {
    kind: 'group',
    label: 'Le tue pagine',
    the: 'le tue pagine',
    of: { instagram, facebook, tiktok, pinterest },
  },
}

/** Its pictures, for what was done to them and refused. */
export const VENDOR_PICTURE_FIELDS: Fields = {
  gallery: { kind: 'picture', label: 'Foto', the: 'le foto', max: PLAN_PHOTOS.elite },
  logo: { kind: 'picture', label: 'Logo', the: 'il logo' },
}
