import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AREAS, type AreaName } from '#contract/screens/areas.ts'
import { ApiError, failureText } from '../../../api/api-error.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { AccountFrame } from '../account-frame.tsx'

/** What an invitation by mail says around its form. */
export interface InvitationWords<Invitation> {
  /** Before it is known who invites, and to what. */
  title: string
  of: (invitation: Invitation) => { title: string; lead: string }
  /** Who has accepted, and the way to their area. */
  accepted: { title: string; lead: (name: string) => string; enter: string }
}

/** Whether an invitation is read: not where somebody is signed in, nor where an address was copied in part. */
export const useReadsInvitation = (code: string): boolean => {
  const last = useSession((session) => session.last)
  return !last && code !== ''
}

/**
 * Where the mail of an invitation leads: what it is to, and the form of who accepts.
 * @param area of who has accepted it
 * @param code empty where an address was copied in part
 * @param query its answer; asked only where `useReadsInvitation` says so
 */
export function InvitationScreen<Invitation>({
  code,
  area,
  query: { data, error, isFetching, refetch },
  words,
  children,
}: {
  code: string
  area: AreaName
  query: UseQueryResult<Invitation>
  words: InvitationWords<Invitation>
  children: (invitation: Invitation) => ReactNode
}) {
  const last = useSession((session) => session.last)
  if (last) {
    const isIn = last.role === area
    return (
      <AccountFrame
        title={isIn ? words.accepted.title : 'Qui c’è già un account'}
        lead={
          isIn
            ? words.accepted.lead(last.name)
            : `Su questo dispositivo c’è ${last.name}. Per accettare l’invito, esci prima dalla sua area e riapri il link.`
        }
      >
        <Link to={AREAS[last.role].home} className={buttonClass('primary', { wide: true })}>
          {isIn ? words.accepted.enter : 'Vai alla tua area'}
        </Link>
      </AccountFrame>
    )
  }
  if (data) return <AccountFrame {...words.of(data)}>{children(data)}</AccountFrame>
  if (!error && code !== '')
    return (
      <AccountFrame title={words.title} lead="Stiamo leggendo il tuo invito.">
        <Skeleton shape="line" count={3} />
      </AccountFrame>
    )
  const isOver =
    code === '' || (error instanceof ApiError && ['invitation_expired', 'malformed'].includes(error.code))
  return (
    <AccountFrame
      title={isOver ? 'Questo invito non vale più' : 'L’invito non è arrivato'}
      lead={
        isOver
          ? 'È già stato usato, è stato ritirato, o sono passati sette giorni. Chiedine un altro a chi ti ha invitato.'
          : failureText(error)
      }
    >
      {isOver ? (
        <Link to="/login" className={buttonClass('primary', { wide: true })}>
          Accedi
        </Link>
      ) : (
        <Button wide busy={isFetching} onClick={() => void refetch()}>
          Riprova
        </Button>
      )}
    </AccountFrame>
  )
}
