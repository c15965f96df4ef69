/** The quotes that the signed-in vendor keeps under a name. */
import type { QuoteTemplate } from '#contract/bookings/quote-template.ts'
import { planEntity } from '../../../plan/plan-entity.ts'

export const quoteTemplate = planEntity<QuoteTemplate>({
  kind: 'quoteTemplate',
  key: ['account', 'quote-templates'],
  // Each on its own: one that was refused holds up no other.
  scope: ({ id }) => `quoteTemplate/${id}`,
  named: 'name',
  words: {
    add: (name) => `Nuovo modello: ${name}`,
    change: (name, changes) => `Modello modificato: ${changes.name ?? name}`,
    remove: (name) => `Modello eliminato: ${name}`,
  },
  empty: { name: '', quote: { lines: [], validDays: 14, notes: '' } },
})
