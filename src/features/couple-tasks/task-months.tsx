import type { Favorite } from '#contract/favorite.ts'
import { useMemo } from 'react'
import { useSlices } from '../../ui/use-slices.ts'
import { useBulkIsSent } from '../sync/bulk-queries.ts'
import type { EntityMarks } from '../sync/sync-queries.ts'
import css from './planning.module.css'
import type { TaskGroup } from './task-groups.ts'
import { TaskRow, type TaskRowProps } from './task-row.tsx'

/** The months with their tasks. What is off the screen is laid out but not drawn (content-visibility). */
export function TaskMonths({
  groups,
  subject,
  favorites,
  marks,
  selection,
  ...row
}: {
  groups: readonly TaskGroup[]
  /** What the list was asked for: another question starts from its first rows. */
  subject: unknown
  favorites: readonly Favorite[]
  marks: EntityMarks
  selection: ReadonlySet<string> | undefined
} & Omit<TaskRowProps, 'task' | 'vendor' | 'mark' | 'selected'>) {
  const all = groups.reduce((sum, group) => sum + group.tasks.length, 0)
  const limit = useSlices(all, subject, useBulkIsSent())
  const vendorNames = useMemo(
    () => new Map(favorites.map((favorite) => [favorite.vendorId, favorite.vendor?.businessName])),
    [favorites],
  )
  return firstTasks(groups, limit).map((group) => {
    return (
      <section key={group.key} className={css.month} aria-labelledby={`month-${group.key}`}>
        <header className={css.monthHead}>
          <h2 id={`month-${group.key}`}>{group.title}</h2>
          <span className={css.monthCount}>
            {group.done} di {group.total}
          </span>
        </header>
        <ul className={css.tasks}>
          {group.tasks.map((task) => (
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
  })
}

/** The first `limit` tasks, whatever their months. */
function firstTasks(groups: readonly TaskGroup[], limit: number): TaskGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const tasks = group.tasks.slice(0, Math.max(0, left))
    left -= group.tasks.length
    return tasks.length === 0 ? [] : [{ ...group, tasks }]
  })
}
