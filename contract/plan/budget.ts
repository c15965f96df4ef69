import { z } from 'zod'
import {
  ALLOCATION_DEFAULT,
  BUDGET_CATEGORIES,
  type BudgetCategorySlug,
} from '../lists/plan/budget-categories.ts'
import { Assignee } from './couple-task.ts'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Cents, Day, Email, Percent, Phone, Position, text } from '../kit/scalars.ts'

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

const empty = z.literal('')

/** Whom to call about an item; empty where nobody wrote it down. */
export const SupplierContact = z.strictObject({
  name: text(120, 0),
  phone: z.union([empty, Phone]),
  email: z.union([empty, Email]),
})
export type SupplierContact = z.infer<typeof SupplierContact>

export const budgetItem = entity('coupleId', {
  fields: {
    category: BudgetCategory,
    title: text(160),
    estimatedCents: Cents.default(0),
    actualCents: Cents.nullable().default(null),
    vendorId: Id.nullable().default(null),
    supplierContact: SupplierContact.default({ name: '', phone: '', email: '' }),
    notes: text(2000, 0).default(''),
    position: Position.optional(),
  },
  lists: { payments: [Payment, 60] },
})

export const BudgetItem = budgetItem.Whole
export type BudgetItem = z.infer<typeof BudgetItem>
export type NewBudgetItem = z.input<typeof budgetItem.New>
export type BudgetItemChange = z.input<typeof budgetItem.Change>
/** What was done to some payments of an item; those it does not name stay as they are, whoever changed them. */
export type PaymentChanges = Exclude<NonNullable<BudgetItemChange['payments']>, unknown[]>

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
export const weddingBudget = entity('coupleId', {
  fields: {
    totalCents: Cents,
    guests: z.int().min(0).max(2000).default(0),
    allocation: Allocation.default(ALLOCATION_DEFAULT),
  },
})

export const WeddingBudget = weddingBudget.Whole
export type WeddingBudget = z.infer<typeof WeddingBudget>
export const NewWeddingBudget = weddingBudget.New.extend({ id: Id.optional() })
export type NewWeddingBudget = z.input<typeof NewWeddingBudget>
export type WeddingBudgetChange = z.infer<typeof weddingBudget.Change>
