/** What a couple does to its budget, as commands, and what those still waiting change in what is shown. */
import type {
  BudgetItem,
  BudgetItemChange,
  NewBudgetItem,
  NewWeddingBudget,
  WeddingBudget,
  WeddingBudgetChange,
} from '#contract/budget.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/command.ts'
import { applyEntityCommands, dropFromList, putIntoList } from '../../offline/entity-patches.ts'
import { fullPayment, withPaymentChanges } from './payment-changes.ts'

export const BUDGET_ITEMS_KEY = ['budget', 'items'] as const
export const WEDDING_BUDGET_KEY = ['budget', 'wedding'] as const

const itemEntity = ({ id }: { id: string }) => ({ kind: 'budgetItem', id })
const budgetEntity = ({ id }: { id: string }) => ({ kind: 'weddingBudget', id })

type Filled<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
export type BudgetItemAdd = Filled<NewBudgetItem, 'position'>
export type BudgetItemChanges = Omit<BudgetItemChange, 'baseVersion'>
/** `title` is the item's at that moment, for the screen of what waits. */
export interface BudgetItemUpdate {
  id: string
  title: string
  changes: BudgetItemChanges
}
export interface BudgetItemDelete {
  id: string
  title: string
}
/** `id` is the couple's. */
export type WeddingBudgetSet = Filled<NewWeddingBudget, 'id' | 'guests' | 'allocation'>
export interface WeddingBudgetUpdate {
  id: string
  changes: Omit<WeddingBudgetChange, 'baseVersion'>
}

export const budgetItemAdd = defineCommand<BudgetItemAdd, BudgetItem>({
  name: 'budgetItem.add',
  argsVersion: 1,
  scope: () => 'budgetItem',
  entity: itemEntity,
  describe: ({ title }) => `Nuova spesa: ${title}`,
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/addBudgetItemCouple'].path, body }),
  settle: (item, _, cache) => putIntoList(cache, BUDGET_ITEMS_KEY, item),
})

export const budgetItemUpdate = defineCommand<BudgetItemUpdate, BudgetItem>({
  name: 'budgetItem.update',
  argsVersion: 1,
  scope: () => 'budgetItem',
  entity: itemEntity,
  describe: ({ title, changes }) => {
    const fields = Object.keys(changes)
    if (fields.length === 1 && changes.payments) return `Pagamenti: ${title}`
    if (fields.length === 1 && changes.position) return `Spostata nell’ordine: ${title}`
    return `Spesa modificata: ${changes.title ?? title}`
  },
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateBudgetItemCouple'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (item, _, cache) => putIntoList(cache, BUDGET_ITEMS_KEY, item),
})

export const budgetItemDelete = defineCommand<BudgetItemDelete, { id: string }>({
  name: 'budgetItem.delete',
  argsVersion: 1,
  scope: () => 'budgetItem',
  entity: itemEntity,
  describe: ({ title }) => `Spesa eliminata: ${title}`,
  request: ({ id }) => ({
    method: 'DELETE',
    path: callPath(ROUTES['Couple/deleteBudgetItemCouple'].path, { id }),
  }),
  settle: (_, command, cache) => dropFromList(cache, BUDGET_ITEMS_KEY, command.args.id),
})

/** Puts the couple's budget into the cache unless a newer one is there. */
export function putWeddingBudget(budget: WeddingBudget, cache: CachePort) {
  cache.setQueryData<WeddingBudget | null>(WEDDING_BUDGET_KEY, (current) =>
    isNewer(budget, current ?? undefined) ? budget : undefined,
  )
}

export const weddingBudgetSet = defineCommand<WeddingBudgetSet, WeddingBudget>({
  name: 'weddingBudget.set',
  argsVersion: 1,
  scope: () => 'weddingBudget',
  entity: budgetEntity,
  describe: () => 'Il vostro tetto di spesa',
  request: (body) => ({ method: 'POST', path: ROUTES['Couple/addBudgetWeddingCouple'].path, body }),
  settle: (budget, _, cache) => putWeddingBudget(budget, cache),
})

export const weddingBudgetUpdate = defineCommand<WeddingBudgetUpdate, WeddingBudget>({
  name: 'weddingBudget.update',
  argsVersion: 1,
  scope: () => 'weddingBudget',
  entity: budgetEntity,
  describe: ({ changes }) =>
    changes.allocation && changes.totalCents === undefined
      ? 'Ripartizione del budget'
      : 'Tetto di spesa modificato',
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateBudgetWeddingCouple'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (budget, _, cache) => putWeddingBudget(budget, cache),
})

export const budgetCommands: readonly AnyCommandDefinition[] = [
  budgetItemAdd,
  budgetItemUpdate,
  budgetItemDelete,
  weddingBudgetSet,
  weddingBudgetUpdate,
]

/** The items as the couple left them: the server's, with all that still waits. Pure. */
export function applyBudgetItemCommands(
  items: readonly BudgetItem[],
  pending: readonly Command[],
): readonly BudgetItem[] {
  return applyEntityCommands<BudgetItem>(items, pending, {
    create: (command) => (command.name === budgetItemAdd.name ? newItem(command as never) : undefined),
    update: (item, command) =>
      command.name === budgetItemUpdate.name
        ? withChanges(item, command as Command<BudgetItemUpdate>)
        : undefined,
    remove: budgetItemDelete.name,
  })
}

function newItem({ args, createdAt }: Command<BudgetItemAdd>): BudgetItem {
  const { payments, ...rest } = args
  return {
    estimatedCents: 0,
    actualCents: null,
    vendorId: null,
    notes: '',
    coupleId: '',
    ...rest,
    payments: (payments ?? []).map(fullPayment),
    createdAt,
    updatedAt: createdAt,
    version: 1,
  }
}

function withChanges(item: BudgetItem, { args, createdAt }: Command<BudgetItemUpdate>): BudgetItem {
  const { payments, ...rest } = args.changes
  return {
    ...item,
    ...rest,
    ...(payments && { payments: withPaymentChanges(item.payments, payments) }),
    updatedAt: createdAt,
  }
}

/** The couple's budget with what still waits; null while there is none. Pure. */
export function applyWeddingBudget(
  budget: WeddingBudget | null,
  pending: readonly Command[],
): WeddingBudget | null {
  const list = applyEntityCommands<WeddingBudget>(budget ? [budget] : [], pending, {
    create: ({ name, args, createdAt }) =>
      name === weddingBudgetSet.name
        ? {
            ...(args as WeddingBudgetSet),
            coupleId: (args as WeddingBudgetSet).id,
            createdAt,
            updatedAt: createdAt,
            version: 1,
          }
        : undefined,
    update: (current, { name, args, createdAt }) =>
      name === weddingBudgetUpdate.name
        ? { ...current, ...(args as WeddingBudgetUpdate).changes, updatedAt: createdAt }
        : undefined,
    remove: '',
  })
  return list[0] ?? null
}
