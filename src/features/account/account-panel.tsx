import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useState } from 'react'
import { useSession } from '../../session/session-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import css from './account-panel.module.css'
import { SignOutDialog } from './sign-out-dialog.tsx'

const ROLE_WORD = { couple: 'Coppia', vendor: 'Fornitore', admin: 'Amministrazione' } as const

/** Who is signed in on this device, and the way out. */
export function AccountPanel() {
  const last = useSession((session) => session.last)
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
      </div>
      <Button variant="quiet" size="small" icon={IconLogout} onClick={() => setLeaving(true)}>
        Esci
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
