import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

export const registerQueries = {
  /** Who is in the register, as a filter's choices. */
  people: (api: ApiClient) =>
    queryOptions({
      queryKey: ['admin', 'register', 'people'],
      queryFn: async ({ signal }) => {
        const people = await api('Admin/getRegisterPeople', { signal })
        return people.map(({ id, name }) => ({ value: id, label: name }))
      },
    }),
  act: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['admin', 'register', 'act', id],
      queryFn: ({ signal }) => api('Admin/getRegisterEntry', { query: { id }, signal }),
    }),
}
