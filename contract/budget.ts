import { z } from 'zod'
import { Assignee } from './couple-task.ts'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Cents, Day, Percent, Position, text } from './scalars.ts'

/**
 * What money is spent on, with the share of the total proposed at the start, honeymoon apart.
 * The shares are this product's own synthesis of several published averages, and the page says so. They add to 100.
 */
export const BUDGET_CATEGORIES = [
  { slug: 'ricevimento', name: 'Ricevimento', share: 48 },
  { slug: 'abiti-e-bellezza', name: 'Abiti e bellezza', share: 13 },
  { slug: 'foto-e-video', name: 'Foto e video', share: 11 },
  { slug: 'fiori', name: 'Fiori e allestimenti', share: 6 },
  { slug: 'musica', name: 'Musica e SIAE', share: 5 },
  { slug: 'carta-e-bomboniere', name: 'Partecipazioni e bomboniere', share: 5 },
  { slug: 'fedi', name: 'Fedi', share: 3 },
  { slug: 'auto', name: 'Auto e trasporti', share: 2 },
  { slug: 'cerimonia', name: 'Cerimonia e documenti', share: 1 },
  { slug: 'viaggio', name: 'Viaggio di nozze', share: 0 },
  { slug: 'imprevisti', name: 'Imprevisti', share: 6 },
] as const
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number]['slug']
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

export const BudgetItemChange = z
  .strictObject({
    category: BudgetCategory.optional(),
    title: text(160).optional(),
    estimatedCents: Cents.optional(),
    actualCents: Cents.nullable().optional(),
    vendorId: Id.nullable().optional(),
    notes: text(2000, 0).optional(),
    payments: z.array(Payment).max(60).optional(),
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

export const ALLOCATION_DEFAULT: Allocation = Object.fromEntries(
  BUDGET_CATEGORIES.map((category) => [category.slug, category.share]),
)

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
