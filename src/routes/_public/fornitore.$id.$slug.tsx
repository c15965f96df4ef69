import { createFileRoute } from '@tanstack/react-router'
import { NotFoundNotice } from '../-frames/not-found-notice.tsx'
import { searchParams, whole } from '../../lib/search-params.ts'
import { BookingButton } from '../../features/bookings/booking-button.tsx'
import { BannerSlot } from '../../features/banners/banner-slot.tsx'
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'
import { MessageButton } from '../../features/messages/message-button.tsx'
import { PortfolioSection } from '../../features/portfolio/portfolio-section.tsx'
import { RealWeddingSection } from '../../features/real-weddings/real-wedding-section.tsx'
import { ReviewButton } from '../../features/reviews/review-button.tsx'
import { ReviewSection } from '../../features/reviews/review-section.tsx'
import { cardOf } from '../../features/vendors/vendor-card-of.ts'
import { VendorLoading } from '../../features/vendors/page/vendor-loading.tsx'
import { VendorScreen } from '../../features/vendors/page/vendor-screen.tsx'
import { VideoSection } from '../../features/videos/video-section.tsx'

/** `chiedi`: the sheet that asks for a day is open, as who has just signed in wanted it. */
const readSearch = searchParams({ chiedi: whole(1, 1) })

/** A vendor's page. The name in the address is checked: there is one address for each. */
export const Route = createFileRoute('/_public/fornitore/$id/$slug')({
  validateSearch: readSearch,
  loader: async ({ context, params }) =>
    (await import('../../features/vendors/page/vendor-page.ts')).loadVendor(context, params),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: VendorRoute,
  pendingComponent: VendorLoading,
  notFoundComponent: NotFoundNotice,
})

function VendorRoute() {
  const { id } = Route.useParams()
  const { award, renderedOn } = Route.useLoaderData()
  const { chiedi } = Route.useSearch()
  const navigate = Route.useNavigate()
  const setAsking = (asking: boolean) =>
    void navigate({ search: asking ? { chiedi: 1 } : {}, replace: true, resetScroll: false })
  return (
    <VendorScreen
      // Each vendor's page starts afresh: month, order of reviews, open questions.
      key={id}
      id={id}
      award={award}
      renderedOn={renderedOn}
      onAsk={() => setAsking(true)}
      save={(vendor, variant) => <FavoriteButton vendor={vendor} variant={variant} />}
      contact={(vendor) => (
        <>
          <BookingButton
            vendor={cardOf(vendor)}
            takesBookings={vendor.takesBookings}
            asking={chiedi === 1}
            onAsking={setAsking}
          />
          {vendor.unclaimed || <MessageButton vendorId={vendor.id} />}
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
      portfolio={<PortfolioSection vendorId={id} />}
      weddings={<RealWeddingSection vendorId={id} />}
      banner={<BannerSlot placement="detail" />}
    />
  )
}
