/** A day as it is written by hand in Italian, and what is wrong with one that cannot be read. Pure. */
import { addDays, daysBetween, formatDay } from './day.ts'

export interface DayLimits {
  /** The day it is: what a day without its year is counted from. */
  today: string
  /** The first and the last day that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Of a day without its year the last one is meant, not the next. */
  past?: boolean | undefined
}

/** The day, `YYYY-MM-DD` or an empty string for none; or what is wrong, in a sentence. */
export type ReadDay = { day: string } | { wrong: string }

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
const WEEKDAYS = 'domenica lunedi martedi mercoledi giovedi venerdi sabato'.split(' ')
const NEAR: Readonly<Record<string, number>> = { ieri: -1, oggi: 0, domani: 1, dopodomani: 2 }
const UNITS: Readonly<Record<string, number>> = { giorn: 1, settiman: 7 }
/** So many years hold a 29 February, past the year 2100 too. */
const LEAP_WITHIN_YEARS = 8
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const wrong = (sentence: string): ReadDay => ({ wrong: sentence })
const UNREADABLE = wrong('Scrivi un giorno così: 12/6/2027, oppure 12 giugno.')
const NO_MONTH = wrong('Manca il mese: scrivi per esempio 12/6, oppure 12 giugno.')
const ODD_YEAR = wrong('Scrivi l’anno con due o quattro cifre: 12/6/27, oppure 12/6/2027.')

/** From three letters on a name may be cut: `giu`, `sett`, `sab`. */
const named = (names: readonly string[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word))

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const lengthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/**
 * Reads `12/6/27`, `12.6.2027`, `12 giugno 2027`, `sabato 12 giugno`, `12/6`, `120627`, `oggi`, `tra 3 settimane`, and
 * `2027-06-12` as it is pasted. Day first, as in Italy.
 */
export function readDay(text: string, limits: DayLimits): ReadDay {
  const read = readAny(text, limits)
  return 'day' in read && read.day !== '' ? within(read.day, limits) : read
}

function readAny(text: string, limits: DayLimits): ReadDay {
  const folded = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[°ºª’']/g, ' ')
    .trim()
  if (folded === '') return { day: '' }
  const whole = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(folded) ?? undefined
  if (whole) return dated(Number(whole[3]), Number(whole[2]), Number(whole[1]), undefined, limits)
  const run = /^(\d\d)(\d\d)(\d{4}|\d\d)$/.exec(folded)
  const words = run
    ? run.slice(1)
    : folded.split(/[\s/.,\-–]+/).filter((word) => !/^(il|l|di|del|)$/.test(word))
  const [first = ''] = words
  if (words.length === 1 && first in NEAR) return { day: addDays(limits.today, NEAR[first]!) }
  if (/^(tra|fra)$/.test(first)) return inTime(words.slice(1), limits.today)
  const weekday = named(WEEKDAYS, first)
  const [day, month, year, ...rest] = weekday < 0 ? words : words.slice(1)
  if (day === undefined) return weekday < 0 ? UNREADABLE : { day: nextWeekday(weekday, limits) }
  const number = day === 'primo' ? 1 : /^\d\d?$/.test(day) ? Number(day) : undefined
  if (number === undefined || rest.length > 0) return UNREADABLE
  if (month === undefined) return NO_MONTH
  const monthNumber = /^\d\d?$/.test(month) ? Number(month) : named(MONTHS, month) + 1
  if (monthNumber === 0 && !month.startsWith('0')) return UNREADABLE
  if (year !== undefined && !/^(\d\d|\d{4})$/.test(year)) return ODD_YEAR
  const yearNumber = year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0)
  return dated(number, monthNumber, yearNumber, weekday < 0 ? undefined : weekday, limits)
}

/** `tra 3 giorni`, `tra una settimana`. */
function inTime([count = '', unit = '', ...rest]: readonly string[], today: string): ReadDay {
  const days = UNITS[unit.slice(0, -1)]
  const number = /^un[ao]?$/.test(count) ? 1 : /^\d{1,3}$/.test(count) ? Number(count) : undefined
  if (days === undefined || number === undefined || rest.length > 0) return UNREADABLE
  return { day: addDays(today, number * days) }
}

function nextWeekday(weekday: number, { today, past }: DayLimits): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return addDays(today, past && ahead > 0 ? ahead - 7 : ahead)
}

function dated(
  day: number,
  month: number,
  year: number | undefined,
  weekday: number | undefined,
  limits: DayLimits,
): ReadDay {
  if (month < 1 || month > 12)
    return wrong(
      month >= 13 && month <= 31 && day >= 1 && day <= 12
        ? `Prima il giorno, poi il mese: forse ${month}/${day}${year === undefined ? '' : `/${year}`}?`
        : 'I mesi vanno da 1 a 12: scrivi per esempio 12/6/2027.',
    )
  if (year !== undefined && (year < FIRST_YEAR || year > LAST_YEAR)) return ODD_YEAR
  const found = year === undefined ? nearest(day, month, limits) : iso(year, month, day)
  // 2000 has every day there is.
  if (day < 1 || day > lengthOf(year ?? 2000, month)) {
    const name = MONTHS[month - 1]!
    const when = `${name[0]!.toUpperCase()}${name.slice(1)}${year === undefined ? '' : ` ${year}`}`
    return wrong(`${when} ha ${lengthOf(year ?? 2000, month)} giorni.`)
  }
  if (weekday === undefined || weekdayOf(found) === weekday) return { day: found }
  const is = formatDay(found, 'weekday').split(' ')[0]!
  const medium = formatDay(found, 'medium')
  return wrong(
    `${startsWithVowel(found) ? 'L’' : 'Il '}${medium} è ${is === 'domenica' ? 'una' : 'un'} ${is}.`,
  )
}

/** The next such day from today on, or the last one until today. */
function nearest(day: number, month: number, { today, past }: DayLimits): string {
  const thisYear = Number(today.slice(0, 4))
  for (let away = 0; away <= LEAP_WITHIN_YEARS; away++) {
    const year = thisYear + (past ? -away : away)
    const found = iso(year, month, day)
    if (day <= lengthOf(year, month) && (past ? found <= today : found >= today)) return found
  }
  return iso(thisYear, month, day)
}

/** Eight and eleven. */
const startsWithVowel = (day: string) => /-(08|11)$/.test(day)

function within(day: string, { today, min, max }: DayLimits): ReadDay {
  const medium = (limit: string) => formatDay(limit, 'medium')
  if (min !== undefined && min !== '' && day < min)
    return wrong(
      daysBetween(min, today) === 0
        ? 'Scegli un giorno da oggi in poi.'
        : `Scegli un giorno ${startsWithVowel(min) ? 'dall’' : 'dal '}${medium(min)} in poi.`,
    )
  if (max !== undefined && max !== '' && day > max)
    return wrong(
      daysBetween(max, today) === 0
        ? 'Scegli un giorno fino a oggi.'
        : `Scegli un giorno fino ${startsWithVowel(max) ? 'all’' : 'al '}${medium(max)}.`,
    )
  return { day }
}
