/** What a couple was given. */
import type { Gift } from '#contract/plan/gift.ts'
import { planEntity } from '../../plan/plan-entity.ts'

export const gift = planEntity<Gift>({
  kind: 'gift',
  key: ['gifts', 'list'],
  named: 'title',
  words: {
    add: (title) => `Nuovo regalo: ${title}`,
    change: (title, { thanked, title: next }) =>
      thanked === undefined
        ? `Regalo modificato: ${next ?? title}`
        : `${thanked ? 'Ringraziato' : 'Da ringraziare'}: ${title}`,
    remove: (title) => `Regalo eliminato: ${title}`,
  },
  empty: { title: '', giver: '', thanked: false, notes: '' },
})
