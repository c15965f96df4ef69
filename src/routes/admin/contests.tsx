import { createFileRoute } from '@tanstack/react-router'
import { AdminContestsScreen } from '../../features/lead-queue/admin-contests-screen.tsx'
import { parseContestSearch } from '../../features/lead-queue/contest-queues.ts'
import { titled } from '../../lib/titled.ts'

/** Requests that vendors contest. Queue and words are in the address. */
export const Route = createFileRoute('/admin/contests')({
  validateSearch: parseContestSearch,
  head: titled('Contestazioni'),
  component: ContestsRoute,
})

function ContestsRoute() {
  const navigate = Route.useNavigate()
  return (
    <AdminContestsScreen
      search={Route.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  )
}
