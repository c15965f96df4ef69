/** A month's tasks to be put in order by hand. Loaded when asked for: it brings the drag and drop with it. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { SortableList } from '../../ui/list/sortable-list.tsx'
import css from './planning.module.css'
import type { TaskGroup } from './task-groups.ts'

export function TaskOrder({
  groups,
  onPlace,
}: {
  groups: readonly TaskGroup[]
  onPlace: (task: CoupleTask, previous: string | null, next: string | null) => void
}) {
  return (
    <div className={css.order}>
      {/* React Aria would add an inline style sheet, which the content policy refuses: with this it takes its rule as there. */}
      <span hidden id="react-aria-pressable-style" />
      {groups.map((group) => (
        <section key={group.key} className={css.month}>
          <header className={css.monthHead}>
            <h2>{group.title}</h2>
          </header>
          <SortableList
            label={`Ordine di ${group.title}`}
            items={group.tasks}
            textOf={(task) => task.title}
            renderItem={(task) => <span className={task.done ? css.doneTitle : undefined}>{task.title}</span>}
            onMove={(id, { previous, next }) => {
              const task = group.tasks.find((other) => other.id === id)
              if (task) onPlace(task, previous, next)
            }}
          />
        </section>
      ))}
    </div>
  )
}
