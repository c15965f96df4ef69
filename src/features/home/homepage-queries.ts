/** What administrators read of the home page. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { TOP_VENDORS_KEY } from '../vendors/vendor-queries.ts'

const BACKGROUNDS_KEY = ['admin', 'backgrounds'] as const

export const allBackgrounds = (api: ApiClient) =>
  queryOptions({
    queryKey: BACKGROUNDS_KEY,
    queryFn: ({ signal }) => api('Admin/getAllBackgroundImage', { signal }),
  })

/** After one came or went. This visit's own home page keeps the one it has. */
export const renewBackgrounds = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: BACKGROUNDS_KEY })

const PAGE_KEY = ['admin', 'home'] as const

/** The home page as it is arranged. */
export const homePageAsArranged = (api: ApiClient) =>
  queryOptions({ queryKey: PAGE_KEY, queryFn: ({ signal }) => api('Admin/getHomePage', { signal }) })

/** After it was arranged anew: what this device keeps of the page is old as well. */
export const renewHomePage = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: PAGE_KEY }),
    client.invalidateQueries({ queryKey: ['home', 'texts'] }),
    client.invalidateQueries({ queryKey: TOP_VENDORS_KEY }),
  ])
