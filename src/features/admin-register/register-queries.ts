import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'

/** Who is in the register, as a filter's choices. */
export async function registerPeople(api: ApiClient, signal: AbortSignal) {
  const people = await api('Admin/getRegisterPeople', { signal })
  return people.map(({ id, name }) => ({ value: id, label: name }))
}

export const registerQueries = {
  act: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['admin', 'register', 'act', id],
      queryFn: ({ signal }) => api('Admin/getRegisterEntry', { query: { id }, signal }),
    }),
}
