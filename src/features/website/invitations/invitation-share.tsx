import type { Invitation } from '#contract/website/rsvp.ts'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import { Suspense, lazy, useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useCouple } from '../../couple/couple-queries.ts'
import { CopyLink } from '../copy-link.tsx'
import { invitationWords, mailOf, whatsAppOf } from './invitation-words.ts'
import css from '../website.module.css'

const QrPanel = lazy(async () => ({ default: (await import('./qr-panel.tsx')).QrPanel }))

/** One tap to send an invitation: the words are written already. */
export function InvitationShare({ invitation: { name }, url }: { invitation: Invitation; url: string }) {
  const { couple } = useCouple()
  const [square, setSquare] = useState(false)
  const words = invitationWords(couple, name, url)
  return (
    <section className={css.share} aria-label="Mandare l’invito">
      <p className={css.message}>{words.text}</p>
      <div className={css.row}>
        <a className={buttonClass('quiet')} href={whatsAppOf(words)} target="_blank" rel="noopener">
          <Icon of={IconBrandWhatsapp} />
          WhatsApp
        </a>
        <a className={buttonClass('quiet')} href={mailOf(words)}>
          <Icon of={IconMail} />
          Email
        </a>
        <Button variant="quiet" icon={IconQrcode} aria-expanded={square} onClick={() => setSquare(!square)}>
          Codice QR
        </Button>
      </div>
      {square && (
        <Suspense fallback={<Skeleton shape="picture" />}>
          <QrPanel
            url={url}
            alt={`Codice QR dell’invito: ${name}`}
            hint="Da mostrare, o da stampare sulla busta: apre questo invito, e nessun altro."
          />
        </Suspense>
      )}
      <CopyLink label="Il collegamento di questo invito" url={url} />
    </section>
  )
}

/** The same on a sheet of its own, from the list. */
export function InvitationShareSheet({
  invitation,
  url,
  onClose,
}: {
  invitation: Invitation
  url: string
  onClose: () => void
}) {
  return (
    <Sheet open title={`L’invito: ${invitation.name}`} onClose={onClose}>
      <InvitationShare invitation={invitation} url={url} />
    </Sheet>
  )
}
