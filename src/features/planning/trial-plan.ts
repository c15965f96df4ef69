/** The checklist and the split that anyone may try without an account. Pure. */
import { BUDGET_CATEGORIES } from '#contract/budget-categories.ts'
import type { Ceremony } from '#contract/couple.ts'
import { addDays, tasksFor, type PlannedTask } from '#contract/task-template.ts'

export interface Trial {
  ceremony: Ceremony
  /** `YYYY-MM-DD`. */
  weddingDate: string
  guests: number
  totalCents: number
  /** Keys of the template's tasks that were ticked. */
  done: readonly string[]
}

const DAYS_TO_SATURDAY = 330
const SATURDAY = 6
export const GUESTS_MAX = 2_000
export const TOTAL_MAX_CENTS = 1_000_000_000
const CEREMONIES: readonly Ceremony[] = ['civile', 'religiosa', 'simbolica']

/** What is shown to who has not chosen yet: a Saturday in eleven months, a hundred guests, what weddings cost on average. */
export function freshTrial(today: string): Trial {
  const near = addDays(today, DAYS_TO_SATURDAY)
  const weekday = new Date(`${near}T00:00:00Z`).getUTCDay()
  return {
    ceremony: 'civile',
    weddingDate: addDays(near, (SATURDAY - weekday + 7) % 7),
    guests: 100,
    totalCents: 2_200_000,
    done: [],
  }
}

/** What was kept on the device, as far as it can be used; the rest from `fresh`. A day that is past is chosen again. */
export function readTrial(text: string | null, fresh: Trial, today: string): Trial {
  const kept = parse(text)
  const { ceremony, weddingDate, guests, totalCents, done } = kept
  const isDay = typeof weddingDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(weddingDate)
  return {
    ceremony: CEREMONIES.find((one) => one === ceremony) ?? fresh.ceremony,
    weddingDate: isDay && weddingDate >= today ? weddingDate : fresh.weddingDate,
    guests: isWhole(guests, 1, GUESTS_MAX) ? guests : fresh.guests,
    totalCents: isWhole(totalCents, 0, TOTAL_MAX_CENTS) ? totalCents : fresh.totalCents,
    done: Array.isArray(done) ? done.filter((key) => typeof key === 'string') : [],
  }
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

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
  for (const task of dated.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0))) {
    const month = task.dueDate.slice(0, 7)
    const tasks = months.get(month)
    if (tasks) tasks.push(task)
    else months.set(month, [task])
  }
  return [...months].map(([month, tasks]) => ({ month, tasks }))
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
