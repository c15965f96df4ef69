import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CategorySlug } from '#contract/vendors/category.ts'
import type { Demand } from '#contract/admin/demand.ts'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { DashboardSpan } from '#contract/lists/admin/dashboard.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { formatDay } from '../../lib/day.ts'
import { formatNumber, NBSP } from '../../lib/number.ts'
import { SaveCsv } from '../../lists/save-csv.tsx'
import { type Stat, StatGrid } from '../../ui/chart/stat-grid.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { DaysPart } from './days-part.tsx'
import { demandQueries } from './demand-queries.ts'
import css from './demand.module.css'
import { PlacesPart } from './places-part.tsx'
import { SearchesPart } from './searches-part.tsx'

const CHOICES = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }))

/**
 * What is looked for and where, beside who there is to answer, over a span that ends today.
 * @param head the screen's own head, with what the file is saved by
 */
export function DemandScreen({
  days,
  category,
  onCategory,
  head,
}: {
  days: DashboardSpan
  category: CategorySlug | undefined
  onCategory: (category: CategorySlug | undefined) => void
  head: (subtitle: string | undefined, file: ReactNode) => ReactNode
}) {
  const api = useApi()
  const question = { days, ...(category && { category }) }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...demandQueries.of(api, question),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {head(
        data && `Dal ${formatDay(data.from, 'medium')} al ${formatDay(data.to, 'medium')}`,
        data && <SaveCsv call="Admin/getDemand" query={question} file={`domanda-${data.from}-${data.to}`} />,
      )}
      <div className={css.filter}>
        <SelectField
          label="Categoria"
          placeholder="Tutte le categorie"
          options={CHOICES}
          value={category ?? ''}
          onValue={(value) => onCategory((value || undefined) as CategorySlug | undefined)}
        />
      </div>
      {data ? (
        <div className={css.parts} aria-busy={isPlaceholderData}>
          <StatGrid stats={figuresOf(data)} />
          <DaysPart demand={data} />
          <SearchesPart demand={data} />
          <PlacesPart places={data.places} />
        </div>
      ) : error ? (
        <ErrorState title="La domanda non è arrivata" onRetry={() => void refetch()} busy={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={6} />
      )}
    </>
  )
}

function figuresOf({ searches, without, places }: Demand): Stat[] {
  const sum = (measure: 'requests' | 'views', when: 'now' | 'before') =>
    places.reduce((total, place) => total + place[measure][when], 0)
  const before = (count: number) => `prima ${formatNumber(count)}`
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : `${formatNumber((part / whole) * 100)}${NBSP}% delle ricerche, `
  return [
    { label: 'Ricerche', value: formatNumber(searches.now), note: before(searches.before) },
    {
      label: 'Senza risultati',
      value: formatNumber(without.now),
      note: share(without.now, searches.now) + before(without.before),
    },
    {
      label: 'Richieste',
      value: formatNumber(sum('requests', 'now')),
      note: before(sum('requests', 'before')),
    },
    { label: 'Pagine viste', value: formatNumber(sum('views', 'now')), note: before(sum('views', 'before')) },
  ]
}
