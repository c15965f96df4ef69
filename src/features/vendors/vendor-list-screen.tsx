import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { categoryOf } from '#contract/category-list.ts'
import type { VendorCard as Card } from '#contract/vendor.ts'
import { NetworkError, failureText } from '../../api/api-error.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { CategoryLinks } from './category-links.tsx'
import { useChosen } from './use-chosen.ts'
import { useVendorList } from './use-vendor-list.ts'
import { VendorCardSkeletons } from './vendor-card.tsx'
import { VendorFilterChips } from './vendor-filter-chips.tsx'
import { VendorFilterForm } from './vendor-filter-form.tsx'
import { activeFilters, clearedFilters, filterOf, withFilters } from './vendor-filter.ts'
import { VendorGrid } from './vendor-grid.tsx'
import { VendorListHead } from './vendor-list-head.tsx'
import css from './vendor-list.module.css'
import type { VendorSearch } from './vendor-search.ts'
import { listTitle } from './vendor-words.ts'

const FilterSheet = lazy(() =>
  import('./vendor-filter-sheet.tsx').then((part) => ({ default: part.VendorFilterSheet })),
)

export type VendorListScreenProps = {
  /** What stands after the first page of cards. */
  between?: ReactNode
  /** A slug; undefined for all of them. */
  category: string | undefined
  search: VendorSearch
  onSearch: (next: VendorSearch) => void
  /** The heart of a card. */
  save?: (vendor: Card) => ReactNode
}

/** Vendors to choose from: filters beside them on wide screens, in a sheet on phones. */
export function VendorListScreen({ category, search, onSearch, save, between }: VendorListScreenProps) {
  const filter = useMemo(() => filterOf(search, category), [search, category])
  const list = useVendorList(filter)
  const [filtering, setFiltering] = useState<'never' | 'open' | 'closed'>('never')
  const [chosen, choose] = useChosen(search, onSearch)
  const filters = activeFilters(chosen)
  const change = (patch: VendorSearch) => choose(withFilters(chosen, patch))
  const name = categoryOf(category ?? '')?.name
  const isKept = list.source === 'device'
  const count = list.total === undefined ? '' : plural(list.total, 'fornitore', 'fornitori')

  return (
    <Wrap>
      {name ? (
        <Breadcrumb
          crumbs={[
            { name: 'Fornitori', path: '/fornitori' },
            { name, path: `/fornitori/${category}` },
          ]}
        />
      ) : (
        <div className={css.top} />
      )}
      <VendorListHead
        title={listTitle(category, search)}
        search={chosen}
        onSearch={change}
        filterCount={filters.length}
        onFilter={() => setFiltering('open')}
      />
      <div className={css.columns}>
        <aside className={css.side} aria-label="Filtri">
          <VendorFilterForm category={category} search={chosen} onChange={change} />
          <CategoryLinks current={category} search={search} />
        </aside>
        <section className={css.results} aria-label="Risultati">
          <div className={css.bar}>
            <output className={css.count} aria-live="polite">
              {count}
              {isKept && ' · salvati qui'}
            </output>
            <Link to="/come-ordiniamo" className={css.order}>
              Come ordiniamo i risultati
            </Link>
          </div>
          {list.corrected && (
            <p className={css.corrected}>
              Nessuno dice «{search.q}»: questi dicono «{list.corrected}».
            </p>
          )}
          <VendorFilterChips search={chosen} onSearch={choose} />
          {isKept && search.freeOn && (
            <p className={css.corrected}>I giorni liberi si controllano quando torna la rete.</p>
          )}
          {list.error ? (
            <ErrorState title="Non siamo riusciti a caricare i fornitori" onRetry={list.retry}>
              {list.error instanceof NetworkError
                ? 'Non c’è rete, e questo elenco non è ancora su questo dispositivo.'
                : failureText(list.error)}
            </ErrorState>
          ) : list.loading ? (
            <div className={css.grid} aria-busy="true">
              <VendorCardSkeletons count={9} />
            </div>
          ) : list.cards.length === 0 && !list.stale ? (
            <NothingFound search={search} category={category} onSearch={onSearch} />
          ) : (
            <VendorGrid list={list} save={save} between={between} listKey={JSON.stringify(filter)} />
          )}
          {/* After the list, so that what is being read does not move when the network goes. */}
          {isKept && (
            <div className={css.notice}>
              <Notice
                tone="neutral"
                icon={IconWifiOff}
                action={
                  <Button variant="link" onClick={list.retry}>
                    Riprova
                  </Button>
                }
              >
                {list.away === 'offline' ? 'Senza rete' : 'Il server non risponde'}: questo è l’elenco salvato
                su questo dispositivo, filtrato qui.
              </Notice>
            </div>
          )}
        </section>
      </div>
      {filtering !== 'never' && (
        <Suspense>
          <FilterSheet
            open={filtering === 'open'}
            onClose={() => setFiltering('closed')}
            category={category}
            search={chosen}
            onChange={change}
            onClear={() => choose(clearedFilters(chosen))}
            count={list.stale ? undefined : list.total}
          >
            <CategoryLinks current={category} search={search} />
          </FilterSheet>
        </Suspense>
      )}
    </Wrap>
  )
}

function NothingFound({
  search,
  category,
  onSearch,
}: Pick<VendorListScreenProps, 'search' | 'category' | 'onSearch'>) {
  return (
    <EmptyState
      drawing="search"
      title="Nessuno risponde a tutto questo"
      action={
        <Button onClick={() => onSearch(clearedFilters(search))}>
          {category ? 'Vedi tutta la categoria' : 'Vedi tutti i fornitori'}
        </Button>
      }
    >
      Prova a togliere un filtro: spesso basta allargare la zona o il prezzo.
    </EmptyState>
  )
}
