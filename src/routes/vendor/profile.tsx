import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { VendorProfileScreen } from '../../features/vendor-profile/vendor-profile-screen.tsx'

/** What couples read of this vendor, written by itself. */
export const Route = createFileRoute('/vendor/profile')({
  head: titled('La tua pagina'),
  component: VendorProfileScreen,
})
