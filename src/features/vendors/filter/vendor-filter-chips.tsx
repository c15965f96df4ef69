import { Button } from '../../../ui/button.tsx'
import { ChipRow, RemovableChip } from '../../../ui/chip.tsx'
import { activeFilters, withoutFilter, withoutFilters } from './vendor-filter.ts'
import type { VendorSearch } from './vendor-search.ts'
import css from '../vendor-list.module.css'

/** What no field says: it is a chip on wide screens too. */
const WITHOUT_FIELD: readonly string[] = ['city', 'around']

/** The filters that are on, each with its cross; on wide screens the fields beside the list say all but a town. */
export function VendorFilterChips({
  search,
  onSearch,
}: {
  search: VendorSearch
  onSearch: (next: VendorSearch) => void
}) {
  const filters = activeFilters(search)
  if (filters.length === 0) return null
  const fieldless = filters.filter(({ key }) => WITHOUT_FIELD.includes(key))
  return (
    <div className={css.chips} data-wide={fieldless.length > 0 || undefined}>
      <ChipRow label="Filtri attivi">
        {filters.map(({ key, label }) => (
          <span key={key} className={WITHOUT_FIELD.includes(key) ? undefined : css.inField}>
            <RemovableChip
              removeLabel={`Togli il filtro ${label}`}
              onRemove={() => onSearch(withoutFilter(search, key))}
            >
              {label}
            </RemovableChip>
          </span>
        ))}
        {filters.length > 1 && (
          <Button variant="link" className={css.clear} onClick={() => onSearch(withoutFilters(search))}>
            Togli tutti
          </Button>
        )}
      </ChipRow>
    </div>
  )
}
