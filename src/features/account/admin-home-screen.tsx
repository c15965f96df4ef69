import { useQuery } from '@tanstack/react-query'
import { categoryOf } from '#contract/lists/category-list.ts'
import { regionOf } from '#contract/lists/places.ts'
import type { MarketSummary } from '#contract/vendor.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { formatNumber } from '../../lib/number.ts'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { StatGrid } from '../../ui/chart/stat-grid.tsx'
import { AccountPanel } from './account-panel.tsx'
import css from './admin-home-screen.module.css'
import { accountQueries } from './account-queries.ts'

/** The administrators' first page: the market as it is now. */
export function AdminHomeScreen() {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery(accountQueries.market(api))
  return (
    <>
      <PageHeader title="Panoramica" subtitle="I fornitori pubblicati in questo momento" />
      {data ? (
        <Market market={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="stat" count={3} />
      )}
      <section className={css.account}>
        <SectionHeader title="Il tuo account" />
        <AccountPanel />
      </section>
    </>
  )
}

function Market({ market }: { market: MarketSummary }) {
  return (
    <div className={css.page}>
      <StatGrid
        stats={[
          { label: 'Fornitori', value: formatNumber(market.vendors) },
          { label: 'Regioni coperte', value: formatNumber(market.regions), note: 'su 20' },
          {
            label: 'Categorie con almeno un fornitore',
            value: formatNumber(market.categories.filter(({ count }) => count > 0).length),
          },
        ]}
      />
      <div className={css.columns}>
        <section>
          <SectionHeader title="Per categoria" />
          <BarChart
            caption="Fornitori per categoria"
            rows={market.categories
              .toSorted((a, b) => b.count - a.count)
              .map(({ category, count }) => ({
                label: categoryOf(category)?.name ?? category,
                value: count,
                text: formatNumber(count),
              }))}
          />
        </section>
        <section>
          <SectionHeader title="Per regione" />
          <BarChart
            caption="Fornitori per regione"
            rows={market.byRegion.map(({ region, count }) => ({
              label: regionOf(region)?.name ?? region,
              value: count,
              text: formatNumber(count),
            }))}
          />
        </section>
      </div>
    </div>
  )
}
