/** The days of a span gathered into as many columns as can be told apart. Pure. */
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { addDays, daysBetween } from '../../lib/day.ts'

const COLUMNS_AT_MOST = 31
const WEEK = 7
const MONTH = 30

export interface VisitPeriod {
  from: string
  /** How many days it has; the last may have fewer. */
  days: number
  views: number
  /** It has fewer days than the others. */
  isPartial: boolean
}

/** Days, weeks or months, from the first day of the span on. */
export function periodsOf({ from, to, byDay }: Pick<SiteAnalytics, 'from' | 'to' | 'byDay'>): VisitPeriod[] {
  const all = daysBetween(from, to) + 1
  const step = [1, WEEK, MONTH].find((days) => all / days <= COLUMNS_AT_MOST)!
  const periods = Array.from({ length: Math.ceil(all / step) }, (_, at): VisitPeriod => {
    const days = Math.min(step, all - at * step)
    return { from: addDays(from, at * step), days, views: 0, isPartial: days < step }
  })
  for (const { day, views } of byDay) periods[Math.floor(daysBetween(from, day) / step)]!.views += views
  return periods
}
