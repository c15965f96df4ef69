import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { Link } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import type { VendorCard as Card } from '#contract/vendors/vendor.ts'
import { failedRead } from '../../../api/api-error.ts'
import { plural } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/overlay/later.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Wrap } from '../../../ui/frame/wrap.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { CategoryLinks } from './category-links.tsx'
import { CategorySelect } from '../category-select.tsx'
import { useChosen } from '../filter/use-chosen.ts'
import { useVendorList } from './use-vendor-list.ts'
import { VendorCardSkeletons } from '../vendor-card.tsx'
import { VendorFilterChips } from '../filter/vendor-filter-chips.tsx'
import { VendorFilterForm } from '../filter/vendor-filter-form.tsx'
import {
  activeFilters,
  clearedFilters,
  filterOf,
  withFilters,
  withoutFilters,
} from '../filter/vendor-filter.ts'
import { VendorGrid } from './vendor-grid.tsx'
import { VendorsElsewhere } from './vendors-elsewhere.tsx'
import { VendorListHead } from './vendor-list-head.tsx'
import css from '../vendor-list.module.css'
import type { VendorSearch } from '../filter/vendor-search.ts'
import { useUnderstood } from './use-understood.ts'
import { listTitle } from './list-words.ts'

const FilterSheet = later(() =>
  import('../filter/vendor-filter-sheet.tsx').then((part) => part.VendorFilterSheet),
)

/** Of a town: those around it follow. */
const FEW = 12

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
  const [filtering, setFiltering] = useState(false)
  useUnderstood(list.understood, search, category)
  const [chosen, choose] = useChosen(search, onSearch)
  const filters = activeFilters(chosen)
  const change = (patch: VendorSearch) => choose((before) => withFilters(before, patch))
  const name = categoryOf(category ?? '')?.name
  const isKept = list.source === 'device'
  // Where there is nobody, the list says what there is instead.
  const count = list.total ? plural(list.total, 'fornitore', 'fornitori') : ''

  return (
    <Wrap className={css.page}>
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
        onFilter={() => setFiltering(true)}
      />
      <div className={css.columns}>
        <aside className={css.side} aria-label="Filtri">
          <VendorFilterForm category={category} search={chosen} onChange={change} />
          {filters.length > 0 && (
            <Button variant="link" className={css.clearAll} onClick={() => choose(withoutFilters)}>
              Togli i filtri
            </Button>
          )}
          <CategoryLinks current={category} search={chosen} />
        </aside>
        <section aria-label="Risultati">
          <div className={css.bar}>
            <output className={css.count} aria-live="polite">
              {count}
              {isKept && count !== '' && ' · salvati qui'}
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
          <VendorFilterChips search={chosen} onSearch={(next) => choose(() => next)} />
          {isKept && search.freeOn && (
            <p className={css.corrected}>I giorni liberi si controllano quando torna la rete.</p>
          )}
          {list.error ? (
            <ErrorState {...failedRead(list.error, 'i fornitori')} onRetry={list.retry} />
          ) : list.loading ? (
            <div className={css.grid} aria-busy="true">
              <VendorCardSkeletons count={12} />
            </div>
          ) : list.cards.length === 0 && !list.stale ? (
            <VendorsElsewhere
              filter={filter}
              save={save}
              otherwise={<NothingFound search={search} category={category} onSearch={onSearch} />}
            />
          ) : (
            <>
              <VendorGrid list={list} save={save} between={between} listKey={JSON.stringify(filter)} />
              {filter.city && !list.stale && !list.more && list.cards.length < FEW && (
                <VendorsElsewhere filter={filter} save={save} few={list.cards} otherwise={null} />
              )}
            </>
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
      <Lingering>
        {filtering && (
          <FilterSheet
            open
            onClose={() => setFiltering(false)}
            category={category}
            search={chosen}
            onChange={change}
            onClear={() => choose(withoutFilters)}
            count={list.stale ? undefined : list.total}
          >
            <CategorySelect current={category} search={chosen} onChosen={() => setFiltering(false)} />
          </FilterSheet>
        )}
      </Lingering>
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
