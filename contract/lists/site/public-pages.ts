/**
 * The public pages that stand at one address each, by what administrators call them. What has a page of its own for each
 * (a vendor, a guide, an article, a wedding) is not among them: its words are its author's.
 */
import { CATEGORIES } from '../vendors/category-list.ts'

/** The parts in which administrators see them. */
export const PAGE_GROUPS = [
  { group: 'site', title: 'Il sito' },
  { group: 'about', title: 'Aiuto e condizioni' },
  { group: 'categories', title: 'Le categorie di fornitori' },
] as const

interface StandingPage {
  /** From the root, exactly as it is canonical: a list of one place is another page. */
  path: string
  name: string
  group: (typeof PAGE_GROUPS)[number]['group']
}

const site = (path: string, name: string) => ({ path, name, group: 'site' }) as const
const about = (path: string, name: string) => ({ path, name, group: 'about' }) as const

export const HOME_PATH = '/'

export const PUBLIC_PAGES: readonly StandingPage[] = [
  site(HOME_PATH, 'Home'),
  site('/fornitori', 'Fornitori'),
  site('/planning', 'Pianificare'),
  site('/awards', 'Award'),
  site('/matrimoni-veri', 'Matrimoni veri'),
  site('/news', 'Giornale'),
  site('/guide', 'Guide'),
  site('/wed-ai', 'Assistente'),
  site('/vendor-area', 'Area fornitori, piani e prezzi'),
  about('/how-it-works', 'Come funziona'),
  about('/come-ordiniamo', 'Come ordiniamo i risultati'),
  about('/assistance', 'Assistenza'),
  about('/vendor-terms', 'Condizioni per i fornitori'),
  about('/privacy-policy', 'Privacy'),
  about('/cookie', 'Cookie'),
  ...CATEGORIES.map(({ slug, name }) => ({ path: `/fornitori/${slug}`, name, group: 'categories' }) as const),
]

export const PUBLIC_PAGE_PATHS: readonly string[] = PUBLIC_PAGES.map(({ path }) => path)
