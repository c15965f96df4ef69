/** A couple's budget: what it plans to spend, and on what. */
import type { z } from 'zod'
import {
  type NewWeddingBudget,
  type WeddingBudget,
  budgetItem,
  weddingBudget,
} from '#contract/plan/budget.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'

export const budgetItems = ownedEntity({
  table: 'budget_item',
  entity: budgetItem,
  topic: 'budgetItem',
  goneText: 'Questa spesa è stata eliminata.',
  most: 5_000,
})

export const weddingBudgets = ownedEntity({
  table: 'wedding_budget',
  entity: weddingBudget,
  topic: 'weddingBudget',
  goneText: 'Questo budget è stato eliminato.',
  sharedCreation: true,
})

/** Sets a couple's budget. There is one: setting it where it stands already changes it. */
export async function setWeddingBudget(
  coupleId: string,
  context: WriteContext,
  { id: _, ...budget }: z.infer<typeof NewWeddingBudget>,
): Promise<WeddingBudget> {
  const isThere = await weddingBudgets.find(coupleId, context.tx)
  return isThere
    ? weddingBudgets.change(coupleId, context, coupleId, { ...budget, baseVersion: 0 })
    : weddingBudgets.create(coupleId, context, { ...budget, id: coupleId })
}
