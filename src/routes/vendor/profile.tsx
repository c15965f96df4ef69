import { createFileRoute } from '@tanstack/react-router'
import { VendorProfileScreen } from '../../features/vendor-profile/vendor-profile-screen.tsx'

/** What couples read of this vendor, written by itself. */
export const Route = createFileRoute('/vendor/profile')({
  head: () => ({ meta: [{ title: 'La tua pagina · Lovoglio' }] }),
  component: VendorProfileScreen,
})
