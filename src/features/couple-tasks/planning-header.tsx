import type { Couple } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconCalendarDown from '@tabler/icons-react/dist/esm/icons/IconCalendarDown.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { useState } from 'react'
import { daysBetween, formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { later } from '../../ui/overlay/later.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { saveText } from '../../lib/save-file.ts'
import type { PeopleNames } from '../couple/couple-queries.ts'
import css from './planning.module.css'
import { tasksCalendar } from './task-export.ts'

const TaskPaper = later(() => import('./task-paper.tsx').then((part) => part.TaskPaper))

/** How far the list is, and what can be done with all of it. */
export function PlanningHeader({
  tasks,
  couple,
  names,
  today,
  searching,
  onSearching,
  ordering,
  onOrdering,
  onSelecting,
  onFillIn,
  onAdd,
}: {
  tasks: readonly CoupleTask[]
  couple: Couple | undefined
  names: PeopleNames
  today: string
  searching: boolean
  onSearching: () => void
  ordering: boolean
  onOrdering: () => void
  onSelecting: () => void
  /** Undefined when the list holds all of the template. */
  onFillIn: (() => void) | undefined
  onAdd: () => void
}) {
  const [printing, setPrinting] = useState(false)
  const none = tasks.length === 0
  const doneCount = tasks.filter((task) => task.done).length
  return (
    <header className={css.head} data-empty={none || undefined}>
      <h1 className={css.h1}>Attività</h1>
      <div className={css.headActions}>
        <IconButton icon={IconSearch} label="Cerca" aria-expanded={searching} onClick={onSearching} />
        <Menu
          label="Altre azioni"
          items={[
            { label: 'Seleziona più attività', icon: IconListCheck, disabled: none, onSelect: onSelecting },
            {
              label: ordering ? 'Fine del riordino' : 'Riordina',
              icon: IconArrowsSort,
              disabled: none,
              onSelect: onOrdering,
            },
            {
              label: 'Aggiungi dalla lista tipo',
              icon: IconSparkles,
              disabled: !onFillIn,
              onSelect: () => onFillIn?.(),
            },
            {
              label: 'Scarica il calendario',
              icon: IconCalendarDown,
              disabled: !tasks.some((task) => task.dueDate),
              onSelect: () =>
                saveText('attivita-nozze.ics', 'text/calendar;charset=utf-8', tasksCalendar(tasks, couple)),
            },
            {
              label: 'Stampa o salva in PDF',
              icon: IconPrinter,
              disabled: none,
              onSelect: () => setPrinting(true),
            },
          ]}
        />
        <Button className={css.addWide} icon={IconPlus} onClick={onAdd}>
          Aggiungi attività
        </Button>
      </div>
      <p className={css.count}>
        {!none && `${doneCount} di ${plural(tasks.length, 'fatta', 'fatte')}`}
        {!none && couple?.weddingDate && ' · '}
        {couple?.weddingDate && daysText(today, couple.weddingDate)}
      </p>
      {printing && <TaskPaper {...{ tasks, couple, names, today }} onClose={() => setPrinting(false)} />}
    </header>
  )
}

function daysText(today: string, weddingDate: string): string {
  const days = daysBetween(today, weddingDate)
  if (days < 0) return `sposi dal ${formatDay(weddingDate, 'medium')}`
  if (days === 0) return 'è oggi'
  const near = weddingDate.slice(0, 4) === today.slice(0, 4) || days < 300
  return `${plural(days, 'giorno', 'giorni')} ${toThe(weddingDate)}${formatDay(weddingDate, near ? 'bare' : 'medium')}`
}

const toThe = (day: string) => (/-(08|11)$/.test(day) ? 'all’' : 'al ')
