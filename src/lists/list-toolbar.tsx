import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../api/api-context.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Chip, ChipRow, RemovableChip } from '../ui/chip.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { Sheet } from '../ui/overlay/sheet.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import type { ListColumn, ListFilter, ListSearch } from './list-description.ts'
import css from './list-screen.module.css'
import { VIEWS_MAX, type useListViews } from './list-views.ts'

/** What narrows the list, the views that were saved, and which columns are shown. */
export function ListToolbar<Item>({
  filters,
  columns,
  shown,
  search,
  onSearch,
  views,
}: {
  filters: readonly ListFilter[]
  columns: readonly ListColumn<Item>[]
  shown: readonly string[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
  views: ReturnType<typeof useListViews>
}) {
  const [naming, setNaming] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [name, setName] = useState('')
  const isNarrowed = Object.values(search).some((value) => value !== undefined)
  const isSaved = views.views.some((view) => isSame(view.search, search))
  return (
    <ChipRow label="Che cosa si vede">
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={search[filter.name]}
          onValue={(value) => onSearch({ ...search, [filter.name]: value })}
        />
      ))}
      {views.views.map((view) =>
        isSame(view.search, search) ? (
          <RemovableChip
            key={view.name}
            removeLabel={`Elimina la vista ${view.name}`}
            onRemove={() => views.forget(view.name)}
          >
            {view.name}
          </RemovableChip>
        ) : (
          <Chip key={view.name} onClick={() => onSearch(view.search)}>
            {view.name}
          </Chip>
        ),
      )}
      {isNarrowed && !isSaved && views.views.length < VIEWS_MAX && (
        <Chip onClick={() => setNaming(true)}>Salva la vista</Chip>
      )}
      {isNarrowed && <Chip onClick={() => onSearch({})}>Togli tutto</Chip>}
      <Chip icon={IconColumns} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Colonne
      </Chip>
      <ConfirmDialog
        open={naming}
        title="Come si chiama questa vista?"
        confirmLabel="Salva"
        onCancel={() => setNaming(false)}
        onConfirm={() => {
          if (!name.trim()) return
          views.save({ name: name.trim(), search })
          setName('')
          setNaming(false)
        }}
      >
        <TextField label="Nome" maxLength={40} value={name} onValue={setName} data-autofocus />
      </ConfirmDialog>
      <Sheet open={choosing} title="Colonne" onClose={() => setChoosing(false)}>
        <div className={css.choices}>
          {columns.slice(1).map(({ key, heading }) => (
            <Checkbox
              key={key}
              label={heading}
              checked={shown.includes(key)}
              onChecked={(on) =>
                views.showColumns(
                  columns
                    .map((column) => column.key)
                    .filter((each) => (each === key ? on : shown.includes(each))),
                )
              }
            />
          ))}
          <Button onClick={() => setChoosing(false)}>Fatto</Button>
        </div>
      </Sheet>
    </ChipRow>
  )
}

/** A choice that looks like a chip, with the device's own list. */
function FilterChip({
  filter: { name, label, options: given, asked },
  value,
  onValue,
}: {
  filter: ListFilter
  value: string | undefined
  onValue: (value: string | undefined) => void
}) {
  const api = useApi()
  const { data: options = given } = useQuery({
    queryKey: ['list-filter', name],
    queryFn: ({ signal }) => asked!(api, signal),
    enabled: Boolean(asked),
  })
  const chosen = options.find((option) => option.value === value)
  return (
    <label className={css.filter} data-chosen={chosen ? true : undefined}>
      <span aria-hidden>{chosen ? `${label}: ${chosen.label.toLowerCase()}` : label}</span>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onValue(event.target.value || undefined)}
      >
        <option value="">Tutti</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const isSame = (one: ListSearch, other: ListSearch) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => one[name] === other[name])
