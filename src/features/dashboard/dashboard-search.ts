/** What the address of the dashboard and of the analytics may say. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { DASHBOARD_SPANS, type DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import { oneOf, searchParams } from '../../lib/search-params.ts'

export const SPANS = [
  { value: '7', label: '7 g' },
  { value: '30', label: '30 g' },
  { value: '90', label: '90 g' },
  { value: '365', label: '12 mesi' },
] as const satisfies readonly { value: `${DashboardSpan}`; label: string }[]

/** Thirty days are the page without a word of it. */
const SPAN: DashboardSpan = 30
const giorni = (value: unknown) => DASHBOARD_SPANS.find((days) => days !== SPAN && days === Number(value))

export const parseDashboardSearch = searchParams({ giorni })

/** The analytics are of the site, or of what is asked of the market: of one category or of all. */
export const parseAnalyticsSearch = searchParams({
  giorni,
  vista: oneOf(['domanda']),
  categoria: oneOf(CATEGORIES.map(({ slug }) => slug)),
})
