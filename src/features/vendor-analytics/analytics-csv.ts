/** What is counted of a vendor as a file for a spreadsheet: a line for each day of the span. */
import { COUNTED } from '#contract/lists/analytics/analytics-counts.ts'
import type { AnalyticsCounts, VendorAnalytics } from '#contract/vendors/vendor-analytics.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'
import { addDays } from '../../lib/day.ts'
import { startOf } from './analytics-periods.ts'

export const COUNT_WORDS: Readonly<Record<keyof AnalyticsCounts, string>> = {
  views: 'Visite alla pagina',
  contacts: 'Contatti',
  favorites: 'Preferiti',
  requests: 'Richieste',
  quotes: 'Preventivi',
  bookings: 'Prenotazioni',
}

/** Days on which nothing was counted have their line too: a spreadsheet draws what it is given. */
export function analyticsCsv(analytics: VendorAnalytics): string {
  const byDay = new Map(analytics.byDay.map((each) => [each.day, each]))
  const rows: string[][] = []
  for (let day = startOf(analytics); day <= analytics.to; day = addDays(day, 1))
    rows.push([day, ...COUNTED.map((what) => String(byDay.get(day)?.[what] ?? 0))])
  const headings = ['Giorno', ...COUNTED.map((what) => COUNT_WORDS[what])].map(csvText)
  return writeCsv([headings, ...rows, ['In tutto', ...COUNTED.map((what) => String(analytics[what]))]])
}
