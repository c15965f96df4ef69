import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#contract/kit/new-id.ts'
import type { VendorProfile } from '#contract/people/user.ts'
import type { VendorInvitation } from '#contract/vendors/vendor-invitation.ts'
import { useApi } from '../../../api/api-context.tsx'
import { failureText } from '../../../api/api-error.ts'
import { useCall } from '../../../api/use-call.ts'
import { formatDay, today } from '../../../lib/day.ts'
import { AtOnceSheet } from '../../../lists/at-once-sheet.tsx'
import { Nothing, Part } from '../../../lists/record/part.tsx'
import css from '../../../lists/record/record.module.css'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Lingering } from '../../../ui/overlay/lingering.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { Notice } from '../../../ui/state/notice.tsx'
import { recordKey, recordQueries } from './record-queries.ts'

/** Of a page that an administrator made: who was invited to hold it, and the way to invite somebody. */
export function OwnerPart({ vendor: { id, businessName, email } }: { vendor: VendorProfile }) {
  const query = useQuery(recordQueries.invitation(useApi(), id))
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <Part title="Chi la tiene" query={query}>
        {(invitation) => (
          <>
            <Nothing>
              {invitation
                ? `Invito mandato a ${invitation.email}: vale fino al ${formatDay(today(new Date(invitation.expiresAt)), 'medium')}.`
                : 'Nessuno: le coppie leggono la pagina, e non possono né chiedere né scrivere finché qualcuno non la prende.'}
            </Nothing>
            <div className={css.actions}>
              <Button variant="quiet" size="small" onClick={() => setInviting(true)}>
                {invitation ? 'Invita un altro indirizzo' : 'Invita chi la terrà'}
              </Button>
              {invitation && <TakeBack invitation={invitation} />}
            </div>
          </>
        )}
      </Part>
      <Lingering>
        {inviting && (
          <InviteSheet
            vendorId={id}
            name={businessName}
            address={email ?? ''}
            onClose={() => setInviting(false)}
          />
        )}
      </Lingering>
    </>
  )
}

function TakeBack({ invitation: { id, vendorId, email } }: { invitation: VendorInvitation }) {
  const api = useApi()
  const client = useQueryClient()
  const { run, busy, failure } = useCall(async (keyFor) => {
    const asked = { params: { id } }
    await api('Admin/cancelVendorInvitation', { ...asked, idempotencyKey: keyFor(asked) })
    notify({ type: 'success', message: `L’invito a ${email} non vale più.` })
    await client.invalidateQueries({ queryKey: recordKey(vendorId) })
  })
  return (
    <>
      <Button variant="quiet" size="small" busy={busy} onClick={() => void run()}>
        Ritira l’invito
      </Button>
      {failure !== undefined && <Notice tone="danger">{failureText(failure)}</Notice>}
    </>
  )
}

/** Invites who is to hold the page, by a mail whose link is used once. */
function InviteSheet({
  vendorId,
  name,
  address,
  onClose,
}: {
  vendorId: string
  name: string
  /** The one on the page, where there is one. */
  address: string
  onClose: () => void
}) {
  const api = useApi()
  const client = useQueryClient()
  // To another address it is another invitation, also where the answer to the first was lost.
  const [{ id, email }, setInvited] = useState(() => ({ id: newId(), email: address }))
  const [asked, setAsked] = useState(false)
  const isEmail = /^\S+@\S+\.\S+$/.test(email.trim())
  const call = useCall(async (keyFor) => {
    const body = { id, vendorId, email: email.trim() }
    await api('Admin/inviteVendor', { body, idempotencyKey: keyFor(body) })
    notify({ type: 'success', message: `Invito mandato a ${body.email}.` })
    onClose()
    await client.invalidateQueries({ queryKey: recordKey(vendorId) })
  })
  return (
    <AtOnceSheet
      title={`Chi terrà la pagina di ${name}`}
      submit="Manda l’invito"
      call={call}
      dirty={email !== address}
      onSubmit={() => {
        setAsked(true)
        if (isEmail) void call.run()
      }}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        onValue={(typed) => setInvited({ id: newId(), email: typed })}
        error={asked && !isEmail ? 'Scrivi un’email, per esempio anna@esempio.it.' : undefined}
        hint="Riceve un link che vale sette giorni e una volta sola; un invito di prima non vale più."
        data-autofocus
      />
    </AtOnceSheet>
  )
}
