import type { PublicScreen } from './screen.ts'

/** What everybody may open, rendered by the server. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  { path: '/', landing: true },
  { path: '/fornitori', landing: true },
  { path: '/fornitori/$category', countedAs: 'each', landing: true },
  { path: '/fornitore/$id/$slug', countedAs: '/fornitore', landing: true },
  { path: '/planning' },
  { path: '/awards' },
  { path: '/news' },
  { path: '/news/$slug', countedAs: '/news/*' },
  { path: '/guide' },
  { path: '/guide/$slug', countedAs: '/guide/*' },
  { path: '/matrimoni-veri' },
  { path: '/matrimoni-veri/$slug', countedAs: '/matrimoni-veri/*' },
  { path: '/wedding/$id', countedAs: '/wedding', personal: true },
  // Read by who is not here yet.
  { path: '/vendor-area', offline: false },
  { path: '/how-it-works', offline: false },
  { path: '/vendor-terms', offline: false },
  { path: '/wed-ai' },
  { path: '/assistance' },
  // Read once, where the question comes up: with a network.
  { path: '/come-ordiniamo', offline: false },
  { path: '/privacy-policy', offline: false },
  { path: '/cookie', offline: false },
]

const PERSONAL = PUBLIC_SCREENS.filter(({ personal }) => personal).map(({ path }) => path.split('/')[1])
const OF_ONE = new RegExp(`^/(${PERSONAL.join('|')})(/|$)`, 'i')

/** Whether the page of a path is rendered for each who asks and never kept. */
export const isPersonal = (pathname: string): boolean => OF_ONE.test(pathname)
