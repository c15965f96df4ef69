/** What things are called, kind by kind: one, several, all of them. The plan's are said where its kinds are described. */
import type { CopyPart } from '#contract/plan/copy.ts'
import { capital, plural } from '../lib/text.ts'
import { PLAN_TEXTS } from './described-entities.ts'
import type { PlanKind } from './entities.ts'
import type { KindWords } from './fields.ts'

const OTHERS: Readonly<Record<Exclude<CopyPart, PlanKind>, KindWords>> = {
  couple: {
    one: 'profilo',
    many: 'profili',
    all: 'il vostro profilo',
    news: { said: 'i vostri dati', href: '/couple/profile' },
  },
  favorite: {
    one: 'preferito',
    many: 'preferiti',
    all: 'i preferiti',
    news: { said: 'un preferito', href: '/couple/vendors' },
  },
  booking: {
    one: 'prenotazione',
    many: 'prenotazioni',
    all: 'le prenotazioni con i preventivi',
    news: { said: 'una prenotazione', href: '/couple/bookings', opens: 'booking' },
  },
  conversation: { one: 'conversazione', many: 'conversazioni', all: 'le conversazioni' },
  message: { one: 'messaggio', many: 'messaggi', all: 'i messaggi' },
  ownReview: { one: 'recensione', many: 'recensioni', all: 'le recensioni' },
  assistanceRequest: {
    one: 'richiesta di assistenza',
    many: 'richieste di assistenza',
    all: 'le richieste di assistenza',
  },
}

const ALL: Readonly<Record<CopyPart, KindWords>> = {
  ...OTHERS,
  ...(Object.fromEntries(Object.entries(PLAN_TEXTS).map(([kind, { words }]) => [kind, words])) as Record<
    PlanKind,
    KindWords
  >),
}

/** The words of a kind; undefined of one that people have no word for. */
export const wordsOf = <K extends string>(kind: K): K extends CopyPart ? KindWords : KindWords | undefined =>
  ALL[kind as CopyPart]

/** «3 spese». */
export const countOf = (part: CopyPart, count: number) => plural(count, ALL[part].one, ALL[part].many)

/** «Le spese con i pagamenti». */
export const allOf = (part: CopyPart) => capital(ALL[part].all)
