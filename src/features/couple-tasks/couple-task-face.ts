/** A couple's tasks, with what waits laid over them. */
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import { type Entities, useEntities } from '../../plan/use-entities.ts'
import { task } from './task-entity.ts'

export interface MyTasks extends Omit<Entities<CoupleTask>, 'list' | 'pending' | 'known'> {
  tasks: readonly CoupleTask[]
}

export function useTasks(): MyTasks {
  const { list, ...state } = useEntities(task)
  return { ...state, tasks: list }
}
