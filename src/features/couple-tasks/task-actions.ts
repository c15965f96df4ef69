/** Everything one can do to tasks, each with its way back. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useMemo } from 'react'
import { formatDay } from '../../lib/day.ts'
import { named } from '../../lib/named.ts'
import { plural } from '../../lib/text.ts'
import { useChanges } from '../../plan/changes.ts'
import type { Own } from '../../plan/plan-entity.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import { positionAt } from '../../lib/position.ts'
import { type TaskAdd, task as entity } from './task-entity.ts'
import { positionForDay, siblingsOf } from './task-groups.ts'
import type { TaskMove } from './task-plan.ts'

export type TaskFields = Pick<
  CoupleTask,
  'title' | 'notes' | 'category' | 'dueDate' | 'assignee' | 'vendorId'
>
type OwnTask = Own<CoupleTask, 'doneAt'>

/** @param tasks all of them, as shown: new and moved ones find their place among them */
export function useTaskActions(tasks: readonly CoupleTask[]) {
  const { make, edit } = useChanges()
  return useMemo(() => {
    const changed = (task: CoupleTask, wanted: Partial<OwnTask>) => entity.change(task, wanted) ?? []
    const dated = (task: CoupleTask, dueDate: string | null) => ({
      dueDate,
      position: positionForDay(tasks, { id: task.id, dueDate }),
    })
    return {
      add(fields: TaskFields) {
        const id = newId()
        const position = positionForDay(tasks, { id, dueDate: fields.dueDate })
        return make([entity.creation({ ...fields, id, position })], named('Attività aggiunta', fields.title))
      },

      fillIn: (planned: readonly TaskAdd[]) =>
        make(
          planned.map(entity.creation),
          `${plural(planned.length, 'attività aggiunta', 'attività aggiunte')}.`,
        ),

      setDone: (task: CoupleTask, done: boolean) =>
        edit(entity.change(task, { done }), named(done ? 'Fatta' : 'Di nuovo da fare', task.title)),

      edit({ live, wanted, seen }: Edit<CoupleTask, OwnTask>) {
        const { dueDate } = wanted
        const moved = dueDate === undefined || dueDate === live.dueDate ? {} : dated(live, dueDate)
        return edit(
          entity.change(live, { ...wanted, ...moved }, seen),
          named('Attività modificata', wanted.title ?? live.title),
        )
      },

      /** Between two of its month, null at an end; the others may be filtered out of sight. */
      place(task: CoupleTask, previous: string | null, next: string | null) {
        const others = siblingsOf(tasks, task).filter((other) => other.id !== task.id)
        const at = (id: string) => others.findIndex((other) => other.id === id)
        const index = previous !== null ? at(previous) + 1 : next !== null ? at(next) : others.length
        return edit(
          entity.change(task, { position: positionAt(others, Math.max(0, index)) }),
          named('Ordine cambiato', task.title),
        )
      },

      remove: (chosen: readonly CoupleTask[]) =>
        make(
          chosen.map(entity.removal),
          chosen.length === 1
            ? named('Attività eliminata', chosen[0]!.title)
            : `${chosen.length} attività eliminate.`,
        ),

      completeAll: (chosen: readonly CoupleTask[]) =>
        make(
          chosen.flatMap((task) => changed(task, { done: true })),
          `${plural(chosen.length, 'attività fatta', 'attività fatte')}.`,
        ),

      assignAll: (chosen: readonly CoupleTask[], assignee: CoupleTask['assignee']) =>
        make(
          chosen.flatMap((task) => changed(task, { assignee })),
          assignee ? 'Attività assegnate.' : 'Assegnazione tolta.',
        ),

      moveAll: (chosen: readonly CoupleTask[], dueDate: string | null) =>
        make(
          chosen.flatMap((task) => changed(task, dated(task, dueDate))),
          dueDate ? `Spostate al ${formatDay(dueDate, 'bare')}.` : 'Scadenza tolta.',
        ),

      moveWithWedding: (moves: readonly TaskMove[]) =>
        make(
          moves.flatMap(({ task, dueDate }) => changed(task, { dueDate })),
          `${plural(moves.length, 'attività spostata', 'attività spostate')} con la nuova data.`,
        ),
    }
  }, [tasks, make, edit])
}

export type TaskActions = ReturnType<typeof useTaskActions>
