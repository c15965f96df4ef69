/** The answers that the signed-in vendor keeps under a name. */
import type { SavedReply } from '#contract/vendors/saved-reply.ts'
import { planEntity } from '../../../plan/plan-entity.ts'

export const savedReply = planEntity<SavedReply>({
  kind: 'savedReply',
  key: ['account', 'saved-replies'],
  // Each on its own: one that was refused holds up no other.
  scope: ({ id }) => `savedReply/${id}`,
  named: 'name',
  words: {
    add: (name) => `Nuova risposta pronta: ${name}`,
    change: (name, changes) => `Risposta pronta modificata: ${changes.name ?? name}`,
    remove: (name) => `Risposta pronta eliminata: ${name}`,
  },
  empty: { name: '', text: '' },
})
