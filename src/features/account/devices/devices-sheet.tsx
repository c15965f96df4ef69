import { useRef } from 'react'
import type { AccountSession } from '#contract/people/session.ts'
import { failureText } from '../../../api/api-error.ts'
import { ago } from '../../../lib/ago.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { useReach } from '../../sync/reach-face.ts'
import css from './devices-sheet.module.css'
import { LooksPart } from './looks-part.tsx'
import { useDevices } from './use-devices.ts'

/** Where the account is signed in, and the way out of each place but this one. */
export function DevicesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const isOffline = useReach() === 'offline'
  const { sessions, end, endOthers, busy, said } = useDevices(open && !isOffline)
  const status = useRef<HTMLParagraphElement>(null)
  /** The button that was pressed goes with its device. */
  const andSay = (work: Promise<unknown>) => void work.then(() => status.current?.focus())
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0
  return (
    <Sheet
      open={open}
      title="Dispositivi collegati"
      onClose={onClose}
      footer={
        !isOffline &&
        others > 0 && (
          <Button variant="quiet" busy={busy === 'others'} onClick={() => andSay(endOthers())}>
            Esci da tutti gli altri dispositivi
          </Button>
        )
      }
    >
      <p ref={status} tabIndex={-1} className={css.said} role="status">
        {!isOffline && said}
      </p>
      {isOffline ? (
        <Notice tone="info">
          Senza rete non possiamo dirti dove sei collegato. Riapri questo elenco quando torna.
        </Notice>
      ) : sessions.data ? (
        <>
          <ul className={css.list}>
            {sessions.data.map((session) => (
              <Device
                key={session.id}
                session={session}
                busy={busy === session.id}
                onEnd={() => andSay(end(session))}
              />
            ))}
          </ul>
          {others > 0 && (
            <p className={css.note}>
              Per rientrare da un dispositivo da cui esci serviranno email e password. Le modifiche che non ha
              ancora inviato restano lì.
            </p>
          )}
          <LooksPart />
        </>
      ) : sessions.error ? (
        <ErrorState
          title="L’elenco non è arrivato"
          onRetry={() => void sessions.refetch()}
          busy={sessions.isFetching}
        >
          {failureText(sessions.error)}
        </ErrorState>
      ) : (
        <Skeleton shape="row" count={2} />
      )}
    </Sheet>
  )
}

/** What is unknown is still a device. */
const deviceName = ({ device }: AccountSession) => device || 'Un altro dispositivo'

function Device({ session, busy, onEnd }: { session: AccountSession; busy: boolean; onEnd: () => void }) {
  const { current, openedAt, lastUsedAt } = session
  const name = current ? session.device || 'Questo dispositivo' : deviceName(session)
  return (
    <li className={css.device}>
      <div>
        <span className={css.name}>{name}</span>
        <span className={css.times}>
          {current ? 'Questo dispositivo' : `Usato ${ago(lastUsedAt)}`} · collegato {ago(openedAt)}
        </span>
      </div>
      {!current && (
        <Button variant="quiet" size="small" aria-label={`Esci da ${name}`} busy={busy} onClick={onEnd}>
          Esci
        </Button>
      )}
    </li>
  )
}
