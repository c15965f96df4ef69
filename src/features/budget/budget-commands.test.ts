import { ALLOCATION_DEFAULT } from '#contract/lists/plan/budget-categories.ts'
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommandDefinition, CachePort, Command } from '../../offline/outbox/command.ts'
import { budgetItem, weddingBudget } from './budget-entities.ts'

const AT = '2026-11-21T10:00:00.000Z'
let order = 0
function command(definition: AnyCommandDefinition, args: object): Command {
  order += 1
  return {
    id: `command-${order}`,
    name: definition.name,
    argsVersion: 1,
    args,
    createdAt: AT,
    scope: definition.scope(args),
    entity: definition.entity(args),
    order,
    state: 'waiting',
    attempts: 0,
    request: definition.request(args),
    revision: 1,
  }
}

const villa: BudgetItem = {
  id: 'villa',
  coupleId: 'c',
  category: 'ricevimento',
  title: 'Villa Cipressa',
  estimatedCents: 650_000,
  actualCents: 620_000,
  vendorId: null,
  supplierContact: { name: '', phone: '', email: '' },
  notes: '',
  payments: [],
  position: 'a0',
  createdAt: AT,
  updatedAt: AT,
  version: 2,
}
const budget: WeddingBudget = {
  id: 'c',
  coupleId: 'c',
  totalCents: 2_600_000,
  guests: 110,
  allocation: ALLOCATION_DEFAULT,
  createdAt: AT,
  updatedAt: AT,
  version: 3,
}

describe('items with what still waits', () => {
  const added = () =>
    command(budgetItem.add, {
      id: 'foto',
      category: 'foto-e-video',
      title: 'Studio Brera',
      position: 'a1',
      payments: [{ id: 'p', amountCents: 75_000 }],
    })

  it('adds an item with what the server will fill in, its payments too', () => {
    expect(budgetItem.apply([], [added()])[0]).toMatchObject({
      estimatedCents: 0,
      actualCents: null,
      version: 1,
      payments: [{ id: 'p', kind: 'acconto', label: '', dueDate: null, paidAt: null, amountCents: 75_000 }],
    })
  })

  it('adds, changes, deletes in the order given', () => {
    const steps = [
      added(),
      command(budgetItem.update, { id: 'foto', title: '', changes: { actualCents: 225_000 } }),
      command(budgetItem.remove, { id: 'foto', title: '' }),
    ]
    expect(budgetItem.apply([], steps.slice(0, 2))[0]!.actualCents).toBe(225_000)
    expect(budgetItem.apply([villa], steps.toReversed())).toEqual([villa])
  })

  it('does nothing for an item that is gone, and keeps the server’s when it has it already', () => {
    const gone = command(budgetItem.update, { id: 'x', title: '', changes: { notes: 'a' } })
    expect(budgetItem.apply([villa], [gone])).toEqual([villa])
    const known = { ...villa, id: 'foto' }
    expect(budgetItem.apply([known], [added()])).toEqual([known])
  })
})

describe('the ceiling with what still waits', () => {
  const applied = (now: WeddingBudget | null, pending: readonly Command[]) =>
    weddingBudget.apply(now ? [now] : [], pending)[0] ?? null
  const set = () =>
    command(weddingBudget.add, { id: 'c', totalCents: 2_000_000, guests: 80, allocation: ALLOCATION_DEFAULT })
  const update = (changes: object) => command(weddingBudget.update, { id: 'c', changes })

  it('is there from the first word, and follows what is changed after', () => {
    expect(applied(null, [])).toBeNull()
    expect(applied(null, [set()])).toMatchObject({ totalCents: 2_000_000, version: 1 })
    expect(applied(null, [set(), update({ guests: 90 })])!.guests).toBe(90)
  })

  it('keeps the server’s when both partners set it, then lays changes over it', () => {
    expect(applied(budget, [set()])!.totalCents).toBe(2_600_000)
    expect(applied(budget, [set(), update({ totalCents: 1 })])!.totalCents).toBe(1)
  })

  it('goes into the cache only when it is not older', () => {
    let cached: WeddingBudget | null = budget
    const cache = {
      getQueryData: () => cached,
      isBeingRead: () => false,
      setQueryData: (_: unknown, updater: (current: typeof cached) => typeof cached | undefined) => {
        cached = updater(cached) ?? cached
      },
    } as unknown as CachePort
    weddingBudget.add.settle({ ...budget, version: 2, totalCents: 1 }, set() as never, cache)
    expect(cached!.totalCents).toBe(2_600_000)
    weddingBudget.live.WeddingBudgetUpdate!(cache, { ...budget, version: 4, totalCents: 5 })
    expect(cached!.totalCents).toBe(5)
  })
})
