import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Couple } from '#contract/people/couple.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { useApi } from '../../../api/api-context.tsx'
import { formatDay, today } from '../../../lib/day.ts'
import { plural } from '../../../lib/text.ts'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import { Button } from '../../../ui/button.tsx'
import { CouplePlanSheet } from './plan-sheet.tsx'
import { PlanRows } from './plan-rows.tsx'
import { recordQueries } from './record-queries.ts'

const FIELDS = ['title', 'dueDate', 'category', 'assignee', 'notes', 'done']

/** How many are done, and what comes next; each is opened to be changed. */
export function TasksPart({ couple }: { couple: Couple }) {
  const query = useQuery(recordQueries.tasks(useApi(), couple.id))
  const [open, setOpen] = useState<CoupleTask | 'new'>()
  const day = today()
  const isNew = open === 'new'
  return (
    <Part
      title="Attività"
      side={(tasks) =>
        tasks.length > 0 && `${tasks.filter(({ done }) => done).length} fatte su ${tasks.length}`
      }
      query={query}
    >
      {(tasks) => {
        const late = tasks.filter(({ done, dueDate }) => !done && dueDate !== null && dueDate < day).length
        return (
          <>
            {tasks.length === 0 && <Nothing>Non hanno ancora un elenco.</Nothing>}
            {late > 0 && <Nothing>{plural(late, 'è in ritardo', 'sono in ritardo')}.</Nothing>}
            <PlanRows
              rows={inTurn(tasks).map((task) => ({
                id: task.id,
                title: task.title,
                note: noteOf(task),
                onOpen: () => setOpen(task),
              }))}
              add={
                <Button variant="link" onClick={() => setOpen('new')}>
                  Aggiungi un’attività
                </Button>
              }
            />
            <CouplePlanSheet
              couple={couple}
              part="tasks"
              open={
                open && {
                  kind: 'task',
                  title: isNew ? 'Una nuova attività' : 'Un’attività',
                  names: FIELDS,
                  // One that was deleted meanwhile is still what is open: the server says what became of it.
                  live: isNew ? undefined : { ...(tasks.find(({ id }) => id === open.id) ?? open) },
                }
              }
              onClose={() => setOpen(undefined)}
            />
          </>
        )
      }}
    </Part>
  )
}

const noteOf = ({ done, dueDate }: CoupleTask) =>
  [done && 'fatta', dueDate ? `entro il ${formatDay(dueDate, 'medium')}` : 'senza data']
    .filter(Boolean)
    .join(' · ')

/** What is to be done by its day, then what has none, then what is done. */
function inTurn(tasks: readonly CoupleTask[]): CoupleTask[] {
  const keyOf = ({ done, dueDate }: CoupleTask) => `${Number(done)} ${dueDate ?? '9999'}`
  return tasks.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}
