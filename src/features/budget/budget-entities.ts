/** A couple's budget: its items, and the one ceiling with its split. */
import { ALLOCATION_DEFAULT } from '#contract/lists/plan/budget-categories.ts'
import type { BudgetItem, WeddingBudget } from '#contract/plan/budget.ts'
import { planEntity } from '../../plan/plan-entity.ts'

export const budgetItem = planEntity<BudgetItem>({
  kind: 'budgetItem',
  key: ['budget', 'items'],
  named: 'title',
  words: {
    add: (title) => `Nuova spesa: ${title}`,
    change(title, changes) {
      const fields = Object.keys(changes)
      if (fields.length === 1 && changes.payments) return `Pagamenti: ${title}`
      if (fields.length === 1 && changes.position) return `Spostata nell’ordine: ${title}`
      return `Spesa modificata: ${changes.title ?? title}`
    },
    remove: (title) => `Spesa eliminata: ${title}`,
  },
  empty: {
    category: 'ricevimento',
    title: '',
    estimatedCents: 0,
    actualCents: null,
    vendorId: null,
    supplierContact: { name: '', phone: '', email: '' },
    notes: '',
    payments: [],
    position: '',
  },
  lists: {
    payments: { empty: { label: '', kind: 'acconto', dueDate: null, paidAt: null, paidBy: null } },
  },
})

export const weddingBudget = planEntity<WeddingBudget>({
  kind: 'weddingBudget',
  key: ['budget', 'wedding'],
  single: true,
  calls: {
    list: 'Couple/getBudgetWeddingCouple',
    add: 'Couple/addBudgetWeddingCouple',
    change: 'Couple/updateBudgetWeddingCouple',
  },
  names: { add: 'set' },
  words: {
    add: () => 'Il vostro tetto di spesa',
    change: (_, { allocation, totalCents }) =>
      allocation && totalCents === undefined ? 'Ripartizione del budget' : 'Tetto di spesa modificato',
  },
  empty: { totalCents: 0, guests: 0, allocation: ALLOCATION_DEFAULT },
})
