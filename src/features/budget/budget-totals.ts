/** All arithmetic of the budget: integer cents in, integer cents out, nothing rounded but where it says so. */
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import type { Allocation, BudgetCategory, BudgetItem, Payment, WeddingBudget } from '#contract/plan/budget.ts'
import { compareKeys } from '#contract/wire/compare-keys.ts'
import { addDays } from '../../lib/day.ts'

export const DUE_SOON_DAYS = 30

type Sums = Pick<BudgetItem, 'estimatedCents' | 'actualCents' | 'payments'>

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What an item will cost as far as one knows: the contract, or the estimate until there is one. */
export const expectedCents = (item: Sums) => item.actualCents ?? item.estimatedCents

/** What has been paid of an item. */
export const paidCents = (item: Sums) =>
  sum(item.payments.filter((payment) => payment.paidAt !== null).map((payment) => payment.amountCents))

/** What is left to pay of an item; never negative, for what was paid too much does not pay for another item. */
export const toPayCents = (item: Sums) => Math.max(0, expectedCents(item) - paidCents(item))

/** `amount` shared among `count`, rounded half up to the cent; null without anyone. */
export const shareOf = (amount: number, count: number) =>
  count > 0 ? Math.floor((2 * amount + count) / (2 * count)) : null

/** Whole percent of `part` in `whole`, rounded half up; 0 of nothing. Exact up to amounts of 90 million million. */
export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.floor((200 * part + whole) / (2 * whole)) : 0

export interface BudgetTotals {
  /** The couple's ceiling. */
  totalCents: number
  expectedCents: number
  /** Signed: the sum of contracts. */
  committedCents: number
  paidCents: number
  toPayCents: number
  /** Ceiling less expected; negative when it is over. */
  marginCents: number
  /** Expected by guest, rounded to the cent; null without guests. */
  perGuestCents: number | null
  guests: number
  /** Unpaid payments due within 30 days, the late ones too. */
  dueSoonCents: number
  dueSoonCount: number
  lateCents: number
  lateCount: number
}

/** Every figure of the budget's head. @param guests the couple's, when the budget does not say */
export function budgetTotals(
  items: readonly BudgetItem[],
  budget: Pick<WeddingBudget, 'totalCents' | 'guests'> | null,
  today: string,
  guests = 0,
): BudgetTotals {
  const totalCents = budget?.totalCents ?? 0
  const expected = sum(items.map(expectedCents))
  const due = paymentsDue(items, today)
  const soon = due.filter((entry) => entry.late || entry.soon)
  const late = due.filter((entry) => entry.late)
  const count = budget?.guests || guests
  return {
    totalCents,
    expectedCents: expected,
    committedCents: sum(items.map((item) => item.actualCents ?? 0)),
    paidCents: sum(items.map(paidCents)),
    toPayCents: sum(items.map(toPayCents)),
    marginCents: totalCents - expected,
    perGuestCents: shareOf(expected, count),
    guests: count,
    dueSoonCents: sum(soon.map((entry) => entry.payment.amountCents)),
    dueSoonCount: soon.length,
    lateCents: sum(late.map((entry) => entry.payment.amountCents)),
    lateCount: late.length,
  }
}

export interface DuePayment {
  item: BudgetItem
  payment: Payment
  /** Due before today. */
  late: boolean
  /** Due within 30 days from today. */
  soon: boolean
}

/** What is still to be paid, by due day, what has no day at the end. */
export function paymentsDue(items: readonly BudgetItem[], today: string): DuePayment[] {
  const until = addDays(today, DUE_SOON_DAYS)
  return items
    .flatMap((item) =>
      item.payments
        .filter((payment) => payment.paidAt === null)
        .map((payment) => ({
          item,
          payment,
          late: payment.dueDate !== null && payment.dueDate < today,
          soon: payment.dueDate !== null && payment.dueDate >= today && payment.dueDate <= until,
        })),
    )
    .toSorted(
      ({ payment: a }, { payment: b }) =>
        compareKeys(a.dueDate ?? '9999', b.dueDate ?? '9999') || compareKeys(a.id, b.id),
    )
}

/**
 * `total` shared by percents: whole cents that add to exactly `total` (largest remainder, ties to the first) when the
 * percents add to 100.
 */
export function allocate(total: number, percents: readonly number[]): number[] {
  const floors = percents.map((percent) => Math.floor((total * percent) / 100))
  const target = Math.floor((total * sum(percents)) / 100)
  let left = target - sum(floors)
  const byRemainder = percents
    .map((percent, index) => ({ index, remainder: (total * percent) % 100 }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (left <= 0) break
    floors[index]! += 1
    left -= 1
  }
  return floors
}

export interface CategoryTotals {
  slug: BudgetCategory
  name: string
  percent: number
  allocatedCents: number
  expectedCents: number
  committedCents: number
  paidCents: number
  items: readonly BudgetItem[]
}

/** Every category with its share of the ceiling and what its items come to, in the contract's order. */
export function categoryTotals(
  items: readonly BudgetItem[],
  budget: Pick<WeddingBudget, 'totalCents' | 'allocation'> | null,
): CategoryTotals[] {
  const percents = BUDGET_CATEGORIES.map(({ slug }) => budget?.allocation[slug] ?? 0)
  const allocated = allocate(budget?.totalCents ?? 0, percents)
  const byCategory = Map.groupBy(items, (item) => item.category)
  return BUDGET_CATEGORIES.map(({ slug, name }, index) => {
    const own = byCategory.get(slug) ?? []
    return {
      slug,
      name,
      percent: percents[index]!,
      allocatedCents: allocated[index]!,
      expectedCents: sum(own.map(expectedCents)),
      committedCents: sum(own.map((item) => item.actualCents ?? 0)),
      paidCents: sum(own.map(paidCents)),
      items: own,
    }
  })
}

/**
 * The allocation with `category` at `percent`: `remainder` takes what is left, and when it has no more to give the
 * change stops there. Whatever is asked, the result adds to 100.
 */
export function withPercent(
  allocation: Allocation,
  category: BudgetCategory,
  percent: number,
  remainder: BudgetCategory,
): Allocation {
  if (category === remainder) return allocation
  const current = allocation[category] ?? 0
  const room = current + (allocation[remainder] ?? 0)
  const next = Math.min(room, Math.max(0, Math.round(Number.isFinite(percent) ? percent : 0)))
  return { ...allocation, [category]: next, [remainder]: room - next }
}
