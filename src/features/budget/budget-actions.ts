/** Everything one can do to the budget, each with its way back. */
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import { newId } from '#contract/kit/new-id.ts'
import { useMemo } from 'react'
import { byPosition, movedPosition, positionAt, steppedIndex } from '../../lib/position.ts'
import { named } from '../../lib/named.ts'
import { useChanges } from '../../plan/changes.ts'
import type { Own } from '../../plan/plan-entity.ts'
import type { Edit } from '../../plan/editor/use-editor.ts'
import { budgetItem, weddingBudget } from './budget-entities.ts'

export type ItemFields = Omit<Own<BudgetItem>, 'position'>
type Ceiling = Own<WeddingBudget>

/** The items of a category, in order: what one of them moves among. */
export const itemsOf = (items: readonly BudgetItem[], category: string) =>
  items.filter((item) => item.category === category).toSorted(byPosition)

/**
 * @param items all of them, as shown
 * @param coupleId the id of the couple's one budget
 */
export function useBudgetActions(items: readonly BudgetItem[], coupleId: string) {
  const { make, edit } = useChanges()
  return useMemo(() => {
    const atEnd = (category: string) => {
      const others = itemsOf(items, category)
      return positionAt(others, others.length)
    }
    return {
      add: (fields: ItemFields) =>
        make(
          [budgetItem.creation({ ...fields, id: newId(), position: atEnd(fields.category) })],
          named('Spesa aggiunta', fields.title),
        ),

      edit({ live, wanted, seen }: Edit<BudgetItem, Own<BudgetItem>>) {
        const { category } = wanted
        const moved = category && category !== live.category ? { position: atEnd(category) } : {}
        return edit(
          budgetItem.change(live, { ...wanted, ...moved }, seen),
          named('Spesa modificata', wanted.title ?? live.title),
        )
      },

      remove: (item: BudgetItem) => make([budgetItem.removal(item)], named('Spesa eliminata', item.title)),

      step(item: BudgetItem, step: -1 | 1) {
        const own = itemsOf(items, item.category)
        const index = steppedIndex(own, item.id, step)
        if (index === undefined) return Promise.resolve(true)
        const position = movedPosition(own, item.id, index)
        return edit(budgetItem.change(item, { position }), named('Ordine cambiato', item.title))
      },

      pay: (item: BudgetItem, paymentId: string, day: string) =>
        edit(
          budgetItem.change(item, {
            payments: item.payments.map((each) => (each.id === paymentId ? { ...each, paidAt: day } : each)),
          }),
          named('Pagamento segnato', item.title),
        ),

      setCeiling: ({ totalCents, guests }: { totalCents: number | null; guests: number }) =>
        make(
          [
            weddingBudget.creation({
              ...weddingBudget.empty,
              id: coupleId,
              totalCents: totalCents ?? 0,
              guests,
            }),
          ],
          'Tetto deciso.',
        ),

      changeCeiling: ({ live, wanted, seen }: Edit<WeddingBudget, Ceiling>) =>
        edit(weddingBudget.change(live, wanted, seen), 'Tetto modificato.'),

      setAllocation: ({ live, wanted, seen }: Edit<WeddingBudget, Ceiling>) =>
        edit(weddingBudget.change(live, wanted, seen), 'Ripartizione cambiata.'),
    }
  }, [items, coupleId, make, edit])
}

export type BudgetActions = ReturnType<typeof useBudgetActions>
