/** What a vendor's page has and lacks of what couples look for. Pure. */
import type { Vendor } from '#contract/vendors/vendor.ts'

/** A part of the form, by the anchor of its heading. */
export const onForm = (part: 'chi-sei' | 'dove' | 'offerta' | 'contatti' | 'domande') =>
  `/vendor/profile#${part}`
export const PICTURES = '/vendor/image-manager'

export interface PageStep {
  key: string
  /** Where it is written. */
  href: string
  label: string
  why: string
  done: boolean
}

/** Fewer letters tell nothing. */
const STORY_LETTERS = 300
const SERVICES = 3
const QUESTIONS = 2
/** What the page opens with. */
const PHOTOS = 5

/** In the order in which they are missed. */
export const pageSteps = (vendor: Vendor): PageStep[] => [
  {
    key: 'pictures',
    href: PICTURES,
    label: `Metti almeno ${PHOTOS} foto.`,
    why: 'La tua pagina si apre con le prime cinque; la prima di tutte sta nelle liste.',
    done: vendor.gallery.length >= PHOTOS,
  },
  {
    key: 'description',
    href: onForm('chi-sei'),
    label: 'Raccontati.',
    why: `Almeno ${STORY_LETTERS} lettere: è la prima cosa che si legge dopo le foto.`,
    done: vendor.description.length >= STORY_LETTERS,
  },
  {
    key: 'price',
    href: onForm('offerta'),
    label: 'Di’ un prezzo.',
    why: 'Chi cerca con un tetto di spesa trova solo chi ne dice uno.',
    done: vendor.priceFromCents !== undefined,
  },
  {
    key: 'headline',
    href: onForm('chi-sei'),
    label: 'Scrivi la riga sotto il nome.',
    why: 'Sta nelle liste e nei risultati dei motori di ricerca.',
    done: vendor.headline !== '',
  },
  {
    key: 'services',
    href: onForm('offerta'),
    label: `Elenca almeno ${SERVICES} servizi.`,
    why: 'Sono i filtri della lista.',
    done: vendor.services.length >= SERVICES,
  },
  {
    key: 'capacity',
    href: onForm('offerta'),
    label: 'Di’ quanti invitati.',
    why: 'Chi è in tanti non ti scrive per niente.',
    done: vendor.capacity.max !== undefined,
  },
  {
    key: 'questions',
    href: onForm('domande'),
    label: `Rispondi ad almeno ${QUESTIONS} domande di sempre.`,
    why: 'Quello che è scritto qui non te lo chiedono per messaggio.',
    done: vendor.faq.length >= QUESTIONS,
  },
  {
    key: 'contacts',
    href: onForm('contatti'),
    label: 'Lascia un telefono.',
    why: 'Chi ha prenotato ti deve poter chiamare.',
    done: vendor.phone !== undefined,
  },
  {
    key: 'words',
    href: PICTURES,
    label: 'Di’ che cosa si vede nelle foto.',
    why: 'Lo leggono chi non le vede e i motori di ricerca.',
    done: vendor.gallery.every(({ alt }) => alt !== ''),
  },
]
