import { createFileRoute } from '@tanstack/react-router'
import { VendorRecordScreen } from '../../features/vendors/record/vendor-record-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** One vendor, as administrators see it. */
export const Route = createFileRoute('/admin/fornitori/$id')({
  head: titled('Fornitore'),
  component: VendorRecordRoute,
})

function VendorRecordRoute() {
  const { id } = Route.useParams()
  return <VendorRecordScreen key={id} id={id} />
}
