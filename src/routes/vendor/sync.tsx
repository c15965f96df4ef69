import { createFileRoute } from '@tanstack/react-router'
import { SyncScreen } from '../../features/sync/sync-screen.tsx'

/** What waits to be sent and what is to be reviewed. */
export const Route = createFileRoute('/vendor/sync')({
  head: () => ({ meta: [{ title: 'Modifiche in attesa · Lovoglio' }] }),
  component: () => <SyncScreen />,
})
