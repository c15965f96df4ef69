/** The template's tasks in a couple's list: filling it in, and moving it with the wedding's date. */
import type { Ceremony } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { TASK_TEMPLATE, addDays, tasksFor } from '#contract/lists/plan/task-template.ts'
import { daysBetween } from '../../lib/day.ts'
import { derivedId } from '../../lib/derived-id.ts'
import { byPosition, positionsAtEnd } from '../../lib/position.ts'
import type { TaskAdd } from './task-entity.ts'

export interface Wedding {
  ceremony: Ceremony | null
  weddingDate: string | null
}

const keyByTitle = new Map(TASK_TEMPLATE.map((task) => [task.title, task.key]))

/** The template's key of a task: as stored, or by its title for one written by hand in the same words. */
export const templateKey = (task: Pick<CoupleTask, 'fromTemplate' | 'title'>) =>
  task.fromTemplate ?? keyByTitle.get(task.title)

/**
 * The tasks of the template that the list does not hold yet, ready to be added after the others. Both partners may do
 * it at once, each without a network: a task's id follows from the couple and its key (decision 030).
 */
export function tasksToFillIn(
  coupleId: string,
  wedding: Wedding,
  existing: readonly CoupleTask[],
  today: string,
): TaskAdd[] {
  const known = new Set(existing.map(templateKey))
  const missing = tasksFor({ ...wedding, today }).filter((task) => !known.has(task.key))
  const positions = positionsAtEnd(existing.toSorted(byPosition), missing.length)
  return missing.map(({ key, title, notes, category, dueDate }, index) => ({
    id: derivedId(coupleId, 'task', key),
    title,
    notes,
    category,
    dueDate,
    fromTemplate: key,
    position: positions[index]!,
  }))
}

export interface TaskMove {
  task: CoupleTask
  dueDate: string
}

/**
 * How undone tasks of the template move when the wedding does. What stands on the template's day goes to its new day;
 * what the couple moved by hand keeps its distance from the wedding. Without a new date nothing moves.
 */
export function movesForDate(
  tasks: readonly CoupleTask[],
  before: Wedding,
  after: Wedding,
  today: string,
): TaskMove[] {
  const to = after.weddingDate
  if (!to || to === before.weddingDate) return []
  const planned = new Map(
    tasksFor({ weddingDate: to, ceremony: after.ceremony, today }).map((task) => [task.key, task.dueDate!]),
  )
  const plannedOn = new Map<string, ReadonlyMap<string, string | null>>()
  /** The template's days as a list made on `day` had them: what was late then was given a week. */
  const daysOf = (day: string) => {
    const known = plannedOn.get(day)
    if (known) return known
    const days = new Map(tasksFor({ ...before, today: day }).map((task) => [task.key, task.dueDate]))
    plannedOn.set(day, days)
    return days
  }
  const moves: TaskMove[] = []
  for (const task of tasks) {
    const key = templateKey(task)
    if (task.done || !key) continue
    const untouched =
      task.dueDate === null ||
      task.dueDate === daysOf(task.createdAt.slice(0, 10)).get(key) ||
      task.dueDate === daysOf('').get(key)
    const dueDate =
      untouched || !before.weddingDate
        ? planned.get(key)
        : addDays(task.dueDate!, daysBetween(before.weddingDate, to))
    if (dueDate && dueDate !== task.dueDate) moves.push({ task, dueDate })
  }
  return moves
}
