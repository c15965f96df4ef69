import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AdminReviewsScreen } from '../../features/reviews/admin-reviews-screen.tsx'
import { parseReviewSearch } from '../../features/reviews/review-queues.ts'

/** Reviews to read before they are shown, and those reported. Queue and words are in the address. */
export const Route = createFileRoute('/admin/reviews')({
  validateSearch: parseReviewSearch,
  head: titled('Recensioni'),
  component: ReviewsRoute,
})

function ReviewsRoute() {
  const navigate = Route.useNavigate()
  return (
    <AdminReviewsScreen
      search={Route.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  )
}
