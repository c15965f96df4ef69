/** A couple's website, its invitations and what guests answered, as people read them. */
import { placesOf } from '#contract/website/heads.ts'
import { MAX_COMPANIONS } from '#contract/website/rsvp-limits.ts'
import { WEDDING_THEMES } from '#contract/website/wedding-themes.ts'
import { plural } from '../../lib/text.ts'
import { type Field, type Fields, described } from '../../plan/fields.ts'
import { eventFields, faqFields, linkFields, storyFields } from './entry-fields.ts'
import { textFields } from './text-fields.ts'
import { invitation, rsvpAnswer, website } from './website-entities.ts'

const text = (label: string, the: string, max: number, more: Partial<Field> = {}): Field => ({
  kind: 'text',
  label,
  the,
  max,
  ...more,
})
const nameBy = (field: string) => (thing: Readonly<Record<string, unknown>>) => String(thing[field] ?? '')

const list = (label: string, oneThe: string, max: number, of: Fields, by: string): Field => ({
  kind: 'list',
  label,
  the: label.toLowerCase(),
  oneThe,
  max,
  of,
  nameOf: nameBy(by),
})

export const websiteText = described(website, {
  fields: {
    theme: {
      kind: 'choice',
      label: 'L’aspetto',
      the: 'l’aspetto',
      options: WEDDING_THEMES.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    ...textFields,
    cover: { kind: 'picture', label: 'Il disegno', the: 'il disegno' },
    coverId: { kind: 'picture', label: 'La copertina', the: 'la copertina' },
    story: list('La storia', 'un capitolo della storia', 20, storyFields, 'title'),
    events: list('Il programma', 'un momento del programma', 12, eventFields, 'title'),
    gallery: { kind: 'picture', label: 'Le foto', the: 'le foto', max: 100 },
    giftLinks: list('Le liste nozze', 'una lista nozze', 20, linkFields, 'label'),
    faq: list('Le domande', 'una domanda', 30, faqFields, 'question'),
    rsvpOpen: { kind: 'flag', label: 'Si può rispondere', the: 'se si può rispondere' },
    rsvpGeneral: { kind: 'flag', label: 'Anche senza invito', the: 'chi può rispondere' },
    published: { kind: 'flag', label: 'Pubblicato', the: 'se è pubblicato' },
    indexed: { kind: 'flag', label: 'Nei motori di ricerca', the: 'se è nei motori di ricerca' },
  },
  nameOf: () => 'Il sito del matrimonio',
  words: {
    one: 'sito',
    many: 'siti',
    all: 'il sito',
    news: { said: 'il vostro sito', href: '/couple/website' },
  },
})

const personFields: Fields = { name: text('Nome', 'il nome', 120) }

export const invitationText = described(invitation, {
  fields: {
    name: text('Chi invitate', 'chi invitate', 120, {
      placeholder: 'Zia Carla e zio Ugo',
      hint: 'Come lo scrivereste sulla busta.',
      required: 'Scrivete chi invitate.',
    }),
    people: {
      kind: 'list',
      label: 'Le persone',
      the: 'le persone',
      oneThe: 'una persona',
      max: 1 + MAX_COMPANIONS,
      of: personFields,
      nameOf: nameBy('name'),
    },
    // Kept without the one who answers, and read with them.
    maxCompanions: {
      kind: 'choice',
      label: 'Quanti posti',
      the: 'quanti posti',
      hint: 'Chi risponde «Sì» conta per tutti, finché non dice chi manca.',
      options: Array.from({ length: MAX_COMPANIONS + 1 }, (_, companions) => ({
        value: String(companions),
        label: plural(placesOf({ maxCompanions: companions }), 'posto', 'posti'),
      })),
      max: MAX_COMPANIONS,
    },
  },
  nameOf: ({ name }) => name,
  inner: ['code'],
  mark: 'code',
  words: {
    one: 'invito',
    many: 'inviti',
    all: 'gli inviti',
    news: { said: 'un invito', href: '/couple/website?parte=invitati' },
  },
})

const companionFields: Fields = {
  name: text('Nome', 'il nome', 120),
  diet: text('A tavola', 'a tavola', 200),
}

/** Guests write them; a couple reads them, and takes away those that are wrong. */
export const rsvpAnswerText = described(rsvpAnswer, {
  fields: {
    name: text('Chi risponde', 'chi risponde', 120),
    attending: { kind: 'flag', label: 'Viene', the: 'se viene' },
    companions: {
      kind: 'list',
      label: 'Con chi',
      the: 'con chi',
      max: MAX_COMPANIONS,
      of: companionFields,
      nameOf: nameBy('name'),
    },
    diet: text('A tavola', 'a tavola', 300),
    message: text('Due parole', 'due parole', 1000, { kind: 'long' }),
  },
  nameOf: ({ name }) => name,
  words: {
    one: 'risposta',
    many: 'risposte',
    all: 'le risposte degli invitati',
    news: { said: 'una risposta', href: '/couple/website?parte=invitati' },
  },
})
