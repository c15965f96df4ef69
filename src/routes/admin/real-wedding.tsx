import { createFileRoute } from '@tanstack/react-router'
import { AdminWeddingsScreen } from '../../features/wedding-queue/admin-weddings-screen.tsx'
import { parseWeddingSearch } from '../../features/wedding-queue/wedding-queues.ts'
import { titled } from '../../lib/titled.ts'

/** Real weddings to read, and those taken off. Queue and words are in the address. */
export const Route = createFileRoute('/admin/real-wedding')({
  validateSearch: parseWeddingSearch,
  head: titled('Matrimoni veri'),
  component: WeddingsRoute,
})

function WeddingsRoute() {
  const navigate = Route.useNavigate()
  return (
    <AdminWeddingsScreen
      search={Route.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  )
}
