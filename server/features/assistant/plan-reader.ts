/** A couple's own plan, read for its own questions. */
import { compareKeys } from '#contract/wire/compare-keys.ts'
import { type BudgetItem } from '#contract/plan/budget.ts'
import type { ProposedTask } from '#contract/site/assistant.ts'
import type { CoupleTask } from '#contract/plan/couple-task.ts'
import type { GuideTask } from '#contract/site/guide.ts'
import { addDays, dueDateOf } from '#contract/lists/plan/task-template.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { budgetItems, weddingBudgets } from '../budget/budget-service.ts'
import { tasks } from '../couple-tasks/couple-task-service.ts'
import { findCouple } from '../couple/couple-service.ts'
import { fold } from '../guides/guide-service.ts'
import type { PlanWish, TaskSpan } from './question-reader.ts'

export interface Plan {
  weddingDate: string | null
  guestCount: number | null
  tasks: readonly CoupleTask[]
  items: readonly BudgetItem[]
  /** The whole budget, where the couple has set one. */
  totalCents: number | undefined
}

/** @param coupleId of the one who asks, never of a body */
export async function readPlan(coupleId: string, uid: string, tx: Queryable): Promise<Plan> {
  const [couple, todo, items, budget] = await Promise.all([
    findCouple(coupleId, tx, uid),
    tasks.list(coupleId, tx),
    budgetItems.list(coupleId, tx),
    weddingBudgets.find(coupleId, tx),
  ])
  return {
    weddingDate: couple?.weddingDate ?? null,
    guestCount: couple?.guestCount ?? null,
    tasks: todo,
    items,
    totalCents: budget?.totalCents,
  }
}

export interface BudgetFigures {
  totalCents: number | undefined
  /** What things cost, as far as it is known, or as they were estimated. */
  plannedCents: number
  paidCents: number
  toPayCents: number
  /** Payments with a day, not yet made, the nearest first. */
  due: { title: string; label: string; amountCents: number; dueDate: string }[]
}

export function budgetFigures({ items, totalCents }: Plan): BudgetFigures {
  const planned = items.reduce((sum, item) => sum + (item.actualCents ?? item.estimatedCents), 0)
  const payments = items.flatMap((item) => item.payments.map((payment) => ({ item, payment })))
  const paid = payments.reduce((sum, { payment }) => sum + (payment.paidAt ? payment.amountCents : 0), 0)
  return {
    totalCents,
    plannedCents: planned,
    paidCents: paid,
    toPayCents: Math.max(0, planned - paid),
    due: payments
      .filter(({ payment }) => !payment.paidAt && payment.dueDate)
      .map(({ item, payment }) => ({
        title: item.title,
        label: payment.label,
        amountCents: payment.amountCents,
        dueDate: payment.dueDate!,
      }))
      .toSorted((a, b) => compareKeys(a.dueDate, b.dueDate)),
  }
}

const SPANS: Readonly<Record<TaskSpan, string>> = {
  late: 'in ritardo',
  week: 'nei prossimi sette giorni',
  month: 'entro la fine del mese',
  'next-month': 'il mese prossimo',
  soon: 'adesso',
}
const LISTED = 8

// Made at the first use: they take the start of the server 50 ms.
let euros: Intl.NumberFormat | undefined
let days: Intl.DateTimeFormat | undefined
function money(cents: number): string {
  euros ??= new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  return euros.format(cents / 100)
}
function dayText(day: string): string {
  days ??= new Intl.DateTimeFormat('it-IT', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return days.format(new Date(`${day}T00:00:00Z`))
}
const endOfMonth = (day: string, ahead = 0) => {
  const end = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + ahead, 0))
  return end.toISOString().slice(0, 10)
}

/** The open tasks of a span of days, the most urgent first. What is late belongs to every span but the next month. */
export function tasksWithin(plan: Plan, within: TaskSpan, today: string): CoupleTask[] {
  const from = within === 'next-month' ? addDays(endOfMonth(today), 1) : ''
  const to = {
    late: addDays(today, -1),
    week: addDays(today, 7),
    month: endOfMonth(today),
    'next-month': endOfMonth(today, 1),
    soon: '9999-12-31',
  }[within]
  return plan.tasks
    .filter(({ done, dueDate }) => !done && dueDate !== null && dueDate >= from && dueDate <= to)
    .toSorted((a, b) => compareKeys(a.dueDate!, b.dueDate!))
}

/** The answer to a question about one's own plan, in Markdown. */
export function planAnswer(wish: PlanWish, plan: Plan, today: string): string {
  if (wish.about === 'countdown') return countdown(plan, today)
  return wish.about === 'budget' ? budgetAnswer(plan, today) : tasksAnswer(plan, wish.within, today)
}

function countdown({ weddingDate, tasks }: Plan, today: string): string {
  if (!weddingDate)
    return 'Non avete ancora scelto il giorno. Quando lo deciderete, mettetelo nel [profilo](/couple/profile): le scadenze si calcolano da lì.'
  const left = Math.round((Date.parse(weddingDate) - Date.parse(today)) / 86_400_000)
  if (left < 0) return 'Il vostro giorno è già passato: auguri ancora.'
  const open = tasks.filter(({ done }) => !done).length
  const when = left === 0 ? 'È oggi' : left === 1 ? 'Manca un giorno' : `Mancano **${left} giorni**`
  return `${when}. Restano da fare ${open} attività: le trovate nel [piano](/couple/planning).`
}

function tasksAnswer(plan: Plan, within: TaskSpan, today: string): string {
  if (plan.tasks.length === 0)
    return 'La vostra lista è ancora vuota: potete riempirla con le attività del vostro rito nel [piano](/couple/planning).'
  const found = tasksWithin(plan, within, today)
  const late = found.filter(({ dueDate }) => dueDate! < today).length
  if (found.length === 0) {
    const next = tasksWithin(plan, 'soon', today)[0]
    const after = next ? ` La prossima è **${next.title}**, ${dayText(next.dueDate!)}.` : ''
    return `Non avete attività ${SPANS[within]}.${after}`
  }
  const shown = found.slice(0, LISTED)
  const lines = shown.map(
    ({ title, dueDate }) => `- **${title}**, ${dueDate! < today ? 'scaduta ' : ''}${dayText(dueDate!)}`,
  )
  const count = found.length === 1 ? 'una cosa da fare' : `${found.length} cose da fare`
  const head = `Avete ${count} ${SPANS[within]}${late > 0 && within !== 'late' ? `, ${late === 1 ? 'una' : late} in ritardo` : ''}.`
  const more = found.length > shown.length ? ` Le altre ${found.length - shown.length} sono nel piano.` : ''
  return `${head}\n\n${lines.join('\n')}\n\nTutto l’elenco è nel [piano](/couple/planning).${more}`
}

function budgetAnswer(plan: Plan, today: string): string {
  const figures = budgetFigures(plan)
  if (plan.items.length === 0 && !figures.totalCents)
    return 'Non avete ancora un budget: si comincia da un totale, nella pagina del [budget](/couple/budget).'
  const { totalCents, plannedCents, paidCents, toPayCents, due } = figures
  const left = totalCents === undefined ? undefined : totalCents - plannedCents
  const lines = [
    ...(totalCents === undefined ? [] : [`- Totale deciso: **${money(totalCents)}**`]),
    `- Spese previste: **${money(plannedCents)}**`,
    `- Già pagato: **${money(paidCents)}**`,
    `- Ancora da pagare: **${money(toPayCents)}**`,
    ...(left === undefined
      ? []
      : [left >= 0 ? `- Margine: **${money(left)}**` : `- Oltre il totale di: **${money(-left)}**`]),
  ]
  const next = due.slice(0, 4).map(({ title, label, amountCents, dueDate }) => {
    const late = dueDate < today ? 'scaduto ' : ''
    return `- ${title}${label ? ` (${label})` : ''}: **${money(amountCents)}**, ${late}${dayText(dueDate)}`
  })
  const payments = next.length > 0 ? `\n\nI prossimi pagamenti:\n\n${next.join('\n')}` : ''
  return `Ecco i vostri conti.\n\n${lines.join('\n')}${payments}\n\nI dettagli sono nel [budget](/couple/budget).`
}

/** Half months count fifteen days. A day that is gone becomes a week from now. */
export function dueDay(monthsBefore: number, weddingDate: string | null, today: string): string | null {
  if (!weddingDate) return null
  const whole = Math.trunc(monthsBefore)
  const day =
    whole >= 0 && monthsBefore > 0
      ? addDays(dueDateOf({ monthsBefore: whole }, weddingDate), -Math.round((monthsBefore - whole) * 30))
      : addDays(weddingDate, Math.round(-monthsBefore * 30))
  return day < today ? addDays(today, 7) : day
}

/** The proposals a couple does not have in its list already, with their days. */
export function freshTasks(
  proposals: readonly (GuideTask & { notes?: string })[],
  plan: Pick<Plan, 'tasks' | 'weddingDate'>,
  today: string,
): ProposedTask[] {
  const known = new Set(plan.tasks.map(({ title }) => fold(title)))
  return proposals
    .filter(({ title }) => !known.has(fold(title)))
    .map(({ title, category, monthsBefore, notes = '' }) => ({
      title,
      category,
      notes,
      dueDate: dueDay(monthsBefore, plan.weddingDate, today),
    }))
}
