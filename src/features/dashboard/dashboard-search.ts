/** The spans of the dashboard, as the address and the switch name them. */
import { DASHBOARD_SPANS, type DashboardSpan } from '#contract/lists/dashboard.ts'
import { searchParams } from '../../lib/search-params.ts'

export const SPANS = [
  { value: '7', label: '7 g' },
  { value: '30', label: '30 g' },
  { value: '90', label: '90 g' },
  { value: '365', label: '12 mesi' },
] as const satisfies readonly { value: `${DashboardSpan}`; label: string }[]

/** Thirty days are the page without a word of it. */
const SPAN: DashboardSpan = 30
export const parseDashboardSearch = searchParams({
  giorni: (value) => DASHBOARD_SPANS.find((days) => days !== SPAN && days === Number(value)),
})
