import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

export const accountNoteQueries = {
  /** @param recordKey of the record it stands in, which a write makes old as a whole */
  of: (api: ApiClient, recordKey: readonly unknown[], id: string) =>
    queryOptions({
      queryKey: [...recordKey, 'notes'],
      queryFn: ({ signal }) => api('Admin/getAccountNotes', { query: { id }, signal }),
    }),
}
