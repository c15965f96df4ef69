/** The part of the list that the address asks for. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { addDays, monthOf } from '../../lib/day.ts'
import { searchable } from '../../lib/text.ts'
import type { TaskSearch, TaskView } from './task-search.ts'

/** How many of the filters of the sheet are on. */
export const countFilters = ({ who, category, state }: TaskSearch) =>
  [who, category, state].filter((value) => value !== undefined).length

export const isLate = (task: Pick<CoupleTask, 'done' | 'dueDate'>, today: string) =>
  !task.done && task.dueDate !== null && task.dueDate < today

/** The category's name; a couple's own category is its own name. */
export const categoryName = (slug: string) =>
  TASK_CATEGORIES.find((category) => category.slug === slug)?.name ?? slug

/** The last month of "adesso": the next one, or the first that has something to do when all is far away. */
function nowEnds(tasks: readonly CoupleTask[], today: string): string {
  const next = monthOf(addDays(`${monthOf(today)}-28`, 7))
  const first = tasks
    .filter((task) => !task.done && task.dueDate)
    .reduce<string | undefined>((min, { dueDate }) => (min && min < dueDate! ? min : dueDate!), undefined)
  return first && monthOf(first) > next ? monthOf(first) : next
}

/**
 * The tasks of a view. "Adesso" holds what is late, this month's and the next one's, done or not, and what is undated
 * when nothing has a date; "poi" what is left to do after; a done task of an earlier month is only under "fatte".
 */
function inView(tasks: readonly CoupleTask[], view: TaskView, today: string): readonly CoupleTask[] {
  if (view === 'all') return tasks
  if (view === 'done') return tasks.filter((task) => task.done)
  const end = nowEnds(tasks, today)
  const dated = tasks.some((task) => !task.done && task.dueDate)
  const isNow = (task: CoupleTask) => {
    if (!task.dueDate) return !dated
    const month = monthOf(task.dueDate)
    if (month > end) return false
    return month >= monthOf(today) || !task.done || task.doneAt?.slice(0, 10) === today
  }
  return tasks.filter((task) => (view === 'now' ? isNow(task) : !task.done && !isNow(task)))
}

/** The tasks that the address asks for. A search or a state looks through all of them. */
export function filterTasks(
  tasks: readonly CoupleTask[],
  { view = 'now', who, category, state, q }: TaskSearch,
  today: string,
): readonly CoupleTask[] {
  const wanted = q ? searchable(q) : ''
  return inView(tasks, q || state ? 'all' : view, today).filter(
    (task) =>
      (!who ||
        (who === 'none' ? task.assignee === null : task.assignee === who || task.assignee === 'both')) &&
      (!category || task.category === category) &&
      (!state || (state === 'late' ? isLate(task, today) : task.done === (state === 'done'))) &&
      (!wanted || searchable(`${task.title} ${task.notes} ${categoryName(task.category)}`).includes(wanted)),
  )
}
