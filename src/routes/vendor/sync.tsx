import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../../lib/titled.ts'
import { VendorCopyPanel } from '../../features/vendor-copy/vendor-copy-panel.tsx'
import { VendorSyncScreen } from '../../features/sync/vendor-sync-screen.tsx'

/** What waits to be sent and what is to be reviewed. */
export const Route = createFileRoute('/vendor/sync')({
  head: titled('Modifiche in attesa'),
  component: () => <VendorSyncScreen copy={<VendorCopyPanel />} />,
})
