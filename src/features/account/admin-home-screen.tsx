import { PageHeader } from '../../ui/page-header.tsx'

/** The administrator's first page. */
export function AdminHomeScreen() {
  return <PageHeader title="Amministrazione" />
}
