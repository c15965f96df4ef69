/** What only the home page reads. Of long things it keeps what it shows: the page is sent with its data. */
import { queryOptions } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000
/** How many of the latest weddings are looked at for one with a quote and a picture. */
const WEDDINGS_READ = 6
const AWARDS_SHOWN = 6
const TOP_SHOWN = 4

export type HomeWedding = NonNullable<Awaited<ReturnType<typeof readWedding>>>
export type HomeAward = Awaited<ReturnType<typeof readAwards>>[number]

export const homeQueries = {
  /** The words of the page. */
  texts: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home', 'texts'],
      queryFn: ({ signal }) => api('Vendor/getHomePage', { signal }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** One of the backgrounds, by chance: the same one for the whole visit. */
  background: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home', 'background'],
      queryFn: ({ signal }) => api('Admin/getRandomHomepageBackground', { signal }),
      staleTime: Infinity,
      ...PUBLIC_READ,
    }),
  /** A wedding to tell of; null while there is none. */
  wedding: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home', 'wedding'],
      queryFn: ({ signal }) => readWedding(api, signal),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  /** Who won in the last year that is out, the kinds most looked for first. */
  awards: (api: ApiClient) =>
    queryOptions({
      queryKey: ['home', 'awards'],
      queryFn: (asked) => readAwards(api, askedBy(asked)),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}

/** The vendors of the shelf, of those the server calls the top ones. */
export const shelfOf = <Card>(top: readonly Card[]): readonly Card[] => top.slice(0, TOP_SHOWN)

async function readWedding(api: ApiClient, signal: AbortSignal) {
  const weddings = await api('Vendor/getRealWeddings', { query: { limit: WEDDINGS_READ }, signal })
  const told = weddings.find(({ quote, pictures }) => quote && pictures.length > 0) ?? weddings[0]
  if (!told) return null
  const { slug, title, couple, date, city, quote, pictures } = told
  return { slug, title, couple, date, city, quote, picture: pictures[0] }
}

async function readAwards(api: ApiClient, asked: ReturnType<typeof askedBy>) {
  const awards = await api('Vendor/getAwardByYear', { query: {}, ...asked })
  const place = (slug: string) => CATEGORIES.findIndex((category) => category.slug === slug)
  return awards
    .filter((award) => award.place === 'winner' && award.vendor)
    .toSorted((a, b) => place(a.category) - place(b.category))
    .map(({ id, year, category, citation, vendor }, _, won) => ({
      id,
      year,
      category,
      citation: citation || vendor!.headline,
      tied: won.some((other) => other.id !== id && other.category === category),
      vendor: nameOf(vendor!),
    }))
    .slice(0, AWARDS_SHOWN)
}

const nameOf = ({ id, slug, businessName }: { id: string; slug: string; businessName: string }) => ({
  id,
  slug,
  businessName,
})
