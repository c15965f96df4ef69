import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { formatNumber } from '../../lib/number.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'

/** Those that count for all of their kind, in words. */
const KINDS: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/fornitore': 'Pagine dei fornitori',
  '/fornitori': 'Tutti i fornitori',
  '/wedding': 'Siti delle nozze',
  '/news': 'Giornale',
}

const nameOf = (page: string): string =>
  KINDS[page] ?? categoryOf(/^\/fornitori\/(.+)$/.exec(page)?.[1] ?? '')?.name ?? page

/** The pages that are opened most. */
export function PagesPart({ pages }: { pages: SiteAnalytics['pages'] }) {
  return (
    <section>
      <SectionHeader title="Le più aperte" />
      <BarChart
        caption="Le pagine più aperte"
        rows={pages.map(({ page, now, before }) => ({
          label: nameOf(page),
          value: now,
          text: formatNumber(now),
          note: ` prima ${formatNumber(before)}`,
        }))}
      />
    </section>
  )
}
