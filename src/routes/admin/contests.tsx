import { createFileRoute } from '@tanstack/react-router'
import { AdminContestsScreen } from '../../features/lead-queue/admin-contests-screen.tsx'
import { parseContestSearch } from '../../features/lead-queue/contest-queues.ts'
import { titled } from '../../lib/titled.ts'

/** Requests that vendors contest. Which queue is in the address. */
export const Route = createFileRoute('/admin/contests')({
  validateSearch: parseContestSearch,
  head: titled('Contestazioni'),
  component: ContestsRoute,
})

function ContestsRoute() {
  const { queue = 'da-decidere' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminContestsScreen
      queue={queue}
      onQueue={(next) => void navigate({ search: next === 'da-decidere' ? {} : { queue: next } })}
    />
  )
}
