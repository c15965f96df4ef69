import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Administrator } from '#contract/admin/administrator.ts'
import { newId } from '#contract/kit/new-id.ts'
import { ADMIN_ROLES, ADMIN_ROLE_WORDS, type AdminRole } from '#contract/lists/admin/admin-roles.ts'
import { useApi } from '../../api/api-context.tsx'
import { useCall } from '../../api/use-call.ts'
import { AtOnceSheet } from '../../lists/at-once-sheet.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { renewAdministrators } from './administrator-queries.ts'
import css from './administrators.module.css'

function RoleChoice({ value, onValue }: { value: AdminRole; onValue: (role: AdminRole) => void }) {
  return (
    <RadioGroup
      label="Ruolo"
      cards
      value={value}
      onValue={(role) => onValue(role as AdminRole)}
      options={ADMIN_ROLES.map((role) => ({
        value: role,
        label: ADMIN_ROLE_WORDS[role].name,
        hint: ADMIN_ROLE_WORDS[role].does,
      }))}
    />
  )
}

/** Invites somebody, by a mail whose link is used once. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  // To another address it is another invitation, also where the answer to the first was lost.
  const [{ id, email }, setInvited] = useState(() => ({ id: newId(), email: '' }))
  const [role, setRole] = useState<AdminRole>('support')
  const [asked, setAsked] = useState(false)
  const isEmail = /^\S+@\S+\.\S+$/.test(email.trim())
  const call = useCall(async (keyFor) => {
    const body = { id, email: email.trim(), role }
    await api('Admin/inviteAdministrator', { body, idempotencyKey: keyFor(body) })
    notify({ type: 'success', message: `Invito mandato a ${body.email}.` })
    onClose()
    await renewAdministrators(client)
  })
  return (
    <AtOnceSheet
      title="Invita qualcuno"
      submit="Manda l’invito"
      call={call}
      dirty={email !== ''}
      onSubmit={() => {
        setAsked(true)
        if (isEmail) void call.run()
      }}
      onClose={onClose}
    >
      <div className={css.form}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onValue={(typed) => setInvited({ id: newId(), email: typed })}
          error={asked && !isEmail ? 'Scrivi un’email, per esempio anna@esempio.it.' : undefined}
          hint="Riceve un link che vale sette giorni e una volta sola."
          data-autofocus
        />
        <RoleChoice value={role} onValue={setRole} />
      </div>
    </AtOnceSheet>
  )
}

/** Gives somebody another role. */
export function RoleSheet({ person, onClose }: { person: Administrator; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const [role, setRole] = useState<AdminRole>(person.role)
  const call = useCall(async (keyFor) => {
    const asked = { params: { id: person.id }, body: { role } }
    await api('Admin/changeAdministrator', { ...asked, idempotencyKey: keyFor(asked) })
    notify({ type: 'success', message: `${person.name || person.email}: ${ADMIN_ROLE_WORDS[role].name}.` })
    onClose()
    await renewAdministrators(client)
  })
  return (
    <AtOnceSheet
      title={`Il ruolo di ${person.name || person.email}`}
      call={call}
      disabled={role === person.role}
      dirty={role !== person.role}
      onSubmit={() => void call.run()}
      onClose={onClose}
    >
      <RoleChoice value={role} onValue={setRole} />
    </AtOnceSheet>
  )
}
