import type { ReactNode } from 'react'
import { maySee } from '#contract/lists/admin/admin-rights.ts'
import { useSession } from '../session/session-context.tsx'
import { UiLink } from '../ui/link.tsx'

/** A way to another screen of the administrators, and only words for who does not see that screen. */
export function MayLink({ href, children }: { href: string; children: ReactNode }) {
  const role = useSession(({ last }) => last?.adminRole)
  return maySee(role, href) ? <UiLink href={href}>{children}</UiLink> : children
}
