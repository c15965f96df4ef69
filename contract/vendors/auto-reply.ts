/** Whether a vendor's messages answer by themselves, and with which words: of the server, and where the vendor tries it. Pure, free of schemas. */
import { italianClock } from '../kit/italian-clock.ts'
import type { AutoReplyTrigger, WeekDay } from '../lists/vendors/auto-reply-words.ts'
import { WEEK_DAYS } from '../lists/vendors/auto-reply-words.ts'

export interface AutoReplyFields {
  firstMessageOn: boolean
  firstMessageText: string
  bookingOn: boolean
  bookingText: string
  closedOn: boolean
  closedText: string
  keywordsOn: boolean
  keywords: readonly { id: string; words: readonly string[]; text: string }[]
  /** Days that are not here are closed; by clocks in Italy, from the one to before the other. */
  hours: readonly { day: WeekDay; opens: string; closes: string }[]
  /** Closed from the first day to the last, both counted. */
  holidays: readonly { id: string; from: string; to: string }[]
}

const [opens, closes] = ['09:00', '18:00']

export const EMPTY_AUTO_REPLIES: AutoReplyFields = {
  firstMessageOn: false,
  firstMessageText: 'Ciao {nome}, grazie di averci scritto! Vi rispondiamo di persona al più presto.',
  bookingOn: false,
  bookingText:
    'Ciao {nome}, abbiamo ricevuto la vostra richiesta per il {data}. Controlliamo e vi rispondiamo di persona.',
  closedOn: false,
  closedText: 'Ciao {nome}, in questo momento siamo chiusi. Leggiamo il vostro messaggio appena riapriamo.',
  keywordsOn: false,
  keywords: [],
  hours: WEEK_DAYS.slice(0, 5).map((day) => ({ day, opens, closes })),
  holidays: [],
}

/** What a couple did. */
export interface Asked {
  kind: 'message' | 'booking'
  text: string
  /** It never wrote to this vendor before. */
  isFirst: boolean
  /** When the server took it. */
  at: Date
}

export interface AutoReply {
  trigger: AutoReplyTrigger
  /** With the places of name and day still in it. */
  text: string
}

/** Whether somebody is there to answer. */
export function isOpen({ hours, holidays }: Pick<AutoReplyFields, 'hours' | 'holidays'>, at: Date): boolean {
  const clock = italianClock(at).toISOString()
  const [day, time] = [clock.slice(0, 10), clock.slice(11, 16)]
  if (holidays.some(({ from, to }) => from <= day && day <= to)) return false
  const weekDay = WEEK_DAYS[(new Date(day).getUTCDay() + 6) % 7]
  return hours.some((span) => span.day === weekDay && span.opens <= time && time < span.closes)
}

/** What answers: to a request for a day its own words; to a message what it asks about, then that nobody is there, then the greeting. */
export function autoReplyTo(words: AutoReplyFields, asked: Asked): AutoReply | undefined {
  const closed = words.closedOn && !isOpen(words, asked.at) && words.closedText
  const asksFor =
    words.keywordsOn && words.keywords.find((one) => one.text && mentions(asked.text, one.words))
  const candidates: readonly (readonly [AutoReplyTrigger, string | false | undefined])[] =
    asked.kind === 'booking'
      ? [
          ['booking_request', words.bookingOn && words.bookingText],
          ['out_of_hours', closed],
        ]
      : [
          ['keyword', asksFor && asksFor.text],
          ['out_of_hours', closed],
          ['first_message', words.firstMessageOn && asked.isFirst && words.firstMessageText],
        ]
  for (const [trigger, text] of candidates) if (text) return { trigger, text }
  return undefined
}

/** Whole words, whatever their accents and capitals: «costo» is not in «costola». */
function mentions(text: string, words: readonly string[]): boolean {
  const said = plainWords(text)
  return words.some((word) => plainWords(word).trim() !== '' && said.includes(plainWords(word)))
}

const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Said in the place of a day that nobody knows yet. */
export const NO_DAY = 'giorno che sceglierete'

/** The words with a name and a day in their places. */
export const filledIn = (text: string, { name, day }: { name: string; day: string | undefined }): string =>
  text.replaceAll(/\{(nome|data)\}/g, (_, place: string) => (place === 'nome' ? name : (day ?? NO_DAY)))

/** An automatic answer is given in a conversation once in so long, in milliseconds. */
export const AUTO_REPLY_EVERY_MS = 24 * 3_600_000

type Faults = Partial<Record<'hours' | 'holidays', string>>

/** What of it cannot be meant, in words, by field. */
export function autoReplyFaults({ hours, holidays }: Pick<AutoReplyFields, 'hours' | 'holidays'>): Faults {
  const faults: Faults = {}
  if (hours.some((span) => span.opens >= span.closes))
    faults.hours = 'L’ora di chiusura viene dopo quella di apertura.'
  if (new Set(hours.map(({ day }) => day)).size < hours.length)
    faults.hours = 'Ogni giorno ha un orario solo.'
  if (holidays.some(({ from, to }) => from > to)) faults.holidays = 'L’ultimo giorno viene dopo il primo.'
  return faults
}
