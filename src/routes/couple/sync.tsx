import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { LeaveButton } from '../../features/account/leave-button.tsx'
import { SyncScreen } from '../../features/sync/sync-screen.tsx'
import { CopyPanel } from '../../features/sync/copy/copy-panel.tsx'
import { restoreConflict } from './-restore-conflict.ts'

/** What waits to be sent and what is to be reviewed; a copy of the plan. */
export const Route = createFileRoute('/couple/sync')({
  head: titled('Modifiche in attesa'),
  component: () => <SyncScreen copy={<CopyPanel />} leave={<LeaveButton />} restore={restoreConflict} />,
})
