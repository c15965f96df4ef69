/** The days of a span gathered as they are read: by day, by week, by month. Pure. */
import { fromDay, untilDay } from '#contract/kit/italian-months.ts'
import { COUNTED } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { addDays, daysBetween, formatDay, formatMonth, monthOf } from '../../lib/day.ts'

export interface Period extends AnalyticsCounts {
  /** The first of its days that is counted. */
  day: string
  /** As the table says it: `novembre 2026`, `3 nov – 9 nov`. */
  label: string
  /** Under its column: `nov`. */
  short: string
  /** What it lacks, in words; undefined for one that is whole. */
  partial?: string
}

const WEEK_DAYS = 7
const BY_DAY_UP_TO = 31
const BY_WEEK_UP_TO = 120

/** What one of the periods is called, after «al»: `giorno`, `settimana`, `mese`. */
export const periodName = ({ from, to }: VendorAnalytics): 'giorno' | 'settimana' | 'mese' => {
  const days = daysBetween(from, to) + 1
  return days <= BY_DAY_UP_TO ? 'giorno' : days <= BY_WEEK_UP_TO ? 'settimana' : 'mese'
}

/** Monday of the week of a day. */
const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK_DAYS))

/** Every period of the span, those in which nothing was counted too, from the day on which the vendor came. */
export function periodsOf(analytics: VendorAnalytics): Period[] {
  const { to, byDay } = analytics
  const from = startOf(analytics)
  const name = periodName(analytics)
  const keyOf = (day: string) =>
    name === 'giorno' ? day : name === 'settimana' ? mondayOf(day) : monthOf(day)
  const periods = new Map<string, Period>()
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const key = keyOf(day)
    if (!periods.has(key)) periods.set(key, { ...emptyCounts(), day, ...LABELS[name](day, to) })
  }
  for (const counted of byDay) {
    const period = periods.get(keyOf(counted.day))
    if (period) for (const what of COUNTED) period[what] += counted[what]
  }
  return [...periods.values()].map((period, index, all) => {
    const partial = partialWords(name, period.day, index === all.length - 1 ? to : undefined)
    return partial ? { ...period, partial } : period
  })
}

/** The first day that says something: of the span, or of the vendor. */
export const startOf = ({ from, since }: VendorAnalytics): string => (since > from ? since : from)

const emptyCounts = () => Object.fromEntries(COUNTED.map((what) => [what, 0])) as unknown as AnalyticsCounts

/** @param to the last day of the span */
const LABELS = {
  giorno: (day: string) => ({ label: formatDay(day, 'weekday'), short: String(Number(day.slice(8))) }),
  settimana: (day: string, to: string) => {
    const sunday = addDays(mondayOf(day), WEEK_DAYS - 1)
    const end = sunday < to ? sunday : to
    const short = formatDay(day, 'brief')
    return { label: end === day ? short : `${short} – ${formatDay(end, 'brief')}`, short }
  },
  mese: (day: string) => ({ label: formatMonth(day), short: formatDay(day, 'monthShort') }),
} as const

/** @param to the last day, of the last period alone */
function partialWords(name: keyof typeof LABELS, day: string, to: string | undefined): string | undefined {
  if (name === 'giorno') return to && 'oggi non è finito'
  const first = name === 'mese' ? `${monthOf(day)}-01` : mondayOf(day)
  if (first !== day) return withoutYear(fromDay(day))
  if (!to) return undefined
  const next = addDays(to, 1)
  const isOver = name === 'mese' ? next.endsWith('-01') : mondayOf(next) === next
  return isOver ? undefined : `fino ${withoutYear(untilDay(to))}`
}

const withoutYear = (day: string) => day.replace(/ \d{4}$/, '')
