/** What administrators read of the foot of the public pages. */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { FOOTER_KEY } from './footer-queries.ts'

const WRITTEN_KEY = ['admin', 'footer'] as const

/** The foot as it is written, with who wrote it last. */
export const footAsWritten = (api: ApiClient) =>
  queryOptions({ queryKey: WRITTEN_KEY, queryFn: ({ signal }) => api('Admin/getFooter', { signal }) })

/** After it was written anew: what this device keeps of it is old as well. */
export const renewFoot = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: WRITTEN_KEY }),
    client.invalidateQueries({ queryKey: FOOTER_KEY }),
  ])
