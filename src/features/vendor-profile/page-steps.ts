/** What a vendor's page has and lacks of what couples look for. Pure. */
import type { Vendor } from '#contract/vendor.ts'

/** The parts of the form, by the anchors of their headings. */
export type PagePart = 'chi-sei' | 'dove' | 'offerta' | 'contatti' | 'domande'

export interface PageStep {
  key: string
  /** Where it is written. */
  part: PagePart
  label: string
  why: string
  done: boolean
}

/** Fewer letters tell nothing. */
const STORY_LETTERS = 300
const SERVICES = 3
const QUESTIONS = 2

/** In the order in which they are missed. */
export const pageSteps = (vendor: Vendor): PageStep[] => [
  {
    key: 'description',
    part: 'chi-sei',
    label: 'Raccontati.',
    why: `Almeno ${STORY_LETTERS} lettere: è la prima cosa che si legge dopo le foto.`,
    done: vendor.description.length >= STORY_LETTERS,
  },
  {
    key: 'price',
    part: 'offerta',
    label: 'Di’ un prezzo.',
    why: 'Chi cerca con un tetto di spesa trova solo chi ne dice uno.',
    done: vendor.priceFromCents !== undefined,
  },
  {
    key: 'headline',
    part: 'chi-sei',
    label: 'Scrivi la riga sotto il nome.',
    why: 'Sta nelle liste e nei risultati dei motori di ricerca.',
    done: vendor.headline !== '',
  },
  {
    key: 'services',
    part: 'offerta',
    label: `Elenca almeno ${SERVICES} servizi.`,
    why: 'Sono i filtri della lista.',
    done: vendor.services.length >= SERVICES,
  },
  {
    key: 'capacity',
    part: 'offerta',
    label: 'Di’ quanti invitati.',
    why: 'Chi è in tanti non ti scrive per niente.',
    done: vendor.capacity.max !== undefined,
  },
  {
    key: 'questions',
    part: 'domande',
    label: `Rispondi ad almeno ${QUESTIONS} domande di sempre.`,
    why: 'Quello che è scritto qui non te lo chiedono per messaggio.',
    done: vendor.faq.length >= QUESTIONS,
  },
  {
    key: 'contacts',
    part: 'contatti',
    label: 'Lascia un telefono.',
    why: 'Chi ha prenotato ti deve poter chiamare.',
    done: vendor.phone !== undefined,
  },
]
