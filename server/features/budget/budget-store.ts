import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Allocation, BudgetItem, Payment, WeddingBudget } from '#contract/budget.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'
import { positionAfter } from '../../platform/position.ts'

export const budgetItem = pgTable('budget_item', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  category: text('category').notNull(),
  title: text('title').notNull(),
  estimatedCents: integer('estimated_cents').notNull(),
  actualCents: integer('actual_cents'),
  vendorId: uuid('vendor_id'),
  notes: text('notes').notNull(),
  payments: jsonb('payments').$type<Payment[]>().notNull(),
  position: text('position').notNull(),
})

export const weddingBudget = pgTable('wedding_budget', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  totalCents: integer('total_cents').notNull(),
  guests: integer('guests').notNull(),
  allocation: jsonb('allocation').$type<Allocation>().notNull(),
})

export const budgetItems = createEntityStore({
  table: budgetItem,
  topic: 'budgetItem',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questa spesa è stata eliminata.',
  lists: { payments: 60 },
})

export const weddingBudgets = createEntityStore({
  table: weddingBudget,
  topic: 'weddingBudget',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questo budget è stato eliminato.',
})

export const presentBudgetItem = (row: typeof budgetItem.$inferSelect) => present<BudgetItem>(row)
export const presentWeddingBudget = (row: typeof weddingBudget.$inferSelect) => present<WeddingBudget>(row)

/** The budget items of one couple, in their order. */
export async function listBudgetItems(coupleId: string, tx: Queryable): Promise<BudgetItem[]> {
  const rows = await tx
    .select()
    .from(budgetItem)
    .where(and(eq(budgetItem.coupleId, coupleId), isNull(budgetItem.deletedAt)))
    .orderBy(asc(budgetItem.position), asc(budgetItem.id))
  return rows.map(presentBudgetItem)
}

export async function lastBudgetPosition(coupleId: string, tx: Queryable): Promise<string> {
  const rows = await tx
    .select({ position: budgetItem.position })
    .from(budgetItem)
    .where(eq(budgetItem.coupleId, coupleId))
    .orderBy(desc(budgetItem.position))
    .limit(1)
  return positionAfter(rows[0]?.position)
}

/** The one wedding budget of a couple, or null before it is set. */
export async function findWeddingBudget(coupleId: string, tx: Queryable): Promise<WeddingBudget | null> {
  const row = await weddingBudgets.find(tx, coupleId)
  return row && row.deletedAt === null ? presentWeddingBudget(row) : null
}
