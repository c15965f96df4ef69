import { createFileRoute } from '@tanstack/react-router'
import { AdminHomepageScreen } from '../../features/home/admin-homepage-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** How the home page looks. */
export const Route = createFileRoute('/admin/homepage-settings')({
  head: titled('Home'),
  component: AdminHomepageScreen,
})
