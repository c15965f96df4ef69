/** What a vendor says of its automatic answers, and what is said of each. */
import { type AutoReplyFields, autoReplyFaults } from '#contract/vendors/auto-reply.ts'
import {
  AUTO_REPLY_TEXT_MAX,
  type AutoReplyTrigger,
  HOLIDAYS_MAX,
  KEYWORD_REPLIES_MAX,
  WEEK_DAYS,
  type WeekDay,
} from '#contract/lists/vendors/auto-reply-words.ts'
import type { Field, Fields } from '../../plan/fields.ts'

export const DAY_NAMES: Record<WeekDay, string> = {
  lun: 'Lunedì',
  mar: 'Martedì',
  mer: 'Mercoledì',
  gio: 'Giovedì',
  ven: 'Venerdì',
  sab: 'Sabato',
  dom: 'Domenica',
}

/** Why an answer was given, after «Risposta automatica». */
export const TRIGGER_WORDS: Record<AutoReplyTrigger, string> = {
  first_message: 'primo messaggio',
  keyword: 'una parola che hai scelto',
  out_of_hours: 'fuori orario',
  booking_request: 'richiesta di una data',
}

const answer = (the: string): Field => ({
  kind: 'long',
  label: 'Che cosa rispondere',
  the,
  max: AUTO_REPLY_TEXT_MAX,
})
const flag = (label: string, the: string): Field => ({ kind: 'flag', label, the })
const time = (label: string, the: string): Field => ({ kind: 'time', label, the, required: 'Scrivi l’ora.' })
const dayOf = (label: string, the: string): Field => ({
  kind: 'day',
  label,
  the,
  required: 'Scegli il giorno.',
})

export const AUTO_REPLY_FIELDS: Fields<keyof AutoReplyFields> = {
  firstMessageOn: flag('Al primo messaggio', 'se rispondere al primo messaggio'),
  firstMessageText: answer('la risposta al primo messaggio'),
  bookingOn: flag('A chi chiede una data', 'se rispondere a chi chiede una data'),
  bookingText: answer('la risposta a chi chiede una data'),
  closedOn: flag('Fuori orario', 'se rispondere fuori orario'),
  closedText: answer('la risposta fuori orario'),
  keywordsOn: flag('A certe parole', 'se rispondere a certe parole'),
  keywords: {
    kind: 'list',
    label: 'Parole e risposte',
    the: 'le risposte alle parole',
    max: KEYWORD_REPLIES_MAX,
    of: {
      words: { kind: 'words', label: 'Parole', the: 'le parole', max: 10 },
      text: answer('la risposta'),
    },
  },
  hours: {
    kind: 'list',
    label: 'Orario',
    the: 'l’orario',
    max: WEEK_DAYS.length,
    of: {
      day: {
        kind: 'choice',
        label: 'Giorno',
        the: 'il giorno',
        options: WEEK_DAYS.map((day) => ({ value: day, label: DAY_NAMES[day] })),
      },
      opens: time('Dalle', 'l’apertura'),
      closes: time('Alle', 'la chiusura'),
    },
  },
  holidays: {
    kind: 'list',
    label: 'Ferie',
    the: 'le ferie',
    max: HOLIDAYS_MAX,
    of: { from: dayOf('Dal', 'il primo giorno'), to: dayOf('Al', 'l’ultimo giorno') },
  },
}

/** What of these cannot be meant, for the form; undefined where all can. */
export const hoursFault = (hours: AutoReplyFields['hours']) => autoReplyFaults({ hours, holidays: [] }).hours
export const holidaysFault = (holidays: AutoReplyFields['holidays']) =>
  autoReplyFaults({ hours: [], holidays }).holidays
