import { ADMIN_ROLE_WORDS, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { UiLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'

/** What stands at an address that a role does not see: why, and the way back. */
export function NotYourRole({ role }: { role: AdminRole }) {
  const { name, does } = ADMIN_ROLE_WORDS[role]
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title="Questa pagina non è del tuo ruolo"
      action={<UiLink href={AREAS.admin.home}>Torna alla Dashboard</UiLink>}
    >
      {`Il tuo ruolo è ${name}: ${does} Per il resto chiedi a chi è titolare.`}
    </EmptyState>
  )
}
