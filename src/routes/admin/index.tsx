import { createFileRoute } from '@tanstack/react-router'
import { AdminHomeScreen } from '../../features/account/admin-home-screen.tsx'
import { guard } from '../../session/guards.ts'

export const Route = createFileRoute('/admin/')({
  beforeLoad: guard('admin'),
  head: () => ({ meta: [{ title: 'Amministrazione · Lovoglio' }] }),
  component: AdminHomeScreen,
})
