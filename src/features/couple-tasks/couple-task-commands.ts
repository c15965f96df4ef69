/** What a couple does to its tasks, as commands, and what those still waiting change in what is shown. */
import type { CoupleTask, CoupleTaskChange, NewCoupleTask } from '#contract/couple-task.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../offline/command.ts'
import { applyEntityCommands, dropFromList, putIntoList } from '../../offline/entity-patches.ts'

export const TASKS_KEY = ['couple-tasks', 'list'] as const

/** One scope for all: a task's creation always goes before its changes, and the list fills in order. */
const SCOPE = 'task'
const entity = ({ id }: { id: string }) => ({ kind: 'task', id })

export type TaskAdd = NewCoupleTask & { position: string }
export type TaskChanges = Omit<CoupleTaskChange, 'baseVersion'>
/** `title` is the task's at that moment, for the screen of what waits. */
export interface TaskUpdate {
  id: string
  title: string
  changes: TaskChanges
}
export interface TaskDelete {
  id: string
  title: string
}

export const taskAdd = defineCommand<TaskAdd, CoupleTask>({
  name: 'task.add',
  argsVersion: 1,
  scope: () => SCOPE,
  entity,
  describe: ({ title }) => `Nuova attività: ${title}`,
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/addTaskCouple'].path, body }),
  settle: (task, _, cache) => putIntoList(cache, TASKS_KEY, task),
})

export const taskUpdate = defineCommand<TaskUpdate, CoupleTask>({
  name: 'task.update',
  argsVersion: 1,
  scope: () => SCOPE,
  entity,
  describe: ({ title, changes }) => {
    const fields = Object.keys(changes)
    if (changes.done !== undefined) return `${changes.done ? 'Fatta' : 'Da rifare'}: ${title}`
    if (fields.length === 1 && changes.position) return `Spostata nell’ordine: ${title}`
    if (changes.dueDate !== undefined) return `Nuova scadenza: ${title}`
    return `Modificata: ${changes.title ?? title}`
  },
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateTaskCouple'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (task, _, cache) => putIntoList(cache, TASKS_KEY, task),
})

export const taskDelete = defineCommand<TaskDelete, { id: string }>({
  name: 'task.delete',
  argsVersion: 1,
  scope: () => SCOPE,
  entity,
  describe: ({ title }) => `Eliminata: ${title}`,
  request: ({ id }) => ({
    method: 'DELETE',
    path: callPath(ROUTES['Couple/deleteTaskCouple'].path, { id }),
  }),
  settle: (_, command, cache) => dropFromList(cache, TASKS_KEY, command.args.id),
})

export const coupleTaskCommands: readonly AnyCommandDefinition[] = [taskAdd, taskUpdate, taskDelete]

/** The tasks as the couple left them: the server's, with all that still waits. Pure. */
export function applyTaskCommands(
  tasks: readonly CoupleTask[],
  pending: readonly Command[],
): readonly CoupleTask[] {
  return applyEntityCommands<CoupleTask>(tasks, pending, {
    create: (command) => (command.name === taskAdd.name ? created(command as Command<TaskAdd>) : undefined),
    update(task, command) {
      if (command.name !== taskUpdate.name) return undefined
      const { changes } = command.args as TaskUpdate
      const next = { ...task, ...changes, updatedAt: command.createdAt }
      if (changes.done === undefined) return next
      return { ...next, doneAt: changes.done ? (task.doneAt ?? command.createdAt) : null }
    },
    remove: taskDelete.name,
  })
}

function created({ args, createdAt }: Command<TaskAdd>): CoupleTask {
  return {
    notes: '',
    dueDate: null,
    done: false,
    assignee: null,
    vendorId: null,
    coupleId: '',
    fromTemplate: null,
    ...args,
    createdAt,
    updatedAt: createdAt,
    doneAt: args.done ? createdAt : null,
    // What the server will give it, so that an edit on top says which version it was made on.
    version: 1,
  }
}
