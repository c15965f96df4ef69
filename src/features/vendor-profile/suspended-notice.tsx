import { WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import type { Vendor } from '#contract/vendors/vendor.ts'
import { UiLink } from '../../ui/link.tsx'
import { Notice } from '../../ui/state/notice.tsx'

/** Why an administrator has taken a vendor's page away, and where to say that it was wrong. Nothing while it is there. */
export function SuspendedNotice({ vendor: { active, draft, deactivationReason } }: { vendor: Vendor }) {
  if (active || draft) return null
  return (
    <Notice tone="warning">
      <strong>La tua pagina è sospesa:</strong> le coppie non la vedono, e qui non si può cambiare niente.{' '}
      {deactivationReason} <UiLink href={`/vendor/messages?c=${WITH_SUPPORT}`}>Scrivi all’assistenza</UiLink>{' '}
      se non è giusto.
    </Notice>
  )
}
