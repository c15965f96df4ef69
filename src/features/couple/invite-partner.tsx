import type { Couple, CoupleInvitation } from '#contract/couple.ts'
import { newId } from '#contract/new-id.ts'
import { useId, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { formatInstant } from '../../lib/day.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useReach } from '../sync/reach-queries.ts'
import css from './profile.module.css'

/** The second partner joins by a link: shown once, for one use, for seven days. It needs the network. */
export function InvitePartner({ couple }: { couple: Couple }) {
  const api = useApi()
  const online = useReach() === 'online'
  const id = useId()
  const link = useRef<HTMLInputElement>(null)
  const [invitation, setInvitation] = useState<CoupleInvitation>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const partner = couple.partners[1]?.firstName ?? 'l’altra persona'

  const invite = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setInvitation(await api('Couple/invitePartner', { idempotencyKey: newId() }))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ type: 'success', message: 'Collegamento copiato.' })
    } catch {
      // Refused without a safe origin or a permission: the text is selected, ready for the keys.
      link.current?.select()
    }
  }

  if (couple.members.length > 1)
    return (
      <section aria-labelledby={id} className={css.part}>
        <h2 id={id}>Siete in due</h2>
        <p className={css.soft}>
          {couple.partners.map((each) => each.firstName).join(' e ')} vedono e cambiano lo stesso piano,
          ognuno dal suo telefono.
        </p>
      </section>
    )
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>Pianificate in due</h2>
      <p className={css.soft}>
        Mandate a {partner} un collegamento: vedrà e cambierà lo stesso piano dal suo telefono.
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
          <Button onClick={() => void copy(invitation.url)}>Copia il collegamento</Button>
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
