import { createFileRoute } from '@tanstack/react-router'
import { AdminWeddingsScreen } from '../../features/wedding-queue/admin-weddings-screen.tsx'
import { parseWeddingSearch } from '../../features/wedding-queue/wedding-queues.ts'
import { titled } from '../../lib/titled.ts'

/** Real weddings to read, and those taken off. Which queue is in the address. */
export const Route = createFileRoute('/admin/real-wedding')({
  validateSearch: parseWeddingSearch,
  head: titled('Matrimoni veri'),
  component: WeddingsRoute,
})

function WeddingsRoute() {
  const { queue = 'da-leggere' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminWeddingsScreen
      queue={queue}
      onQueue={(next) => void navigate({ search: next === 'da-leggere' ? {} : { queue: next } })}
    />
  )
}
