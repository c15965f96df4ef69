/** A couple's tasks. */
import { coupleTask } from '#contract/plan/couple-task.ts'
import { doneAtOf } from '#contract/kit/done-at.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'

export const tasks = ownedEntity({
  table: 'couple_task',
  entity: coupleTask,
  topic: 'task',
  goneText: 'Questa attività è stata eliminata.',
  most: 5_000,
  derive: doneAtOf,
})
