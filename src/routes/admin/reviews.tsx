import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AdminReviewsScreen } from '../../features/reviews/admin-reviews-screen.tsx'
import { parseReviewSearch } from '../../features/reviews/review-queues.ts'

/** Reviews to read before they are shown, and those reported. Which queue is in the address. */
export const Route = createFileRoute('/admin/reviews')({
  validateSearch: parseReviewSearch,
  head: titled('Recensioni'),
  component: ReviewsRoute,
})

function ReviewsRoute() {
  const { queue = 'pending' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminReviewsScreen
      queue={queue}
      onQueue={(next) => void navigate({ search: next === 'pending' ? {} : { queue: next } })}
    />
  )
}
