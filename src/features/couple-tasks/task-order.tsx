/** A month's tasks to be put in order by hand. Loaded when asked for: it brings the drag and drop with it. */
import type { CoupleTask } from '#contract/couple-task.ts'
import { SortableList } from '../../ui/sortable-list.tsx'
import css from './planning.module.css'
import type { TaskGroup } from './task-groups.ts'

export function TaskOrder({
  groups,
  onMove,
}: {
  groups: readonly TaskGroup[]
  onMove: (task: CoupleTask, index: number) => void
}) {
  return groups.map((group) => (
    <section key={group.key} className={css.month}>
      <header className={css.monthHead}>
        <h2>{group.title}</h2>
      </header>
      <SortableList
        label={`Ordine di ${group.title}`}
        items={group.tasks}
        textOf={(task) => task.title}
        renderItem={(task) => <span className={task.done ? css.doneTitle : undefined}>{task.title}</span>}
        onMove={(id, { previous }) => {
          const task = group.tasks.find((other) => other.id === id)
          const others = group.tasks.filter((other) => other.id !== id)
          if (task) onMove(task, others.findIndex((other) => other.id === previous) + 1)
        }}
      />
    </section>
  ))
}
