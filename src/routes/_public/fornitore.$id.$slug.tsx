import { createFileRoute } from '@tanstack/react-router'
import { NotFoundNotice } from '../-frames/not-found-notice.tsx'
import { BookingButton } from '../../features/bookings/booking-button.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { MessageButton } from '../../features/messages/message-button.tsx'
import { RealWeddingSection } from '../../features/real-weddings/real-wedding-section.tsx'
import { ReviewButton } from '../../features/reviews/review-button.tsx'
import { ReviewSection } from '../../features/reviews/review-section.tsx'
import { cardOf } from '../../features/vendors/vendor-card-of.ts'
import { VendorLoading } from '../../features/vendors/vendor-loading.tsx'
import { VendorScreen } from '../../features/vendors/vendor-screen.tsx'
import { VideoSection } from '../../features/videos/video-section.tsx'

/** A vendor's page. The name in the address is checked: there is one address for each. */
export const Route = createFileRoute('/_public/fornitore/$id/$slug')({
  loader: async ({ context, params }) => {
    const page = await import('../../features/vendors/vendor-page.ts')
    return page.loadVendor(context, params)
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: VendorRoute,
  pendingComponent: VendorLoading,
  notFoundComponent: NotFoundNotice,
})

function VendorRoute() {
  const { id } = Route.useParams()
  const { award, renderedOn } = Route.useLoaderData()
  return (
    <VendorScreen
      // Each vendor's page starts afresh: month, order of reviews, open questions.
      key={id}
      id={id}
      award={award}
      renderedOn={renderedOn}
      save={(vendor, variant) => <FavoriteButton vendor={vendor} variant={variant} />}
      contact={(vendor) => (
        <>
          <BookingButton vendor={cardOf(vendor)} takesBookings={vendor.takesBookings} />
          <MessageButton vendorId={vendor.id} />
        </>
      )}
      reviews={(title, { businessName }) => (
        <ReviewSection
          vendorId={id}
          title={title}
          write={<ReviewButton vendorId={id} name={businessName} />}
        />
      )}
      videos={<VideoSection vendorId={id} />}
      weddings={<RealWeddingSection vendorId={id} />}
      banner={<BannerSlot placement="detail" />}
    />
  )
}
