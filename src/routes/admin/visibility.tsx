import { createFileRoute } from '@tanstack/react-router'
import { AdminVisibilityScreen } from '../../features/visibility/admin-visibility-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** Vendors who pay to stand at the top, marked as such. */
export const Route = createFileRoute('/admin/visibility')({
  head: titled('Visibilità'),
  component: AdminVisibilityScreen,
})
