import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { useToday } from '../../lib/clock.ts'
import { useCouple } from '../couple/couple-queries.ts'
import { useFavorites, vendorName } from '../favorites/favorite-queries.ts'
import { useTasks } from './couple-task-face.ts'
import css from './planning.module.css'
import { useTaskActions } from './task-actions.ts'
import { TaskRow } from './task-row.tsx'

const nothing = () => undefined

/** A few tasks on another page: to be done at once, or opened where they all are. */
export function TaskShortList({
  tasks,
  onOpen,
}: {
  tasks: readonly CoupleTask[]
  onOpen: (task: CoupleTask) => void
}) {
  const today = useToday()
  const { people } = useCouple()
  const { tasks: all, marks } = useTasks()
  const { favorites } = useFavorites()
  const actions = useTaskActions(all)
  return (
    <ul className={css.tasks}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          today={today}
          people={people}
          vendor={vendorName(favorites, task.vendorId)}
          mark={marks.get(task.id)}
          selected={undefined}
          onDone={(changed, done) => void actions.setDone(changed, done)}
          onOpen={onOpen}
          onSelect={nothing}
          onStep={nothing}
        />
      ))}
    </ul>
  )
}
