import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { regionOf } from '#contract/lists/places/places.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatNumber } from '../../lib/number.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { SectionHeader } from '../../ui/frame/page-header.tsx'
import { dashboardQueries } from './dashboard-queries.ts'

/** The vendors that are out now, by category and by region. Nothing while they cannot be read: it is no duty. */
export function MarketPart() {
  const { data } = useQuery(dashboardQueries.market(useApi()))
  if (!data) return undefined
  return (
    <>
      <section>
        <SectionHeader title="Fornitori per categoria" />
        <BarChart
          caption="Fornitori per categoria"
          rows={data.categories
            .toSorted((a, b) => b.count - a.count)
            .map(({ category, count }) => ({
              label: categoryOf(category)?.name ?? category,
              value: count,
              text: formatNumber(count),
            }))}
        />
      </section>
      <section>
        <SectionHeader title="Fornitori per regione" side={`${formatNumber(data.regions)} su 20`} />
        <BarChart
          caption="Fornitori per regione"
          rows={data.byRegion
            .toSorted((a, b) => b.count - a.count)
            .map(({ region, count }) => ({
              label: regionOf(region)?.name ?? region,
              value: count,
              text: formatNumber(count),
            }))}
        />
      </section>
    </>
  )
}
