/**
 * What part of the list is looked at, as typed search parameters of the address. By itself: every page carries the
 * routes, and this is all that they bring.
 */
import type { Assignee } from '#contract/couple-task.ts'

export const TASK_VIEWS = ['now', 'later', 'done', 'all'] as const
export type TaskView = (typeof TASK_VIEWS)[number]
export const TASK_STATES = ['todo', 'late', 'done'] as const
export type TaskState = (typeof TASK_STATES)[number]
export type TaskWho = Assignee | 'none'
const WHO: readonly TaskWho[] = ['one', 'two', 'both', 'none']

export interface TaskSearch {
  /** Absent: now. */
  view?: TaskView
  who?: TaskWho
  category?: string
  state?: TaskState
  q?: string
  /** The task whose sheet is open. */
  task?: string
}

const oneOf = <T extends string>(values: readonly T[], value: unknown) =>
  values.includes(value as T) ? (value as T) : undefined
const words = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() ? value.slice(0, max) : undefined

/** Reads the address; what makes no sense is left out. */
export function parseTaskSearch(raw: Record<string, unknown>): TaskSearch {
  const search: TaskSearch = {
    view: oneOf(TASK_VIEWS, raw.view),
    who: oneOf(WHO, raw.who),
    category: words(raw.category, 60),
    state: oneOf(TASK_STATES, raw.state),
    // The router reads `?q=12` as a number.
    q: words(typeof raw.q === 'number' ? String(raw.q) : raw.q, 120),
    task: words(raw.task, 36),
  }
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}
