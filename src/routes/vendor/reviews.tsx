import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { VendorReviewsScreen } from '../../features/reviews/vendor-reviews-screen.tsx'

/** What couples say of this vendor, and what it answers. */
export const Route = createFileRoute('/vendor/reviews')({
  head: titled('Recensioni'),
  component: VendorReviewsScreen,
})
