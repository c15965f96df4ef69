/** Days within the words that somebody looks for: `12/6/2027`, `12 giugno 2027`, `giugno 2027`, `2027`. Pure. */
import { MONTHS } from '#contract/kit/italian-months.ts'

export interface SoughtDays {
  /** The first and the last day; undefined where none is said. */
  days: readonly [from: string, to: string] | undefined
  /** The other words. */
  rest: string
}

const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1
const NAME = `(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})`
const two = (value: number) => String(value).padStart(2, '0')

/** Undefined where the calendar has no such day. */
function day(year: number, month: number, of: number): string | undefined {
  const text = `${year}-${two(month)}-${two(of)}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}
const oneDay = (said: string | undefined): SoughtDays['days'] => (said ? [said, said] : undefined)
function wholeMonth(year: number, month: number): SoughtDays['days'] {
  const first = day(year, month, 1)
  return first ? [first, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)] : undefined
}

/** In which forms days are written, the longest first. */
const FORMS: readonly [form: RegExp, days: (parts: readonly string[]) => SoughtDays['days']][] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/, ([y, m, d]) => oneDay(day(Number(y), Number(m), Number(d)))],
  [/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/, ([d, m, y]) => oneDay(day(Number(y), Number(m), Number(d)))],
  [
    new RegExp(`\\b(\\d{1,2})\\s+${NAME}\\s+(\\d{4})\\b`, 'i'),
    ([d, m, y]) => oneDay(day(Number(y), monthOf(m!), Number(d))),
  ],
  [new RegExp(`\\b${NAME}\\s+(\\d{4})\\b`, 'i'), ([m, y]) => wholeMonth(Number(y), monthOf(m!))],
  [/(?:^|\s)(20\d{2})(?=\s|$)/, ([y]) => [`${y!}-01-01`, `${y!}-12-31`]],
]

export function soughtDays(q: string): SoughtDays {
  for (const [form, daysOf] of FORMS) {
    const found = form.exec(q)
    const days = found && daysOf(found.slice(1))
    if (days) return { days, rest: q.replace(found[0], ' ').trim() }
  }
  return { days: undefined, rest: q }
}
