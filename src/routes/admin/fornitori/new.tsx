import { createFileRoute } from '@tanstack/react-router'
import { NewVendorScreen } from '../../../features/vendors/record/new-vendor-screen.tsx'
import { titled } from '../../../lib/titled.ts'

/** A vendor that an administrator makes. */
export const Route = createFileRoute('/admin/fornitori/new')({
  head: titled('Un fornitore nuovo'),
  component: NewVendorScreen,
})
