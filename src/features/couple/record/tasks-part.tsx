import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay, today } from '../../../lib/day.ts'
import { plural } from '../../../lib/text.ts'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import css from '../../../lists/record/record.module.css'
import { recordQueries } from './record-queries.ts'

const SHOWN = 5

/** How many are done, and what comes next. */
export function TasksPart({ id }: { id: string }) {
  const query = useQuery(recordQueries.tasks(useApi(), id))
  const day = today()
  return (
    <Part
      title="Attività"
      side={(tasks) =>
        tasks.length > 0 && `${tasks.filter(({ done }) => done).length} fatte su ${tasks.length}`
      }
      query={query}
    >
      {(tasks) => {
        if (tasks.length === 0) return <Nothing>Non hanno ancora un elenco.</Nothing>
        const open = tasks
          .filter(({ done, dueDate }) => !done && dueDate !== null)
          .toSorted((a, b) => a.dueDate!.localeCompare(b.dueDate!))
        const late = open.filter(({ dueDate }) => dueDate! < day).length
        return (
          <>
            {late > 0 && <Nothing>{plural(late, 'è in ritardo', 'sono in ritardo')}.</Nothing>}
            <ul className={css.requests}>
              {open.slice(0, SHOWN).map(({ id: taskId, title, dueDate }) => (
                <li key={taskId} className={css.request}>
                  <span>{title}</span>
                  <span className={css.soft}>entro il {formatDay(dueDate!, 'medium')}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Part>
  )
}
