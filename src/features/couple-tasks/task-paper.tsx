import type { Couple } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { formatDay } from '../../lib/day.ts'
import { joinWords, plural } from '../../lib/text.ts'
import { Paper } from '../../ui/print/paper.tsx'
import type { PeopleNames } from '../couple/couple-queries.ts'
import { categoryName } from './task-filter.ts'
import { groupByMonth } from './task-groups.ts'

/** All tasks by month, to be ticked off with a pen. */
export function TaskPaper({
  tasks,
  couple,
  names,
  today,
  onClose,
}: {
  tasks: readonly CoupleTask[]
  couple: Couple | undefined
  names: PeopleNames
  today: string
  onClose: () => void
}) {
  const people = joinWords(couple?.partners.map((partner) => partner.firstName) ?? [])
  const done = tasks.filter((task) => task.done).length
  const facts = [
    couple?.weddingDate && formatDay(couple.weddingDate, 'long'),
    `${done} di ${plural(tasks.length, 'fatta', 'fatte')}`,
    `stampate il ${formatDay(today, 'long')}`,
  ]
  return (
    <Paper
      title={people ? `Attività di ${people}` : 'Le nostre attività'}
      subtitle={facts.filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {groupByMonth(tasks, tasks, today, true).map((group) => (
        <section key={group.key}>
          <h2>{group.title}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Attività</th>
                <th scope="col">Chi</th>
                <th scope="col" data-amount="">
                  Entro
                </th>
              </tr>
            </thead>
            <tbody>
              {group.tasks.map((task) => (
                <tr key={task.id}>
                  <th scope="row">
                    {task.done ? '☑' : '☐'} {task.title}
                    <small>{[categoryName(task.category), task.notes].filter(Boolean).join('\n')}</small>
                  </th>
                  <td>{task.assignee && names[task.assignee]}</td>
                  <td data-amount="">{task.dueDate && formatDay(task.dueDate, 'medium')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Paper>
  )
}
