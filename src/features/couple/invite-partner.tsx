import type { Couple, CoupleInvitation } from '#contract/couple.ts'
import { useId, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useReach } from '../sync/reach-face.ts'
import css from './profile.module.css'

/** The second partner joins by a link: shown once, for one use, for seven days. It needs the network. */
export function InvitePartner({ couple }: { couple: Couple }) {
  const api = useApi()
  const online = useReach() === 'online'
  const id = useId()
  const link = useRef<HTMLInputElement>(null)
  const [invitation, setInvitation] = useState<CoupleInvitation>()
  const {
    run: invite,
    busy,
    failure,
  } = useCall(async (keyFor) => {
    setInvitation(await api('Couple/invitePartner', { idempotencyKey: keyFor() }))
  })
  const partner = couple.partners[1]?.firstName ?? 'l’altra persona'

  if (couple.members.length > 1)
    return (
      <section aria-labelledby={id} className={css.part}>
        <h2 id={id}>Chi entra</h2>
        <p className={css.soft}>
          {couple.partners.map((each) => each.firstName).join(' e ')} vedono e cambiano lo stesso piano,
          ognuno dal suo telefono.
        </p>
      </section>
    )
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>Chi entra</h2>
      <p className={css.soft}>
        Per ora solo tu. Manda a {partner} un collegamento: vedrà e cambierà lo stesso piano dal suo telefono.
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
        <>
          <Button busy={busy} disabled={!online} onClick={() => void invite()}>
            Invita {partner}
          </Button>
          {!online && <p className={css.soft}>Per preparare il collegamento serve la rete.</p>}
        </>
      )}
    </section>
  )
}
