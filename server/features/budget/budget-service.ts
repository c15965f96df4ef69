/** What may be done with a couple's budget, whoever does it: the couple itself, or an administrator for it. */
import type { z } from 'zod'
import type {
  BudgetItem,
  BudgetItemChange,
  NewBudgetItem,
  NewWeddingBudget,
  WeddingBudget,
  WeddingBudgetChange,
} from '#contract/budget.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ofCouple } from '../../platform/owned-by.ts'
import {
  budgetItems,
  lastBudgetPosition,
  presentBudgetItem,
  presentWeddingBudget,
  weddingBudgets,
} from './budget-store.ts'

export async function addBudgetItem(
  coupleId: string,
  context: WriteContext,
  { position, ...item }: z.infer<typeof NewBudgetItem>,
): Promise<BudgetItem> {
  const values = { ...item, coupleId, ...(position === undefined ? {} : { position }) }
  const row = await budgetItems.create(context, values, ofCouple(coupleId), async () => ({
    position: await lastBudgetPosition(coupleId, context.tx),
  }))
  return presentBudgetItem(row)
}

export const changeBudgetItem = async (
  coupleId: string,
  context: WriteContext,
  id: string,
  change: z.infer<typeof BudgetItemChange>,
): Promise<BudgetItem> => presentBudgetItem(await budgetItems.change(context, id, change, ofCouple(coupleId)))

export const removeBudgetItem = (coupleId: string, context: WriteContext, id: string): Promise<void> =>
  budgetItems.remove(context, id, ofCouple(coupleId))

/** Sets a couple's budget. There is one: setting it where it stands already changes it. */
export async function setWeddingBudget(
  coupleId: string,
  context: WriteContext,
  { id: _, ...budget }: z.infer<typeof NewWeddingBudget>,
): Promise<WeddingBudget> {
  const before = await weddingBudgets.find(context.tx, coupleId, true)
  const row =
    before && before.deletedAt === null
      ? await weddingBudgets.change(context, coupleId, budget, ofCouple(coupleId))
      : await weddingBudgets.create(context, { ...budget, id: coupleId, coupleId }, ofCouple(coupleId))
  return presentWeddingBudget(row)
}

export const changeWeddingBudget = async (
  coupleId: string,
  context: WriteContext,
  id: string,
  change: WeddingBudgetChange,
): Promise<WeddingBudget> =>
  presentWeddingBudget(await weddingBudgets.change(context, id, change, ofCouple(coupleId)))

/** A budget item by its id, for the feed, which already knows who may hear it; undefined once deleted. */
export async function findBudgetItem(id: string, tx: Queryable): Promise<BudgetItem | undefined> {
  const row = await budgetItems.find(tx, id)
  return row && row.deletedAt === null ? presentBudgetItem(row) : undefined
}

export { findWeddingBudget, listBudgetItems } from './budget-store.ts'

/** Whose budget item it is, for an administrator who acts for that couple; `not_found` when there is no such item. */
export async function coupleOfBudgetItem(id: string, tx: Queryable): Promise<string> {
  const row = await budgetItems.find(tx, id)
  if (!row) throw new ProblemError('not_found')
  return row.coupleId
}
