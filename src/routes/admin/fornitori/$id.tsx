import { createFileRoute } from '@tanstack/react-router'
import { VendorRecordScreen } from '../../../features/vendors/record/vendor-record-screen.tsx'
import { id as anId, searchParams } from '../../../lib/search-params.ts'
import { titled } from '../../../lib/titled.ts'

/** One vendor, as administrators see it. */
export const Route = createFileRoute('/admin/fornitori/$id')({
  /** The booking that was looked for. */
  validateSearch: searchParams({ booking: anId() }),
  head: titled('Fornitore'),
  component: VendorRecordRoute,
})

function VendorRecordRoute() {
  const { id } = Route.useParams()
  const { booking } = Route.useSearch()
  return <VendorRecordScreen key={id} id={id} booking={booking} />
}
