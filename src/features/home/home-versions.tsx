import type { HomePage } from '#contract/site/home-page.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { versionsOf } from '../../lists/versions/versions-of.tsx'
import { PART_NAMES } from './home-order.tsx'
import { renewHomePage } from './homepage-queries.ts'

const lines = (names: readonly string[]) => names.join('\n')

/** The words and the order of the home page, as they were. */
export const HomeVersions = versionsOf<'homePage', HomePage>({
  kind: 'homePage',
  words: {
    headline: { name: 'Il titolo' },
    lead: { name: 'Il testo sotto il titolo' },
    shelfTitle: { name: 'Il titolo sopra i fornitori' },
    kinds: {
      name: 'Le categorie in evidenza',
      show: (kinds) => lines(kinds.map((slug) => categoryOf(slug)?.name ?? slug)),
    },
    parts: {
      name: 'L’ordine della pagina',
      show: (parts) => lines(parts.map((part) => PART_NAMES[part].name)),
    },
    featured: {
      name: 'I fornitori in evidenza',
      show: (featured) => lines(featured.map(({ name }) => name ?? 'Un fornitore eliminato')),
    },
  },
  bringBack: (api, { featured, ...values }, keyed) =>
    api('Admin/updateHomePage', keyed({ ...values, featured: featured.map(({ id }) => id) })),
  renew: renewHomePage,
})
