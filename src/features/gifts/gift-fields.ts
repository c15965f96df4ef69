/** A gift as people read it. */
import { described } from '../../plan/fields.ts'
import { gift } from './gift-entity.ts'

export const giftText = described(gift, {
  fields: {
    title: {
      kind: 'text',
      label: 'Regalo',
      the: 'il regalo',
      placeholder: 'Le tazzine, una cena, il bonifico…',
      required: 'Scrivi che regalo è.',
      max: 160,
    },
    giver: {
      kind: 'text',
      label: 'Da chi',
      the: 'da chi viene',
      placeholder: 'Zia Carla e zio Ugo',
      optional: true,
      max: 160,
    },
    thanked: { kind: 'flag', label: 'Ringraziato', the: 'se avete ringraziato' },
    notes: { kind: 'long', label: 'Note', the: 'le note', optional: true, max: 1000 },
  },
  nameOf: ({ title }) => title,
  words: {
    one: 'regalo',
    many: 'regali',
    all: 'i regali',
    news: { said: 'un regalo', href: '/couple/gifts', opens: 'gift' },
  },
})
