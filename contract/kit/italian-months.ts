export const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')

/** `2027-06-12` → `12 giugno 2027` */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[month! - 1]} ${year}`
}

/** Before a vowel, as eight and eleven begin with, articles lose theirs. */
const before = (day: string, full: string, short: string) =>
  `${/-(08|11)$/.test(day) ? short : full}${dayInWords(day)}`

/** `il 12 giugno 2027`, `l’8 giugno 2027` */
export const theDay = (day: string): string => before(day, 'il ', 'l’')
/** `dal 12 giugno 2027`, `dall’8 giugno 2027` */
export const fromDay = (day: string): string => before(day, 'dal ', 'dall’')
/** `al 12 giugno 2027`, `all’8 giugno 2027` */
export const untilDay = (day: string): string => before(day, 'al ', 'all’')
