import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Couple, CoupleMember } from '#contract/people/couple.ts'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { ago } from '../../lib/ago.ts'
import { plural } from '../../lib/text.ts'
import { useAccount } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { UiLink } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { Notice } from '../../ui/state/notice.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { useSyncStatus } from '../sync/sync-face.ts'
import { COUPLE_KEY } from './couple-commands.ts'
import { coupleQueries } from './couple-queries.ts'
import css from './members-list.module.css'

/** The two who are in, as the server tells it: by which address, since when, and the way out of each. */
export function MembersList({ couple }: { couple: Couple }) {
  const told = useQuery(coupleQueries.members(useApi(), couple.uid, couple.version))
  /** Whom it was asked of last; while the question closes it still says what it said. */
  const [asked, setAsked] = useState<CoupleMember>()
  const [isOpen, setIsOpen] = useState(false)
  if (told.isError) return <p className={css.soft}>{failureText(told.error)}</p>
  if (!told.data) return <Skeleton shape="row" count={2} />
  return (
    <>
      <ul className={css.members} aria-label="Chi è nel piano">
        {told.data.map((member) => (
          <Member
            key={member.uid}
            member={member}
            couple={couple}
            onAsk={() => {
              setAsked(member)
              setIsOpen(true)
            }}
          />
        ))}
      </ul>
      {asked && (
        <RemoveDialog couple={couple} member={asked} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

const nameOf = ({ partners }: Couple, { partner }: Pick<CoupleMember, 'partner'>) =>
  partners[partner === 'one' ? 0 : 1]?.firstName ?? 'L’altra persona'

function Member({ member, couple, onAsk }: { member: CoupleMember; couple: Couple; onAsk: () => void }) {
  const isMe = member.uid === couple.uid
  const name = nameOf(couple, member)
  return (
    <li className={css.member}>
      <div>
        <span className={css.memberName}>
          {name}
          {isMe && ' (tu)'}
        </span>
        {member.email && <span>{member.email}</span>}
        <span>
          {`Nel piano ${ago(member.joinedAt)}`}
          {!isMe && member.lastUsedAt && ` · ultimo accesso ${ago(member.lastUsedAt)}`}
        </span>
      </div>
      {member.removable && (
        <Button variant="quiet" size="small" onClick={onAsk}>
          {isMe ? 'Lascia il piano' : `Togli ${name}`}
        </Button>
      )}
    </li>
  )
}

function RemoveDialog({
  couple,
  member,
  open,
  onClose,
}: {
  couple: Couple
  member: CoupleMember
  open: boolean
  onClose: () => void
}) {
  const { waiting, review } = useSyncStatus()
  const { leave, remove, busy, failure } = useRemoval(couple, onClose)
  const isMe = member.uid === couple.uid
  const name = nameOf(couple, member)
  const other = couple.members.find(({ uid }) => uid !== member.uid)
  const unsent = waiting + review
  return (
    <ConfirmDialog
      open={open}
      title={isMe ? 'Vuoi lasciare il piano?' : `Togliere ${name} dal piano?`}
      confirmLabel={isMe ? 'Lascia il piano' : `Togli ${name}`}
      danger
      busy={busy}
      onConfirm={() => void (isMe ? leave() : remove(member, name))}
      onCancel={onClose}
    >
      {isMe ? (
        <>
          <p>
            Il piano resta a {other ? nameOf(couple, other) : 'chi rimane'}, con quello che hai scritto. Tu
            non lo leggi più, e per tornare serve un invito. Prima, se vuoi,{' '}
            <UiLink href="/couple/sync">scarica una copia</UiLink>.
          </p>
          {unsent > 0 && (
            <Notice tone="warning">
              {plural(unsent, 'modifica è solo', 'modifiche sono solo')} su questo dispositivo, e{' '}
              {unsent === 1 ? 'va persa' : 'vanno perse'}.
            </Notice>
          )}
        </>
      ) : (
        <p>
          Da subito {name} non può più leggere né cambiare il piano, da nessun dispositivo, e riceve una email
          che lo dice. Quello che ha scritto resta. Per farlo tornare serve un altro invito.
        </p>
      )}
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="danger">{failureText(failure)}</Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}

function useRemoval({ id }: Couple, onDone: () => void) {
  const api = useApi()
  const account = useAccount()
  const client = useQueryClient()
  const router = useRouter()
  const leaving = useCall(async (keyFor) => {
    await account.leaveWedding(keyFor())
    // Its screens go before its data, as at a sign-out.
    await router.navigate({ to: '/' })
    await account.signOut()
    location.reload()
  })
  const removing = useCall(async (keyFor, { uid }: CoupleMember, name: string) => {
    await api('Couple/removeMember', { params: { id }, body: { uid }, idempotencyKey: keyFor(uid) })
    await client.invalidateQueries({ queryKey: COUPLE_KEY })
    notify({ type: 'success', message: `${name} non è più nel piano.` })
    onDone()
  })
  return {
    leave: leaving.run,
    remove: removing.run,
    busy: leaving.busy || removing.busy,
    failure: leaving.failure ?? removing.failure,
  }
}
