import type { SiteAnalytics } from '#contract/admin/site-analytics.ts'
import { addDays, formatDay } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { differenceWords } from './dashboard-words.ts'
import { periodsOf } from './visit-periods-face.ts'
import css from './dashboard.module.css'

/** The openings of pages, day by day, or in longer steps where there are many days. */
export function VisitsPart({ analytics }: { analytics: SiteAnalytics }) {
  const { views } = analytics
  const periods = periodsOf(analytics)
  return (
    <section className={css.wide}>
      <SectionHeader title="Pagine aperte" side={differenceWords(views, formatNumber)} />
      <p className={css.figure}>{formatNumber(views.now)}</p>
      <ColumnChart
        label={`Pagine aperte: ${periods.map(({ from, views: count }) => `${formatDay(from, 'brief')} ${count}`).join(', ')}`}
        columns={periods.map(({ from, views: count, isPartial }) => ({
          key: from,
          label: formatDay(from, 'brief'),
          value: count,
          text: formatNumber(count),
          ...(isPartial && { isPartial }),
        }))}
      />
      {periods.some(({ days }) => days > 1) && (
        <p className={css.calm}>
          Ogni colonna è di {plural(periods[0]!.days, 'giorno', 'giorni')}, da quello scritto sotto
          {periods.at(-1)!.isPartial &&
            `; l’ultima, tratteggiata, arriva al ${formatDay(addDays(periods.at(-1)!.from, periods.at(-1)!.days - 1), 'brief')}`}
          .
        </p>
      )}
    </section>
  )
}
