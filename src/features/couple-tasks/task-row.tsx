import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { memo, type KeyboardEvent } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ReviewMark, WaitingMark } from '../../ui/state/save-mark.tsx'
import { theDay } from '../../lib/clock.ts'
import type { Person } from '../couple/couple-queries.ts'
import { REVIEW_PATH, type EntityMark } from '../sync/sync-face.ts'
import { categoryName, isLate } from './task-filter.ts'
import css from './planning.module.css'

export interface TaskRowProps {
  task: CoupleTask
  today: string
  people: readonly Person[]
  vendor: string | undefined
  /** Saved on this device and not yet sent, or refused. */
  mark: EntityMark | undefined
  /** Undefined while nothing is being selected. */
  selected: boolean | undefined
  onDone: (task: CoupleTask, done: boolean) => void
  onOpen: (task: CoupleTask) => void
  onSelect: (task: CoupleTask) => void
  onStep: (task: CoupleTask, step: -1 | 1) => void
}

/** One task: its ring, its words, whose it is. Alt and an arrow move it within its month. */
export const TaskRow = memo(function TaskRow({
  task,
  today,
  people,
  vendor,
  mark,
  selected,
  onDone,
  onOpen,
  onSelect,
  onStep,
}: TaskRowProps) {
  const selecting = selected !== undefined
  const late = isLate(task, today)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    onStep(task, step)
  }
  return (
    <li className={classNames(css.task, task.done && !selecting && css.done, selected && css.selected)}>
      {selecting ? (
        <Checkbox
          label={`Seleziona ${task.title}`}
          hideLabel
          checked={selected}
          onChecked={() => onSelect(task)}
        />
      ) : (
        <Checkbox
          round
          hideLabel
          label={`Fatta: ${task.title}`}
          checked={task.done}
          onChecked={(done) => onDone(task, done)}
        />
      )}
      <button
        type="button"
        className={css.words}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onKeyDown={onKeyDown}
        onClick={() => (selecting ? onSelect(task) : onOpen(task))}
      >
        <span className={css.title}>{task.title}</span>
        <span className={css.meta}>
          <span className={late ? css.late : undefined}>
            {dueText(task, late) ?? vendor ?? categoryName(task.category)}
          </span>
          {!task.done && task.dueDate && vendor && <span className={css.vendor}>· {vendor}</span>}
          {mark === 'waiting' && <WaitingMark />}
        </span>
      </button>
      <Who assignee={task.assignee} people={people} />
      {mark === 'review' && <ReviewMark what={task.title} href={REVIEW_PATH} className={css.review} />}
    </li>
  )
})

function dueText(task: CoupleTask, late: boolean): string | undefined {
  if (task.done || !task.dueDate) return undefined
  return `${late ? 'Scadeva' : 'Entro'} ${theDay(task.dueDate)}`
}

function Who({ assignee, people }: Pick<CoupleTask, 'assignee'> & Pick<TaskRowProps, 'people'>) {
  const own = people.filter((person) => assignee === 'both' || assignee === person.key)
  if (own.length === 0) return null
  return (
    <span className={css.who}>
      {own.map((person) => (
        <Avatar key={person.key} name={person.firstName} tone={person.tone} size="small" />
      ))}
    </span>
  )
}
