/** What administrators read of the home page. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

const BACKGROUNDS_KEY = ['admin', 'backgrounds'] as const

export const allBackgrounds = (api: ApiClient) =>
  queryOptions({
    queryKey: BACKGROUNDS_KEY,
    queryFn: ({ signal }) => api('Admin/getAllBackgroundImage', { signal }),
  })

/** After one came or went. This visit's own home page keeps the one it has. */
export const renewBackgrounds = (client: QueryClient): Promise<unknown> =>
  client.invalidateQueries({ queryKey: BACKGROUNDS_KEY })
