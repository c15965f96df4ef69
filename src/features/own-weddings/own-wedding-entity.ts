/** The real weddings of the signed-in vendor, as it writes them: drafts, and what everybody reads. */
import type { OwnRealWedding } from '#contract/vendors/real-wedding.ts'
import { planEntity } from '../../plan/plan-entity.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'

/** Pictures are said whole: what a change names is what there is then. */
const picturesOf = ({ pictures }: { pictures?: unknown }) => (pictures ?? []) as OwnRealWedding['pictures']
const withGiven = (given: { pictures?: unknown }) => ({
  ...given,
  ...(given.pictures !== undefined && { pictures: picturesOf(given).map(givenPicture) }),
})

export const ownWedding = planEntity<OwnRealWedding, 'slug' | 'takenOff' | 'readAt'>({
  kind: 'realWedding',
  key: ['account', 'real-weddings'],
  calls: {
    list: 'Vendor/getOwnRealWeddings',
    add: 'Vendor/addRealWedding',
    change: 'Vendor/updateRealWedding',
    remove: 'Vendor/deleteRealWedding',
  },
  // Each on its own: one that waits for its pictures holds up no other.
  scope: ({ id }) => `realWedding/${id}`,
  needs: (args) => filesOf(picturesOf(args)),
  needsToChange: ({ changes }) => filesOf(picturesOf(changes)),
  named: 'title',
  words: {
    add: (title) => `Nuovo matrimonio: ${title}`,
    change(title, { state, title: next }) {
      const did =
        state === 'published'
          ? 'Matrimonio pubblicato'
          : state === 'draft'
            ? 'Matrimonio tolto dalla pagina'
            : 'Matrimonio modificato'
      return `${did}: ${next ?? title}`
    },
    remove: (title) => `Matrimonio eliminato: ${title}`,
  },
  empty: {
    title: '',
    couple: '',
    date: null,
    city: '',
    region: null,
    guestCount: 0,
    style: '',
    quote: '',
    story: [],
    pictures: [],
    credits: [],
    consent: false,
    state: 'draft',
  },
  sent: withGiven,
  sentChange: withGiven,
})
