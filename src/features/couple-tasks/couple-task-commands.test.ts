import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommandDefinition, CachePort, Command } from '../../offline/outbox/command.ts'
import { task } from './task-entity.ts'

const AT = '2026-11-21T10:00:00.000Z'
let order = 0

function command(definition: AnyCommandDefinition, args: { id: string; [key: string]: unknown }): Command {
  order += 1
  return {
    id: `command-${order}`,
    name: definition.name,
    argsVersion: 1,
    args,
    createdAt: AT,
    scope: definition.scope(args),
    entity: definition.entity(args),
    order,
    state: 'waiting',
    attempts: 0,
    request: definition.request(args),
    revision: 1,
  }
}

const fiori: CoupleTask = {
  id: 'fiori',
  coupleId: 'c',
  title: 'Chiedere i fiori',
  notes: '',
  category: 'stile',
  dueDate: '2026-11-30',
  done: false,
  doneAt: null,
  assignee: 'one',
  vendorId: null,
  position: 'a1',
  fromTemplate: null,
  createdAt: AT,
  updatedAt: AT,
  version: 4,
}
const add = (id: string) => command(task.add, { id, title: id, category: 'altro', position: 'a5' })
const update = (id: string, changes: object) => command(task.update, { id, title: id, changes })
const remove = (id: string) => command(task.remove, { id, title: id })

/** A cache of one list, as the outbox hands it. */
function cacheOf(tasks: CoupleTask[] | undefined) {
  const state = { tasks, invalidated: 0 }
  const cache = {
    getQueryData: () => state.tasks,
    isBeingRead: () => false,
    setQueryData: (key: unknown, updater: (list: CoupleTask[] | undefined) => CoupleTask[] | undefined) => {
      expect(key).toBe(task.key)
      state.tasks = updater(state.tasks) ?? state.tasks
    },
    invalidate: () => (state.invalidated += 1),
  } as unknown as CachePort
  return { state, cache }
}

describe('tasks with what still waits', () => {
  it('hands back the very same list when nothing waits', () => {
    const tasks = [fiori]
    expect(task.apply(tasks, [])).toBe(tasks)
  })

  it('adds with what the server will fill in', () => {
    expect(task.apply([], [add('nuova')])[0]).toMatchObject({
      id: 'nuova',
      done: false,
      notes: '',
      dueDate: null,
      version: 1,
      createdAt: AT,
    })
  })

  it('adds, then changes, then deletes the same task', () => {
    const steps = [add('nuova'), update('nuova', { title: 'Rinominata' }), remove('nuova')]
    expect(task.apply([], steps.slice(0, 2))[0]!.title).toBe('Rinominata')
    expect(task.apply([], steps)).toEqual([])
  })

  it('follows the order of the commands, not of the array', () => {
    const first = update('fiori', { title: 'prima' })
    const second = update('fiori', { title: 'dopo' })
    expect(task.apply([fiori], [second, first])[0]!.title).toBe('dopo')
  })

  it('lets an update of a task that is gone do nothing', () => {
    expect(task.apply([fiori], [update('sparita', { done: true })])).toEqual([fiori])
  })

  it('keeps the server’s task when it already has the addition, and still lays later edits over it', () => {
    const known = { ...fiori, id: 'nuova', title: 'Come la tiene il server' }
    const pending = [add('nuova'), update('nuova', { notes: 'mia' })]
    expect(task.apply([known], pending)).toEqual([{ ...known, notes: 'mia', updatedAt: AT }])
  })

  it('says when a task was done, and forgets it when it is to do again', () => {
    const done = update('fiori', { done: true })
    expect(task.apply([fiori], [done])[0]).toMatchObject({ done: true, doneAt: AT })
    expect(task.apply([fiori], [done, update('fiori', { done: false })])[0]!.doneAt).toBeNull()
  })

  it('leaves the server’s list as it was', () => {
    const before = structuredClone(fiori)
    task.apply([fiori], [update('fiori', { done: true }), remove('fiori')])
    expect(fiori).toEqual(before)
  })
})

describe('the commands on the wire', () => {
  it('puts a task in the path and only what changed in the body, with the version it was made on', () => {
    expect(task.update.request({ id: 'x', title: 't', changes: { done: true } }, 7)).toEqual({
      method: 'PUT',
      path: '/api/Couple/updateTaskCouple/x',
      body: { done: true, baseVersion: 7 },
    })
    expect(task.remove.request({ id: 'x', title: 't' }).path).toBe('/api/Couple/deleteTaskCouple/x')
  })

  it('sends creation and changes of a task in one scope', () => {
    expect(add('a').scope).toBe(update('a', {}).scope)
  })

  it('describes itself in Italian', () => {
    expect(task.update.describe({ id: 'x', title: 'Fiori', changes: { done: true } })).toBe('Fatta: Fiori')
    expect(task.update.describe({ id: 'x', title: 'Fiori', changes: { done: false } })).toBe(
      'Da rifare: Fiori',
    )
    expect(task.update.describe({ id: 'x', title: 'Fiori', changes: { title: 'Rose' } })).toBe(
      'Modificata: Rose',
    )
  })
})

describe('answers and pushes in the cache', () => {
  it('puts an answer in the list, and takes a deletion out', () => {
    const { state, cache } = cacheOf([fiori])
    task.update.settle({ ...fiori, version: 5, title: 'Dal server' }, update('fiori', {}) as never, cache)
    expect(state.tasks![0]!.title).toBe('Dal server')
    task.remove.settle({ id: 'fiori' }, remove('fiori') as never, cache)
    expect(state.tasks).toEqual([])
  })

  it('asks for the list again instead of making one up from a single answer', () => {
    const { state, cache } = cacheOf(undefined)
    task.add.settle(fiori, add('fiori') as never, cache)
    expect(state).toEqual({ tasks: undefined, invalidated: 1 })
  })

  it('ignores a push older than what is cached', () => {
    const { state, cache } = cacheOf([fiori])
    task.live.TaskUpdate!(cache, { ...fiori, version: 3, title: 'vecchia' })
    expect(state.tasks![0]!.title).toBe(fiori.title)
    task.live.TaskUpdate!(cache, { ...fiori, version: 5, title: 'nuova' })
    expect(state.tasks![0]!.title).toBe('nuova')
    task.live.TaskDeleted!(cache, 'fiori')
    expect(state.tasks).toEqual([])
  })
})
