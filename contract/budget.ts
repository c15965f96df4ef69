import { z } from 'zod'
import { ALLOCATION_DEFAULT, BUDGET_CATEGORIES, type BudgetCategorySlug } from './budget-categories.ts'
import { Assignee } from './couple-task.ts'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Cents, Day, Percent, Position, text } from './scalars.ts'

export type BudgetCategory = BudgetCategorySlug
export const BudgetCategory = z.enum(
  BUDGET_CATEGORIES.map((category) => category.slug) as [BudgetCategory, ...BudgetCategory[]],
)

/** A caparra confirmatoria binds both sides (art. 1385 c.c.), an acconto is part of the price: payments keep their kind. */
export const PaymentKind = z.enum(['caparra', 'acconto', 'rata', 'saldo', 'altro'])
export type PaymentKind = z.infer<typeof PaymentKind>

export const Payment = z.strictObject({
  id: Id,
  label: text(80, 0).default(''),
  kind: PaymentKind.default('acconto'),
  amountCents: Cents,
  dueDate: Day.nullable().default(null),
  paidAt: Day.nullable().default(null),
  paidBy: Assignee.nullable().default(null),
})
export type Payment = z.infer<typeof Payment>

const itemFields = {
  category: BudgetCategory,
  title: text(160),
  estimatedCents: Cents.default(0),
  actualCents: Cents.nullable().default(null),
  vendorId: Id.nullable().default(null),
  notes: text(2000, 0).default(''),
  payments: z.array(Payment).max(60).default([]),
  position: Position.optional(),
}

export const BudgetItem = Entity.extend({ ...itemFields, coupleId: Id, position: Position })
export type BudgetItem = z.infer<typeof BudgetItem>

export const NewBudgetItem = z.strictObject({ id: Id, ...itemFields })
export type NewBudgetItem = z.input<typeof NewBudgetItem>

/** What was done to some payments of an item; those it does not name stay as they are, whoever changed them. */
export const PaymentChanges = z.strictObject({
  /** In the place of the payment of the same id, or at the end. */
  put: z.array(Payment).max(60).default([]),
  remove: z.array(Id).max(60).default([]),
})
export type PaymentChanges = z.input<typeof PaymentChanges>

export const BudgetItemChange = z
  .strictObject({
    category: BudgetCategory.optional(),
    title: text(160).optional(),
    estimatedCents: Cents.optional(),
    actualCents: Cents.nullable().optional(),
    vendorId: Id.nullable().optional(),
    notes: text(2000, 0).optional(),
    /** All of them, or what was done to some. */
    payments: z.union([z.array(Payment).max(60), PaymentChanges]).optional(),
    position: Position.optional(),
  })
  .extend(baseVersion)
export type BudgetItemChange = z.input<typeof BudgetItemChange>

/** Percent of the total by category; the percents add to 100. */
export const Allocation = z
  .partialRecord(BudgetCategory, Percent)
  .refine(
    (allocation) => Object.values(allocation).reduce((sum, percent) => sum + (percent ?? 0), 0) === 100,
    {
      message: 'Le percentuali devono fare 100.',
    },
  )
export type Allocation = z.infer<typeof Allocation>

/** A couple has one; its id is the couple's. */
export const WeddingBudget = Entity.extend({
  coupleId: Id,
  totalCents: Cents,
  guests: z.int().min(0).max(2000),
  allocation: Allocation,
})
export type WeddingBudget = z.infer<typeof WeddingBudget>

export const NewWeddingBudget = z.strictObject({
  id: Id.optional(),
  totalCents: Cents,
  guests: z.int().min(0).max(2000).default(0),
  allocation: Allocation.default(ALLOCATION_DEFAULT),
})
export type NewWeddingBudget = z.input<typeof NewWeddingBudget>

export const WeddingBudgetChange = z
  .strictObject({
    totalCents: Cents.optional(),
    guests: z.int().min(0).max(2000).optional(),
    allocation: Allocation.optional(),
  })
  .extend(baseVersion)
export type WeddingBudgetChange = z.infer<typeof WeddingBudgetChange>
