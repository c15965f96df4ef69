import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { ApiError } from '../../api/api-error.ts'
import { formatDay, today } from '../../lib/day.ts'
import { buttonClass } from '../../ui/button.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountQueries } from './account-queries.ts'
import { PartnerJoinForm } from './registration/partner-join-form.tsx'

/** The way in of the second partner: who invites, or that the invitation is no more, before anything is typed. */
export function JoinScreen({
  code,
  identityEmail,
  kept,
  foot,
}: {
  code: string
  identityEmail: string | null
  kept: ReactNode
  foot: ReactNode
}) {
  const { data, error } = useQuery(accountQueries.invitation(useApi(), code))
  const isOver = error instanceof ApiError && error.code === 'invitation_expired'
  // Who has used it and was cut short goes on with the same.
  if (isOver && !identityEmail)
    return (
      <AccountFrame
        title="Questo invito non vale più"
        lead="È già stato usato, o sono passati sette giorni. Chi ti ha invitato ne fa un altro da «Voi due», alla voce «Chi entra»."
      >
        <Link to="/login" className={buttonClass('primary', { wide: true })}>
          Ho già un account: accedi
        </Link>
        <Link to="/register" className={buttonClass('quiet', { wide: true })}>
          Comincia un piano nuovo
        </Link>
      </AccountFrame>
    )
  return (
    <AccountFrame
      title="La tua metà ti aspetta"
      lead={
        data
          ? `${data.name} ti invita nel vostro piano: attività, budget e fornitori, gli stessi su tutti e due i telefoni. L’invito vale fino al ${formatDay(today(new Date(data.expiresAt)), 'bare')}.`
          : 'Con questo invito entri nel vostro piano: attività, budget e fornitori, gli stessi su tutti e due i telefoni.'
      }
      foot={foot}
    >
      {kept}
      <PartnerJoinForm code={code} identityEmail={identityEmail} />
    </AccountFrame>
  )
}
