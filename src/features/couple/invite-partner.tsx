import type { Couple, CoupleInvitation } from '#contract/people/couple.ts'
import { useRef, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './profile.module.css'

/** The other partner joins by a link: shown once, for one use, for seven days. It needs the network. */
export function InvitePartner({ couple }: { couple: Couple }) {
  const api = useApi()
  const link = useRef<HTMLInputElement>(null)
  const [invitation, setInvitation] = useState<CoupleInvitation>()
  const {
    run: invite,
    busy,
    failure,
  } = useCall(async (keyFor) => {
    setInvitation(await api('Couple/invitePartner', { idempotencyKey: keyFor() }))
  })
  const free = couple.members[0]?.partner === 'two' ? 0 : 1
  const partner = couple.partners[free]?.firstName ?? 'l’altra persona'

  return (
    <>
      <p className={css.soft}>
        Con un collegamento {partner} vede e cambia lo stesso piano dal suo telefono.
      </p>
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
      {invitation ? (
        <>
          <TextField
            ref={link}
            label="Il collegamento"
            readOnly
            value={invitation.url}
            hint={`Vale fino al ${formatInstant(invitation.expiresAt)}, per una volta sola.`}
            onFocus={(event) => event.target.select()}
          />
          <Button
            onClick={() =>
              void copyText(invitation.url, 'Collegamento copiato.', () => link.current?.select())
            }
          >
            Copia il collegamento
          </Button>
        </>
      ) : (
        <Button busy={busy} onClick={() => void invite()}>
          Invita {partner}
        </Button>
      )}
    </>
  )
}
