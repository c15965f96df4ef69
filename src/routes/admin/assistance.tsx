import { createFileRoute } from '@tanstack/react-router'
import { AdminRequestsScreen } from '../../features/assistance/admin-requests-screen.tsx'
import { parseRequestSearch } from '../../features/assistance/request-queues.ts'
import { titled } from '../../lib/titled.ts'

/** What couples, vendors and visitors have asked us. Queue and words are in the address. */
export const Route = createFileRoute('/admin/assistance')({
  validateSearch: parseRequestSearch,
  head: titled('Richieste di assistenza'),
  component: RequestsRoute,
})

function RequestsRoute() {
  const navigate = Route.useNavigate()
  return (
    <AdminRequestsScreen
      search={Route.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  )
}
