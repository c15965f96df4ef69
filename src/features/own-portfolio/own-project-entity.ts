/** The portfolio of the signed-in vendor, as it writes it: drafts, and what everybody reads. */
import type { PortfolioProject } from '#contract/vendors/portfolio.ts'
import { planEntity } from '../../plan/plan-entity.ts'
import { filesOf, givenPicture } from '../files/given-picture-face.ts'

/** Pictures are said whole: what a change names is what there is then. */
const picturesOf = ({ pictures }: { pictures?: unknown }) => (pictures ?? []) as PortfolioProject['pictures']
const withGiven = (given: { pictures?: unknown }) => ({
  ...given,
  ...(given.pictures !== undefined && { pictures: picturesOf(given).map(givenPicture) }),
})

export const ownProject = planEntity<PortfolioProject>({
  kind: 'portfolioProject',
  key: ['account', 'portfolio'],
  calls: {
    list: 'Portfolio/getOwn',
    add: 'Portfolio/add',
    change: 'Portfolio/update',
    remove: 'Portfolio/delete',
  },
  // Each on its own: one that waits for its pictures holds up no other.
  scope: ({ id }) => `portfolioProject/${id}`,
  needs: (args) => filesOf(picturesOf(args)),
  needsToChange: ({ changes }) => filesOf(picturesOf(changes)),
  named: 'title',
  words: {
    add: (title) => `Nuovo progetto: ${title}`,
    change(title, { state, position, title: next }) {
      if (position !== undefined) return `Progetto spostato: ${title}`
      const did =
        state === 'published'
          ? 'Progetto pubblicato'
          : state === 'draft'
            ? 'Progetto tolto dalla pagina'
            : 'Progetto modificato'
      return `${did}: ${next ?? title}`
    },
    remove: (title) => `Progetto eliminato: ${title}`,
  },
  empty: {
    title: '',
    place: '',
    month: '',
    text: '',
    pictures: [],
    consent: false,
    state: 'draft',
    position: 0,
  },
  sent: withGiven,
  sentChange: withGiven,
})
