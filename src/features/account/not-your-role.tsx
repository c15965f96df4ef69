import { ADMIN_ROLE_WORDS, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { AREAS } from '#contract/screens/areas.ts'
import { buttonClass } from '../../ui/button.tsx'
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

/** What stands where somebody administers no more while a page is open: that it is so, and the way in. */
export function NotAnAdmin() {
  return (
    <EmptyState
      drawing="search"
      heading="h1"
      title="La tua sessione è finita"
      action={
        <UiLink href="/login" className={buttonClass()}>
          Accedi
        </UiLink>
      }
    >
      Questo account non amministra più Lovoglio. Se ti sembra un errore, chiedi a chi è titolare.
    </EmptyState>
  )
}
