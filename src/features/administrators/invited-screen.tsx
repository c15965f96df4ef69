import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ADMIN_ROLE_WORDS } from '#contract/lists/admin/admin-roles.ts'
import { useApi } from '../../api/api-context.tsx'
import { formatDay, today } from '../../lib/day.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { InvitationForm, InvitationScreen, useReadsInvitation } from '../account/invited-face.ts'
import { administratorQueries } from './administrator-queries.ts'

/** Where the mail of an invitation leads: who is invited says their name and a password, and administers. */
export function InvitedScreen({ code }: { code: string }) {
  const enabled = useReadsInvitation(code)
  const query = useQuery({ ...administratorQueries.invitation(useApi(), code), enabled })
  return (
    <InvitationScreen
      code={code}
      area="admin"
      query={query}
      words={{
        title: 'Ti hanno invitato',
        of: ({ by, role, expiresAt }) => ({
          title: by ? `${by} ti invita` : 'Ti hanno invitato',
          lead: `Il tuo ruolo: ${ADMIN_ROLE_WORDS[role].name}. ${ADMIN_ROLE_WORDS[role].does} L’invito vale fino al ${formatDay(today(new Date(expiresAt)), 'bare')}.`,
        }),
        accepted: {
          title: 'Adesso amministri',
          lead: (name) => `${name}, la tua area è a un tocco.`,
          enter: 'Apri l’amministrazione',
        },
      }}
    >
      {({ email }) => <NamedForm code={code} email={email} />}
    </InvitationScreen>
  )
}

function NamedForm({ code, email }: { code: string; email: string }) {
  const [name, setName] = useState('')
  const [checked, setChecked] = useState(false)
  return (
    <InvitationForm
      email={email}
      profile={(key) => ({ kind: 'admin', code, name: name.trim(), key })}
      isWhole={name.trim() !== ''}
      onChecked={() => setChecked(true)}
    >
      <TextField
        label="Il tuo nome"
        name="name"
        autoComplete="name"
        maxLength={120}
        value={name}
        onValue={setName}
        error={checked && !name.trim() ? 'Scrivi come ti chiami: chi lavora con te lo legge.' : undefined}
      />
    </InvitationForm>
  )
}
