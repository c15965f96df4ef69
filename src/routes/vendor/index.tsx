import { createFileRoute } from '@tanstack/react-router'
import { VendorHomeScreen } from '../../features/account/vendor-home-screen.tsx'
import { guard } from '../../session/guards.ts'

export const Route = createFileRoute('/vendor/')({
  beforeLoad: guard('vendor'),
  head: () => ({ meta: [{ title: 'La mia attività · Lovoglio' }] }),
  component: VendorHomeScreen,
})
