import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useState } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { reviewPathOf } from '../sync/sync-face.ts'
import css from './account-panel.module.css'
import { DevicesButton } from './devices/devices-button.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useProofMail } from './registration/use-proof-mail.ts'

const ROLE_WORD = { couple: 'Coppia', vendor: 'Fornitore', admin: 'Amministrazione' } as const

/** Who is signed in on this device, and the way out. */
export function AccountPanel() {
  const last = useSession((session) => session.last)
  /** Mails wait for the proof. Nobody knows of it without a network. */
  const isUnproved = useSession((session) => session.user?.emailVerified === false)
  const { send, said, busy } = useProofMail()
  const [leaving, setLeaving] = useState(false)
  if (!last) return null
  return (
    <div className={css.panel}>
      <Avatar name={last.name} src={last.avatar ?? undefined} size="small" />
      <div className={css.words}>
        <span className={css.name}>{last.name}</span>
        <span className={css.role} title={last.email}>
          {ROLE_WORD[last.role]} · {last.email}
        </span>
        {isUnproved && (
          <span className={css.proof} role="status">
            {said ?? (
              <Button variant="link" busy={busy} onClick={() => void send()}>
                Conferma la tua email
              </Button>
            )}
          </span>
        )}
        <span className={css.proof}>
          <DevicesButton />
        </span>
        {last.role !== 'admin' && (
          <UiLink href={reviewPathOf(last.role)} className={buttonClass('link', { className: css.device })}>
            Questo dispositivo
          </UiLink>
        )}
      </div>
      <Button variant="quiet" size="small" icon={IconLogout} onClick={() => setLeaving(true)}>
        Esci
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
