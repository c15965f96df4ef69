import { createFileRoute } from '@tanstack/react-router'
import { AdminHomeScreen } from '../../features/account/admin-home-screen.tsx'

export const Route = createFileRoute('/admin/')({
  head: () => ({ meta: [{ title: 'Amministrazione · Lovoglio' }] }),
  component: AdminHomeScreen,
})
