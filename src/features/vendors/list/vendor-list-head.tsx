import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SORTS } from '../filter/vendor-filter.ts'
import type { VendorSearch } from '../filter/vendor-search.ts'
import css from '../vendor-list.module.css'

/** What is listed, a search by words, the order; on phones the way to the filters. */
export function VendorListHead({
  title,
  search,
  onSearch,
  filterCount,
  onFilter,
}: {
  title: string
  search: VendorSearch
  onSearch: (patch: VendorSearch) => void
  filterCount: number
  onFilter: () => void
}) {
  return (
    <header className={css.head}>
      <h1>{title}</h1>
      <div className={css.tools}>
        <WordSearch key={search.q ?? ''} q={search.q} onSearch={onSearch} />
        <SelectField
          label="Ordina per"
          hideLabel
          options={SORTS}
          value={search.sort ?? 'consigliati'}
          onValue={(value) => {
            const sort = SORTS.find((option) => option.value === value && value !== 'consigliati')
            onSearch({ sort: sort?.value })
          }}
        />
        <Button
          variant="quiet"
          icon={IconAdjustmentsHorizontal}
          className={css.filterButton}
          onClick={onFilter}
        >
          Filtri{filterCount > 0 ? ` (${filterCount})` : ''}
        </Button>
      </div>
    </header>
  )
}

/** The question is asked when it is sent, not at every letter: each is a page of its own. */
function WordSearch({
  q = '',
  onSearch,
}: {
  q?: string | undefined
  onSearch: (patch: VendorSearch) => void
}) {
  const [text, setText] = useState(q)
  return (
    <form
      className={css.words}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch({ q: text.trim() || undefined })
      }}
    >
      <SearchField
        label="Cerca per nome, città o parola"
        placeholder="Nome, città, «limonaia»…"
        name="q"
        value={text}
        onValue={(value) => {
          setText(value)
          if (value === '' && q !== '') onSearch({ q: undefined })
        }}
      />
    </form>
  )
}
