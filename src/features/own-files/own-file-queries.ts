/** All that the signed-in vendor has sent: read when its screen is opened, for it is long, and kept on the device from then on. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { untoldStaleTime } from '../../api/untold.ts'

export const OWN_FILES_KEY = ['account', 'own-files'] as const

export const ownFileQueries = {
  mine: (api: ApiClient) =>
    queryOptions({
      queryKey: OWN_FILES_KEY,
      queryFn: ({ signal }) => api('Files/getOwn', { signal }),
      meta: { persist: 'private' },
      staleTime: untoldStaleTime,
    }),
}
