import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { useMemo } from 'react'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import css from './planning.module.css'
import { categoryName } from './task-filter.ts'
import { categoryProgress } from './task-progress.ts'

/** Beside the list on wide screens: how far each category is, and a way to see only that one. */
export function TaskCategories({
  tasks,
  category,
  onPick,
}: {
  tasks: readonly CoupleTask[]
  /** The one in sight, if only one is. */
  category: string | undefined
  onPick: (category: string | undefined) => void
}) {
  const rows = useMemo(() => categoryProgress(tasks), [tasks])
  return (
    <aside className={css.categories} aria-labelledby="task-categories">
      <h2 id="task-categories">Per categoria</h2>
      <ul className={css.categoryList}>
        {rows.map(({ slug, done, total }) => (
          <li key={slug}>
            <button
              type="button"
              className={css.category}
              aria-pressed={category === slug}
              onClick={() => onPick(category === slug ? undefined : slug)}
            >
              <span>{categoryName(slug)}</span>
              <span className={css.monthCount}>
                {done} di {total}
              </span>
            </button>
            <ProgressBar label={`${categoryName(slug)}: fatte`} value={done} max={total} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
