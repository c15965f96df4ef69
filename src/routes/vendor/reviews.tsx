import { createFileRoute } from '@tanstack/react-router'
import { VendorReviewsScreen } from '../../features/reviews/vendor-reviews-screen.tsx'

/** What couples say of this vendor, and what it answers. */
export const Route = createFileRoute('/vendor/reviews')({
  head: () => ({ meta: [{ title: 'Recensioni · Lovoglio' }] }),
  component: VendorReviewsScreen,
})
