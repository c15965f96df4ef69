import { Button } from '../../ui/button.tsx'
import { ChipRow, RemovableChip } from '../../ui/chip.tsx'
import { activeFilters, clearedFilters, withoutFilter } from './vendor-filter.ts'
import type { VendorSearch } from './vendor-search.ts'
import css from './vendor-list.module.css'

/** The filters that are on, each with its cross. Nothing when there are none. */
export function VendorFilterChips({
  search,
  onSearch,
}: {
  search: VendorSearch
  onSearch: (next: VendorSearch) => void
}) {
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  return (
    <div className={css.chips}>
      <ChipRow label="Filtri attivi">
        {filters.map(({ key, label }) => (
          <RemovableChip
            key={key}
            removeLabel={`Togli il filtro ${label}`}
            onRemove={() => onSearch(withoutFilter(search, key))}
          >
            {label}
          </RemovableChip>
        ))}
        {filters.length > 1 && (
          <Button variant="link" className={css.clear} onClick={() => onSearch(clearedFilters(search))}>
            Togli tutti
          </Button>
        )}
      </ChipRow>
    </div>
  )
}
