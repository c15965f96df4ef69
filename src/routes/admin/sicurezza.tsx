import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../features/account/second-factor/security-screen.tsx'
import { titled } from '../../lib/titled.ts'

/** How an administrator signs in, and where they are signed in. */
export const Route = createFileRoute('/admin/sicurezza')({
  head: titled('Sicurezza'),
  component: SecurityScreen,
})
