import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ProposedTask } from '#contract/site/assistant.ts'
import { TASK_CATEGORIES } from '#contract/lists/plan/task-categories.ts'
import { formatDay } from '../../lib/day.ts'
import { searchable } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useTasks } from './couple-task-face.ts'
import css from './proposed-tasks.module.css'
import { useTaskActions } from './task-actions.ts'

/** Tasks somebody proposes: one tap takes one into the list, and it can be taken back there as any other. */
export function ProposedTasks({ tasks }: { tasks: readonly ProposedTask[] }) {
  const { tasks: mine, ready } = useTasks()
  const { add } = useTaskActions(mine)
  const known = new Set(mine.map(({ title }) => searchable(title)))
  return (
    <section aria-label="Attività proposte" className={css.proposed}>
      <h2>Da mettere in lista?</h2>
      <ul>
        {tasks.map((task) => (
          <li key={task.title} className={css.task}>
            <div>
              <strong>{task.title}</strong>
              <span>
                {[
                  nameOf(task.category),
                  ...(task.dueDate ? [`entro ${formatDay(task.dueDate, 'medium')}`] : []),
                ].join(' · ')}
              </span>
            </div>
            {known.has(searchable(task.title)) ? (
              <span className={css.added}>
                <Icon of={IconCheck} size={16} /> In lista
              </span>
            ) : (
              <Button
                size="small"
                variant="quiet"
                disabled={!ready}
                aria-label={`Aggiungi: ${task.title}`}
                onClick={() => void add({ ...task, assignee: null, vendorId: null })}
              >
                Aggiungi
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = (category: string) => TASK_CATEGORIES.find(({ slug }) => slug === category)?.name ?? category
