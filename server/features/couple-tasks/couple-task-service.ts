/** What may be done with a couple's tasks, whoever does it: the couple itself, or an administrator for it. */
import type { CoupleTask, CoupleTaskChange, NewCoupleTask } from '#contract/couple-task.ts'
import type { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ofCouple } from '../../platform/owned-by.ts'
import { coupleTasks, lastTaskPosition, presentTask } from './couple-task-store.ts'

export async function addTask(
  coupleId: string,
  context: WriteContext,
  { position, ...task }: z.infer<typeof NewCoupleTask>,
): Promise<CoupleTask> {
  const values = { ...task, coupleId, ...(position === undefined ? {} : { position }) }
  const row = await coupleTasks.create(context, values, ofCouple(coupleId), async () => ({
    position: await lastTaskPosition(coupleId, context.tx),
    doneAt: task.done ? context.now : null,
  }))
  return presentTask(row)
}

export async function changeTask(
  coupleId: string,
  context: WriteContext,
  id: string,
  change: CoupleTaskChange,
): Promise<CoupleTask> {
  const row = await coupleTasks.change(context, id, change, ofCouple(coupleId), (next, before) =>
    next.done === before.done ? {} : { doneAt: next.done ? context.now : null },
  )
  return presentTask(row)
}

export const removeTask = (coupleId: string, context: WriteContext, id: string): Promise<void> =>
  coupleTasks.remove(context, id, ofCouple(coupleId))

export { listTasks } from './couple-task-store.ts'

/** A task by its id, for the feed, which already knows who may hear it; undefined once deleted. */
export async function findTask(id: string, tx: Queryable): Promise<CoupleTask | undefined> {
  const row = await coupleTasks.find(tx, id)
  return row && row.deletedAt === null ? presentTask(row) : undefined
}

/** Whose task it is, for an administrator who acts for that couple; `not_found` when there is no such task. */
export async function coupleOfTask(id: string, tx: Queryable): Promise<string> {
  const row = await coupleTasks.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  return row.coupleId
}
