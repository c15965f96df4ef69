import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'

/** The known categories in their order, then the couple's own, each with its tasks counted. Pure. */
export function categoryProgress(tasks: readonly CoupleTask[]) {
  const known = TASK_CATEGORIES.map(({ slug }) => slug as string)
  const groups = Map.groupBy(tasks, (task) => task.category)
  const own = [...groups.keys()].filter((slug) => !known.includes(slug)).toSorted()
  return [...known, ...own].flatMap((slug) => {
    const group = groups.get(slug)
    return group ? [{ slug, done: group.filter((task) => task.done).length, total: group.length }] : []
  })
}
