/** The tables of the dinner. */
import type { SeatingTable } from '#contract/plan/seating-table.ts'
import { planEntity } from '../../../plan/plan-entity.ts'

export const seatingTable = planEntity<SeatingTable>({
  kind: 'seatingTable',
  key: ['website', 'tables'],
  named: 'name',
  words: {
    add: (name) => `Nuovo tavolo: ${name}`,
    change: (name, { name: next }) => `Tavolo modificato: ${next ?? name}`,
    remove: (name) => `Tavolo eliminato: ${name}`,
  },
  empty: { name: '', seats: 8, shape: 'round', position: '' },
})
