import { Chip, ChipRow } from '../../ui/chip.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import type { Person } from '../couple/couple-queries.ts'
import { type Household, isIn } from './guest-list.ts'
import type { GuestView } from './guest-views.ts'
import css from './guests.module.css'
import type { GuestSearch } from './guests-screen.tsx'

/** Whom of the guests one sees: by name, and by what is still to be done. */
export function GuestFilters({
  households,
  people,
  search,
  onSearch,
}: {
  households: readonly Household[]
  people: readonly Person[]
  search: GuestSearch
  onSearch: (change: GuestSearch) => void
}) {
  const rows = households.flatMap(({ persons }) => persons)
  const count = (view: GuestView | undefined) => rows.filter((row) => isIn(row, view)).length
  const views: readonly { view: GuestView | undefined; label: string }[] = [
    { view: undefined, label: 'Tutti' },
    { view: 'waiting', label: 'Da sentire' },
    { view: 'needs', label: 'Diete' },
    { view: 'children', label: 'Bambini' },
    ...people.map(({ key, firstName }) => ({ view: key, label: `Di ${firstName}` })),
  ]
  return (
    <div className={css.filters} data-shows>
      <SearchField
        label="Cerca fra gli invitati"
        placeholder="Nome o famiglia"
        value={search.q ?? ''}
        onValue={(q) => onSearch({ ...search, q: q || undefined })}
      />
      <ChipRow label="Quali invitati">
        {views.map(({ view, label }) => (
          <Chip
            key={label}
            selected={search.vista === view}
            count={count(view)}
            onClick={() => onSearch({ ...search, vista: view })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
