import { createFileRoute } from '@tanstack/react-router'
import { SyncScreen } from '../../features/sync/sync-screen.tsx'
import { guard } from '../../session/guards.ts'

/** What waits to be sent and what is to be reviewed. */
export const Route = createFileRoute('/vendor/sync')({
  beforeLoad: guard('vendor'),
  head: () => ({ meta: [{ title: 'Modifiche in attesa · Lovoglio' }] }),
  component: () => <SyncScreen />,
})
