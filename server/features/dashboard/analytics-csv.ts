/** The site's analytics as a file for a spreadsheet: what is asked of each category, and then each day. Pure. */
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { csvText, writeCsv } from '#contract/wire/csv.ts'

export function analyticsCsv({ categories, byDay }: SiteAnalytics): string {
  const heads = ['Categoria', 'Fornitori', 'Viste', 'Contatti', 'Richieste', 'Confermate'].map(csvText)
  const rows = categories.map(({ category, vendors, views, contacts, requests, confirmed }) => [
    csvText(categoryOf(category)?.name ?? category),
    ...[vendors, views, contacts, requests, confirmed].map(String),
  ])
  return writeCsv([
    heads,
    ...rows,
    [],
    ['Giorno', 'Pagine aperte'].map(csvText),
    ...byDay.map(({ day, views }) => [day, String(views)]),
  ])
}
