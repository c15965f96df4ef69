import type { Favorite } from '#contract/plan/favorite.ts'
import { memo, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useSlices } from '../../pace/use-slices.ts'
import { useBulkIsSent } from '../sync/bulk-face.ts'
import type { EntityMarks } from '../sync/sync-face.ts'
import css from './planning.module.css'
import type { TaskGroup } from './task-groups.ts'
import { TaskRow, type TaskRowProps } from './task-row.tsx'

interface RowFacts extends Omit<TaskRowProps, 'task' | 'vendor' | 'mark' | 'selected'> {
  marks: EntityMarks
  /** Undefined while nothing is being selected. */
  selection: ReadonlySet<string> | undefined
}

/** The months with their tasks. Those far from the screen are not laid out (content-visibility). */
export function TaskMonths({
  groups,
  subject,
  favorites,
  ...facts
}: {
  groups: readonly TaskGroup[]
  /** What the list was asked for: another question starts from its first rows. */
  subject: unknown
  favorites: readonly Favorite[]
} & RowFacts) {
  const all = groups.reduce((sum, group) => sum + group.tasks.length, 0)
  const limit = useSlices(all, subject, useBulkIsSent())
  const vendorNames = useMemo(
    () => new Map(favorites.map((favorite) => [favorite.vendorId, favorite.vendor?.businessName])),
    [favorites],
  )
  return firstRows(groups, limit).map(({ group, rows }) => (
    <TaskMonth key={group.key} {...{ group, rows, vendorNames }} {...facts} />
  ))
}

/** How many rows of each month the first `limit` of all are; months without any are left out. */
function firstRows(groups: readonly TaskGroup[], limit: number): { group: TaskGroup; rows: number }[] {
  let left = limit
  return groups.flatMap((group) => {
    const rows = Math.min(group.tasks.length, Math.max(0, left))
    left -= rows
    return rows === 0 ? [] : [{ group, rows }]
  })
}

interface TaskMonthProps extends RowFacts {
  group: TaskGroup
  /** How many of its tasks to draw. */
  rows: number
  vendorNames: ReadonlyMap<string, string | undefined>
}

const HEAD_PX = 56
const ROW_PX = 64

/** One month. A touch on a task of another month costs it nothing. */
const TaskMonth = memo(function TaskMonth({
  group,
  rows,
  vendorNames,
  marks,
  selection,
  ...row
}: TaskMonthProps) {
  return (
    <section
      className={classNames(css.month, css.drawnNear)}
      style={{ containIntrinsicBlockSize: `auto ${HEAD_PX + rows * ROW_PX}px` }}
      aria-labelledby={`month-${group.key}`}
    >
      <header className={css.monthHead}>
        <h2 id={`month-${group.key}`}>{group.title}</h2>
        <span className={css.monthCount}>
          {group.done} di {group.total}
        </span>
      </header>
      <ul className={css.tasks}>
        {group.tasks.slice(0, rows).map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            vendor={task.vendorId ? vendorNames.get(task.vendorId) : undefined}
            mark={marks.get(task.id)}
            selected={selection?.has(task.id)}
            {...row}
          />
        ))}
      </ul>
    </section>
  )
}, isSameMonth)

/** Marks and selection are of all months: of one only those of its own tasks count. */
function isSameMonth(before: TaskMonthProps, now: TaskMonthProps): boolean {
  const { marks, selection, ...facts } = now
  const isSameFact = (name: string) =>
    Object.is(before[name as keyof TaskMonthProps], now[name as keyof TaskMonthProps])
  const isSameTask = ({ id }: { id: string }) =>
    before.marks.get(id) === marks.get(id) && before.selection?.has(id) === selection?.has(id)
  return Object.keys(facts).every(isSameFact) && now.group.tasks.every(isSameTask)
}
