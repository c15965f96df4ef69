/** Everything one can do to the budget, each with its way back. */
import { ALLOCATION_DEFAULT } from '#contract/budget-categories.ts'
import type { Allocation, BudgetItem, Payment, WeddingBudget } from '#contract/budget.ts'
import { newId } from '#contract/new-id.ts'
import { useMemo } from 'react'
import { type Change, useChanges } from '../couple/change-queries.ts'
import { byPosition, movedPosition, positionAt, steppedIndex } from '../../lib/position.ts'
import {
  type BudgetItemChanges,
  type WeddingBudgetUpdate,
  budgetItemAdd,
  budgetItemDelete,
  budgetItemUpdate,
  weddingBudgetSet,
  weddingBudgetUpdate,
} from './budget-commands.ts'
import { paymentChanges, withPaymentChanges } from './payment-changes.ts'

export type ItemFields = Pick<
  BudgetItem,
  'category' | 'title' | 'estimatedCents' | 'actualCents' | 'vendorId' | 'notes' | 'payments'
>

/** The payments go as what was done to some of them: those the partner touches meanwhile stay. */
function update(item: BudgetItem, changes: BudgetItemChanges): Change {
  const { payments } = changes
  if (!payments) return updateFields(item, changes, {})
  const after = withPaymentChanges(item.payments, payments)
  return updateFields(
    item,
    { ...changes, payments: paymentChanges(item.payments, after) },
    { payments: paymentChanges(after, item.payments) },
  )
}

const updateFields = (item: BudgetItem, changes: BudgetItemChanges, inverse: BudgetItemChanges): Change => ({
  submission: {
    definition: budgetItemUpdate,
    args: { id: item.id, title: item.title, changes },
    baseVersion: item.version,
  },
  inverse: {
    definition: budgetItemUpdate,
    args: {
      id: item.id,
      title: item.title,
      changes: {
        ...Object.fromEntries(Object.keys(changes).map((field) => [field, item[field as keyof BudgetItem]])),
        ...inverse,
      },
    },
  },
})

/** The items of a category, in order: what one of them moves among. */
export const itemsOf = (items: readonly BudgetItem[], category: string) =>
  items.filter((item) => item.category === category).toSorted(byPosition)

/**
 * @param items all of them, as shown
 * @param coupleId the id of the couple's one budget
 */
export function useBudgetActions(
  items: readonly BudgetItem[],
  budget: WeddingBudget | null,
  coupleId: string,
) {
  const { make } = useChanges()
  return useMemo(() => {
    const changePayments = (item: BudgetItem, payments: Payment[], message: string) =>
      make([update(item, { payments })], message)
    return {
      add(fields: ItemFields) {
        const id = newId()
        const others = itemsOf(items, fields.category)
        const args = { ...fields, id, position: positionAt(others, others.length) }
        const inverse = { definition: budgetItemDelete, args: { id, title: fields.title } }
        return make(
          [{ submission: { definition: budgetItemAdd, args }, inverse }],
          'Spesa salvata su questo dispositivo.',
        )
      },

      edit(item: BudgetItem, { payments, ...changes }: BudgetItemChanges) {
        const after = payments && withPaymentChanges(item.payments, payments)
        const changed = Object.fromEntries(
          Object.entries({ ...changes, ...(after && { payments: after }) }).filter(
            ([field, value]) => JSON.stringify(item[field as keyof BudgetItem]) !== JSON.stringify(value),
          ),
        ) as BudgetItemChanges
        if (Object.keys(changed).length === 0) return Promise.resolve(true)
        const others = changed.category ? itemsOf(items, changed.category) : []
        const moved = changed.category ? { position: positionAt(others, others.length) } : {}
        return make([update(item, { ...changed, ...moved })], 'Spesa modificata.')
      },

      /** A deleted item is never brought back under its own id: the server keeps its grave. */
      remove(item: BudgetItem) {
        const { category, title, estimatedCents, actualCents, vendorId, notes, payments, position } = item
        const again = {
          id: newId(),
          category,
          title,
          estimatedCents,
          actualCents,
          vendorId,
          notes,
          payments,
          position,
        }
        return make(
          [
            {
              submission: {
                definition: budgetItemDelete,
                args: { id: item.id, title },
                baseVersion: item.version,
              },
              inverse: { definition: budgetItemAdd, args: again },
            },
          ],
          'Spesa eliminata.',
        )
      },

      step(item: BudgetItem, step: -1 | 1) {
        const own = itemsOf(items, item.category)
        const index = steppedIndex(own, item.id, step)
        if (index === undefined) return Promise.resolve(true)
        return make([update(item, { position: movedPosition(own, item.id, index) })], 'Ordine cambiato.')
      },

      pay: (item: BudgetItem, paymentId: string, day: string) =>
        changePayments(
          item,
          item.payments.map((payment) => (payment.id === paymentId ? { ...payment, paidAt: day } : payment)),
          'Pagamento segnato.',
        ),

      setCeiling(totalCents: number, guests: number) {
        if (!budget) {
          const args = { id: coupleId, totalCents, guests, allocation: ALLOCATION_DEFAULT }
          return make([{ submission: { definition: weddingBudgetSet, args } }], 'Tetto salvato.')
        }
        return changeBudget(budget, { totalCents, guests }, 'Tetto modificato.')
      },

      setAllocation(allocation: Allocation) {
        return budget ? changeBudget(budget, { allocation }, 'Ripartizione salvata.') : Promise.resolve(false)
      },
    }

    function changeBudget(current: WeddingBudget, changes: WeddingBudgetUpdate['changes'], message: string) {
      const before = Object.fromEntries(
        Object.keys(changes).map((field) => [field, current[field as keyof WeddingBudget]]),
      )
      const definition = weddingBudgetUpdate
      return make(
        [
          {
            submission: { definition, args: { id: current.id, changes }, baseVersion: current.version },
            inverse: { definition, args: { id: current.id, changes: before } },
          },
        ],
        message,
      )
    }
  }, [items, budget, coupleId, make])
}

export type BudgetActions = ReturnType<typeof useBudgetActions>
