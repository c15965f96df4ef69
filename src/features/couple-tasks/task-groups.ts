/** The list by month, as it is read. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { formatMonth, monthOf } from '../../lib/day.ts'
import { byPosition, positionAt } from '../../lib/position.ts'
import { capital } from '../../lib/text.ts'

export interface TaskGroup {
  /** `YYYY-MM`, or `none` for what has no day. */
  key: string
  title: string
  /** Of the whole month, whatever is filtered out. */
  done: number
  total: number
  tasks: readonly CoupleTask[]
}

export const groupKey = (task: Pick<CoupleTask, 'dueDate'>) => (task.dueDate ? monthOf(task.dueDate) : 'none')

function groupTitle(key: string, today: string): string {
  if (key === 'none') return 'Senza data'
  const name = formatMonth(key, { withYear: key.slice(0, 4) !== today.slice(0, 4) })
  return capital(name)
}

/** What is to be done before what is done; else as they were. */
const openFirst = (a: CoupleTask, b: CoupleTask) => Number(a.done) - Number(b.done)

/**
 * `shown` by month, in the couple's order; the counts are of `all`. What has no date comes last.
 * @param doneLast what is done stands at its month's end, and months of nothing else after all others
 */
export function groupByMonth(
  shown: readonly CoupleTask[],
  all: readonly CoupleTask[],
  today: string,
  doneLast = false,
): TaskGroup[] {
  const counts = new Map<string, { done: number; total: number }>()
  for (const task of all) {
    const count = counts.get(groupKey(task)) ?? { done: 0, total: 0 }
    count.total += 1
    if (task.done) count.done += 1
    counts.set(groupKey(task), count)
  }
  const byKey = Map.groupBy(shown, groupKey)
  const groups = [...byKey.keys()]
    .toSorted((a, b) => (a === 'none' ? 1 : b === 'none' ? -1 : a < b ? -1 : 1))
    .map((key) => ({
      key,
      title: groupTitle(key, today),
      ...counts.get(key)!,
      tasks: byKey.get(key)!.toSorted((a, b) => (doneLast && openFirst(a, b)) || byPosition(a, b)),
    }))
  const isOver = ({ tasks }: TaskGroup) => doneLast && tasks.every(({ done }) => done)
  return groups.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
}

/** `groupByMonth`, where a month that is as it was the last time is the same object: what shows it has nothing to do. */
export function monthLister(): (...list: Parameters<typeof groupByMonth>) => readonly TaskGroup[] {
  let last: readonly TaskGroup[] = []
  return (...list) => (last = keptGroups(last, groupByMonth(...list)))
}

function keptGroups(before: readonly TaskGroup[], now: readonly TaskGroup[]): TaskGroup[] {
  const known = new Map(before.map((group) => [group.key, group]))
  return now.map((group) => {
    const { title, done, total, tasks } = known.get(group.key) ?? {}
    const isSame = title === group.title && done === group.done && total === group.total
    const hasSameTasks =
      tasks?.length === group.tasks.length && tasks.every((task, index) => task === group.tasks[index])
    return isSame && hasSameTasks ? known.get(group.key)! : group
  })
}

/** The others of a task's month, in order: what it moves among. */
export const siblingsOf = (tasks: readonly CoupleTask[], task: Pick<CoupleTask, 'dueDate'>) =>
  tasks.filter((other) => groupKey(other) === groupKey(task)).toSorted(byPosition)

/** Where a task due on `dueDate` goes among its month: after the last that is due by then. */
export function positionForDay(
  tasks: readonly CoupleTask[],
  task: { id: string; dueDate: string | null },
): string {
  const others = siblingsOf(tasks, task).filter((other) => other.id !== task.id)
  const due = task.dueDate
  const index = due === null ? others.length : others.findLastIndex((other) => other.dueDate! <= due) + 1
  return positionAt(others, index)
}
