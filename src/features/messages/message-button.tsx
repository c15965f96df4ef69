import { useRouter } from '@tanstack/react-router'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'

/** The way to write to a vendor. A visitor is led to the sign-in and from there to the page; other roles do not see it. */
export function MessageButton({ vendorId }: { vendorId: string }) {
  const role = useSession((session) => session.last?.role)
  const router = useRouter()
  if (role && role !== 'couple') return null
  const write = () =>
    void (role
      ? router.navigate({ to: '/couple/messages', search: { c: vendorId } })
      : router.navigate({ to: '/login', search: { ritorno: `/couple/messages?c=${vendorId}` } }))
  return (
    <Button variant="quiet" wide onClick={write}>
      Scrivi
    </Button>
  )
}
