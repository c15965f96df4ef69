import { createFileRoute } from '@tanstack/react-router'
import { AdminBannersScreen } from '../../features/banners/admin-banners-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** What is advertised on the site. */
export const Route = createFileRoute('/admin/banner')({
  head: titled('Banner'),
  component: AdminBannersScreen,
})
