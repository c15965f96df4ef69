/** What a trial becomes on the page: a checklist by month and a split of the budget. Pure. */
import { compareKeys } from '#contract/wire/compare-keys.ts'
import { BUDGET_CATEGORIES } from '#contract/lists/plan/budget-categories.ts'
import { tasksFor, type PlannedTask } from '#contract/lists/plan/task-template.ts'
import type { Trial } from './trial.ts'

export interface TrialMonth {
  /** `YYYY-MM`. */
  month: string
  tasks: (PlannedTask & { dueDate: string })[]
}

/** The checklist by month, each in order of day. */
export function monthsOf({ ceremony, weddingDate }: Trial, today: string): TrialMonth[] {
  const months = new Map<string, TrialMonth['tasks']>()
  const dated = tasksFor({ ceremony, weddingDate, today }).flatMap((task) =>
    task.dueDate ? [{ ...task, dueDate: task.dueDate }] : [],
  )
  for (const task of dated.toSorted((a, b) => compareKeys(a.dueDate, b.dueDate))) {
    const month = task.dueDate.slice(0, 7)
    const tasks = months.get(month)
    if (tasks) tasks.push(task)
    else months.set(month, [task])
  }
  return [...months].map(([month, tasks]) => ({ month, tasks }))
}

/** Enough to see what it is, not so many that one gives up. */
const SEEN_AT_FIRST = 5

/** How many months are open at first: at the end of one there is little left in it. */
export function openAtFirst(months: readonly TrialMonth[]): number {
  let seen = 0
  const at = months.findIndex(({ tasks }) => (seen += tasks.length) >= SEEN_AT_FIRST)
  return at < 0 ? months.length : at + 1
}

export interface BudgetShare {
  slug: string
  name: string
  /** Percent of the total. */
  share: number
  cents: number
}

/**
 * A total split as the product proposes it, in whole cents that add to the total: the cents left over by rounding down
 * go to the categories that lost most of one, the larger first.
 */
export function splitBudget(totalCents: number): BudgetShare[] {
  const parts = BUDGET_CATEGORIES.filter(({ share }) => share > 0).map(({ slug, name, share }) => ({
    slug,
    name,
    share,
    cents: Math.floor((totalCents * share) / 100),
    lost: (totalCents * share) % 100,
  }))
  const left = totalCents - parts.reduce((sum, { cents }) => sum + cents, 0)
  const inLine = parts.toSorted((a, b) => b.lost - a.lost || b.share - a.share)
  for (const part of inLine.slice(0, left)) part.cents += 1
  return parts.map(({ lost: _, ...part }) => part)
}
