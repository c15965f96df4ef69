/** Everything one can do to tasks, each with its way back. */
import type { CoupleTask } from '#contract/couple-task.ts'
import { newId } from '#contract/new-id.ts'
import { useMemo } from 'react'
import { formatDay } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { type Change, useChanges } from '../couple/change-queries.ts'
import { positionAt } from '../../lib/position.ts'
import { type TaskAdd, type TaskChanges, taskAdd, taskDelete, taskUpdate } from './couple-task-commands.ts'
import { positionForDay, siblingsOf } from './task-groups.ts'
import type { TaskMove } from './task-plan.ts'

export type TaskFields = Pick<
  CoupleTask,
  'title' | 'notes' | 'category' | 'dueDate' | 'assignee' | 'vendorId'
>

const addition = (task: TaskAdd): Change => ({
  submission: { definition: taskAdd, args: task },
  inverse: { definition: taskDelete, args: { id: task.id, title: task.title } },
})

const update = (task: CoupleTask, changes: TaskChanges): Change => ({
  submission: {
    definition: taskUpdate,
    args: { id: task.id, title: task.title, changes },
    baseVersion: task.version,
  },
  inverse: {
    definition: taskUpdate,
    args: {
      id: task.id,
      title: task.title,
      changes: Object.fromEntries(
        Object.keys(changes).map((field) => [field, task[field as keyof CoupleTask]]),
      ),
    },
  },
})

/** A deleted task is never brought back under its own id: the server keeps its grave. */
const deletion = (task: CoupleTask): Change => ({
  submission: {
    definition: taskDelete,
    args: { id: task.id, title: task.title },
    baseVersion: task.version,
  },
  inverse: {
    definition: taskAdd,
    args: {
      id: newId(),
      title: task.title,
      notes: task.notes,
      category: task.category,
      dueDate: task.dueDate,
      done: task.done,
      assignee: task.assignee,
      vendorId: task.vendorId,
      fromTemplate: task.fromTemplate,
      position: task.position,
    },
  },
})

/** @param tasks all of them, as shown: new and moved ones find their place among them */
export function useTaskActions(tasks: readonly CoupleTask[]) {
  const { make } = useChanges()
  return useMemo(() => {
    const dated = (task: CoupleTask, dueDate: string | null): TaskChanges => ({
      dueDate,
      position: positionForDay(tasks, { id: task.id, dueDate }),
    })
    return {
      add(fields: TaskFields) {
        const id = newId()
        const position = positionForDay(tasks, { id, dueDate: fields.dueDate })
        return make([addition({ ...fields, id, position })], 'Attività aggiunta.')
      },

      fillIn: (planned: readonly TaskAdd[]) =>
        make(planned.map(addition), `${plural(planned.length, 'attività aggiunta', 'attività aggiunte')}.`),

      setDone: (task: CoupleTask, done: boolean) =>
        make([update(task, { done })], done ? 'Fatta.' : 'Di nuovo da fare.'),

      /** Only what differs from the task goes. */
      edit(task: CoupleTask, fields: Partial<TaskFields>) {
        const changed = Object.fromEntries(
          Object.entries(fields).filter(([field, value]) => task[field as keyof CoupleTask] !== value),
        ) as TaskChanges
        if (Object.keys(changed).length === 0) return Promise.resolve(true)
        const moved = changed.dueDate === undefined ? {} : dated(task, changed.dueDate)
        return make([update(task, { ...changed, ...moved })], 'Attività modificata.')
      },

      /** Between two of its month, null at an end; the others may be filtered out of sight. */
      place(task: CoupleTask, previous: string | null, next: string | null) {
        const others = siblingsOf(tasks, task).filter((other) => other.id !== task.id)
        const at = (id: string) => others.findIndex((other) => other.id === id)
        const index = previous !== null ? at(previous) + 1 : next !== null ? at(next) : others.length
        return make([update(task, { position: positionAt(others, Math.max(0, index)) })], 'Ordine cambiato.')
      },

      remove: (chosen: readonly CoupleTask[]) =>
        make(
          chosen.map(deletion),
          chosen.length === 1 ? 'Attività eliminata.' : `${chosen.length} attività eliminate.`,
        ),

      completeAll: (chosen: readonly CoupleTask[]) =>
        make(
          chosen.filter((task) => !task.done).map((task) => update(task, { done: true })),
          `${chosen.length} attività fatte.`,
        ),

      assignAll: (chosen: readonly CoupleTask[], assignee: CoupleTask['assignee']) =>
        make(
          chosen.map((task) => update(task, { assignee })),
          assignee ? 'Attività assegnate.' : 'Assegnazione tolta.',
        ),

      moveAll: (chosen: readonly CoupleTask[], dueDate: string | null) =>
        make(
          chosen.map((task) => update(task, dated(task, dueDate))),
          dueDate ? `Spostate al ${formatDay(dueDate, 'bare')}.` : 'Scadenza tolta.',
        ),

      moveWithWedding: (moves: readonly TaskMove[]) =>
        make(
          moves.map(({ task, dueDate }) => update(task, { dueDate })),
          `${plural(moves.length, 'attività spostata', 'attività spostate')} con la nuova data.`,
        ),
    }
  }, [tasks, make])
}

export type TaskActions = ReturnType<typeof useTaskActions>
