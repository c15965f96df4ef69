import { useSession } from '../../session/session-context.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The vendor's first page. */
export function VendorHomeScreen() {
  const last = useSession((session) => session.last)
  return <PageHeader title={last?.name ?? 'La mia attività'} />
}
