import type { Demand } from '#contract/admin/demand.ts'
import { formatDay } from '../../lib/day.ts'
import { formatNumber } from '../../lib/number.ts'
import { plural } from '../../lib/text.ts'
import { ColumnChart } from '../../ui/chart/column-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { periodsOf } from '../dashboard/visit-periods-face.ts'
import css from './demand.module.css'

/** The searches of each day, or of longer steps where there are many days. */
export function DaysPart({ demand: { from, to, byDay } }: { demand: Demand }) {
  if (byDay.length === 0) return null
  const periods = periodsOf({ from, to, byDay: byDay.map(({ day, searches }) => ({ day, views: searches })) })
  const [first] = periods
  return (
    <section>
      <SectionHeader title="Ricerche nel tempo" />
      <ColumnChart
        label={`Ricerche: ${periods.map((period) => `${formatDay(period.from, 'brief')} ${period.views}`).join(', ')}`}
        columns={periods.map(({ from: start, views, isPartial }) => ({
          key: start,
          label: formatDay(start, 'brief'),
          value: views,
          text: formatNumber(views),
          ...(isPartial && { isPartial }),
        }))}
      />
      {first && first.days > 1 && (
        <p className={css.soft}>Ogni colonna è di {plural(first.days, 'giorno', 'giorni')}.</p>
      )}
    </section>
  )
}
