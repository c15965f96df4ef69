import { createFileRoute } from '@tanstack/react-router'
import { SyncScreen } from '../../features/sync/sync-screen.tsx'
import { guard } from '../../session/guards.ts'
import { PlanCopyPanel } from './-plan-copy.tsx'

/** What waits to be sent and what is to be reviewed; a copy of the plan. */
export const Route = createFileRoute('/couple/sync')({
  beforeLoad: guard('couple'),
  head: () => ({ meta: [{ title: 'Modifiche in attesa · Lovoglio' }] }),
  component: () => <SyncScreen copy={<PlanCopyPanel />} />,
})
