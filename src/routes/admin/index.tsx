import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { AdminHomeScreen } from '../../features/account/admin-home-screen.tsx'

export const Route = createFileRoute('/admin/')({
  head: titled('Amministrazione'),
  component: AdminHomeScreen,
})
