import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip, ChipRow, RemovableChip } from '../../ui/chip.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SheetFoot } from '../../ui/overlay/sheet-foot.tsx'
import type { PeopleNames, Person } from '../couple/couple-queries.ts'
import css from './planning.module.css'
import { categoryName, countFilters } from './task-filter.ts'
import type { TaskSearch, TaskState, TaskView, TaskWho } from './task-search.ts'

const VIEWS: readonly { view: TaskView; label: string }[] = [
  { view: 'now', label: 'Adesso' },
  { view: 'later', label: 'Poi' },
  { view: 'done', label: 'Fatte' },
  { view: 'all', label: 'Tutte' },
]

const STATES: Record<TaskState, string> = { todo: 'Da fare', late: 'In ritardo', done: 'Fatte' }

/** The chips: when, whose, and the way to the other filters. */
export function TaskFilters({
  search,
  onSearch,
  people,
  names,
  tasks,
}: {
  search: TaskSearch
  onSearch: (patch: Partial<TaskSearch>) => void
  people: readonly Person[]
  names: PeopleNames
  tasks: readonly CoupleTask[]
}) {
  const [open, setOpen] = useState(false)
  const free = !search.q && !search.state
  const whoName = search.who === 'none' ? 'Da decidere' : search.who && names[search.who]
  return (
    <div className={css.filters} data-shows>
      <ChipRow label="Quali attività">
        {VIEWS.map(({ view, label }) => (
          <Chip
            key={view}
            selected={free && (search.view ?? 'now') === view}
            onClick={() =>
              onSearch({ view: view === 'now' ? undefined : view, state: undefined, q: undefined })
            }
          >
            {label}
          </Chip>
        ))}
        {people.length > 1 &&
          people.map(({ key, firstName }) => (
            <Chip
              key={key}
              selected={search.who === key}
              onClick={() => onSearch({ who: search.who === key ? undefined : key })}
            >
              {firstName}
            </Chip>
          ))}
        <Chip
          icon={IconAdjustments}
          count={countFilters(search) || undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filtri
        </Chip>
      </ChipRow>
      {(search.category || search.state || search.who === 'both' || search.who === 'none') && (
        <div className={css.active}>
          {search.category && (
            <RemovableChip
              removeLabel={`Togli ${categoryName(search.category)}`}
              onRemove={() => onSearch({ category: undefined })}
            >
              {categoryName(search.category)}
            </RemovableChip>
          )}
          {search.state && (
            <RemovableChip
              removeLabel={`Togli ${STATES[search.state]}`}
              onRemove={() => onSearch({ state: undefined })}
            >
              {STATES[search.state]}
            </RemovableChip>
          )}
          {(search.who === 'both' || search.who === 'none') && (
            <RemovableChip removeLabel={`Togli ${whoName}`} onRemove={() => onSearch({ who: undefined })}>
              {whoName}
            </RemovableChip>
          )}
        </div>
      )}
      <Sheet
        open={open}
        title="Filtri"
        width="narrow"
        onClose={() => setOpen(false)}
        footer={
          <SheetFoot>
            <Button
              variant="quiet"
              onClick={() => onSearch({ category: undefined, state: undefined, who: undefined })}
            >
              Togli tutti
            </Button>
            <Button onClick={() => setOpen(false)}>Mostra</Button>
          </SheetFoot>
        }
      >
        <div className={css.form}>
          <SelectField
            label="Categoria"
            placeholder="Tutte"
            options={categoriesOf(tasks)}
            value={search.category ?? ''}
            onValue={(category) => onSearch({ category: category || undefined })}
          />
          <RadioGroup
            label="Chi se ne occupa"
            columns
            options={[
              { value: '', label: 'Tutti' },
              { value: 'one', label: names.one },
              { value: 'two', label: names.two },
              { value: 'both', label: names.both },
              { value: 'none', label: 'Da decidere' },
            ]}
            value={search.who ?? ''}
            onValue={(who) => onSearch({ who: (who || undefined) as TaskWho | undefined })}
          />
          <RadioGroup
            label="A che punto è"
            columns
            options={[
              { value: '', label: 'Tutte' },
              ...Object.entries(STATES).map(([value, label]) => ({ value, label })),
            ]}
            value={search.state ?? ''}
            onValue={(state) => onSearch({ state: (state || undefined) as TaskState | undefined })}
          />
        </div>
      </Sheet>
    </div>
  )
}

/** The known categories in their order, then those that the couple has named. */
function categoriesOf(tasks: readonly CoupleTask[]) {
  const known = TASK_CATEGORIES.map(({ slug, name }) => ({ value: slug as string, label: name as string }))
  const own = [...new Set(tasks.map((task) => task.category))]
    .filter((slug) => !known.some((category) => category.value === slug))
    .map((slug) => ({ value: slug, label: slug }))
  return [...known, ...own]
}
