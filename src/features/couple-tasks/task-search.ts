/**
 * What part of the list is looked at, as typed search parameters of the address. By itself: every page carries the
 * routes, and this is all that they bring.
 */
import type { Assignee } from '#contract/plan/couple-task.ts'
import { type SearchOf, oneOf, searchParams, words } from '../../lib/search-params.ts'

export const TASK_VIEWS = ['now', 'later', 'done', 'all'] as const
export type TaskView = (typeof TASK_VIEWS)[number]
export const TASK_STATES = ['todo', 'late', 'done'] as const
export type TaskState = (typeof TASK_STATES)[number]
export type TaskWho = Assignee | 'none'
const WHO: readonly TaskWho[] = ['one', 'two', 'both', 'none']

const params = {
  /** Absent: now. */
  view: oneOf(TASK_VIEWS),
  who: oneOf(WHO),
  category: words(60),
  state: oneOf(TASK_STATES),
  q: words(120),
  /** The task whose sheet is open. */
  task: words(36),
}
export type TaskSearch = SearchOf<typeof params>
export const parseTaskSearch = searchParams(params)
