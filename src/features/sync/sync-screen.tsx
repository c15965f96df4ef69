import { PageHeader } from '../../ui/page-header.tsx'

/** What waits to be sent. */
export function SyncScreen() {
  return <PageHeader title="Modifiche in attesa" />
}
