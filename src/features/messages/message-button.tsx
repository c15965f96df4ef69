import { useSession } from '../../session/session-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'

/** The way to write to a vendor. A visitor is led to the sign-in and from there to it; other roles do not see it. */
export function MessageButton({ vendorId }: { vendorId: string }) {
  const role = useSession((session) => session.last?.role)
  if (role && role !== 'couple') return null
  const conversation = `/couple/messages?c=${vendorId}`
  return (
    <UiLink
      href={role ? conversation : `/login?ritorno=${encodeURIComponent(conversation)}`}
      className={buttonClass('quiet', { wide: true })}
    >
      Scrivi
    </UiLink>
  )
}
