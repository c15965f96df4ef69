/** What the pages of real weddings read. */
import { queryOptions } from '@tanstack/react-query'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { PUBLIC_READ, askedBy } from '../vendors/vendor-queries.ts'

const STALE_AFTER_MS = 10 * 60_000
/** As many as the call gives. */
const LISTED = 50

/** A wedding in the list: without the story and with one picture, so that the page stays light. */
export type WeddingCard = Pick<
  RealWedding,
  'id' | 'slug' | 'title' | 'couple' | 'date' | 'city' | 'region' | 'guestCount' | 'quote'
> & { picture: RealWedding['pictures'][number] | undefined }

const cardOf = ({
  id,
  slug,
  title,
  couple,
  date,
  city,
  region,
  guestCount,
  quote,
  pictures,
}: RealWedding): WeddingCard => ({
  id,
  slug,
  title,
  couple,
  date,
  city,
  region,
  guestCount,
  quote,
  picture: pictures[0],
})

export const realWeddingPageQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['real-weddings', 'cards'],
      queryFn: async (asked) =>
        (await api('Vendor/getRealWeddings', { query: { limit: LISTED }, ...askedBy(asked) })).map(cardOf),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
  bySlug: (api: ApiClient, slug: string) =>
    queryOptions({
      queryKey: ['real-weddings', 'slug', slug],
      queryFn: (asked) => api('Vendor/getRealWeddingBySlug', { query: { slug }, ...askedBy(asked) }),
      staleTime: STALE_AFTER_MS,
      ...PUBLIC_READ,
    }),
}
