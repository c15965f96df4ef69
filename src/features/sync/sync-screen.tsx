import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader, SectionHeader } from '../../ui/page-header.tsx'
import { BackupButtons } from './backup-buttons.tsx'
import { DevicePanel } from './device-panel.tsx'
import { RefusedCard } from './refused-card.tsx'
import {
  useAllPending,
  useHeld,
  useOutbox,
  useReview,
  useSyncStatus,
  type SyncStatus,
} from './sync-queries.ts'
import css from './sync-screen.module.css'
import { WaitingRow } from './waiting-row.tsx'

/** What waits to be sent, what the server refused, and what this device keeps. */
export function SyncScreen() {
  const status = useSyncStatus()
  const outbox = useOutbox()
  const pending = useAllPending()
  const review = useReview()
  const held = useHeld()
  const [busy, setBusy] = useState(false)

  async function sendNow() {
    setBusy(true)
    await (status.paused ? outbox.resume() : outbox.drain()).catch(() => undefined)
    setBusy(false)
  }

  return (
    <>
      <PageHeader
        title="Modifiche in attesa"
        subtitle={lastSyncText(status)}
        actions={
          pending.length > 0 && (
            <Button variant="quiet" busy={busy || status.draining} onClick={() => void sendNow()}>
              Invia adesso
            </Button>
          )
        }
      />
      <div className={css.page}>
        <StatusNotice status={status} />
        {review.length > 0 && (
          <section>
            <SectionHeader title="Da rivedere" side={review.length} />
            <ul className={css.cards}>
              {review.map((command) => (
                <RefusedCard key={command.id} command={command} />
              ))}
            </ul>
          </section>
        )}
        {pending.length > 0 && (
          <section>
            <SectionHeader title="In attesa" side={plural(pending.length, 'modifica', 'modifiche')} />
            <ul className={css.rows}>
              {pending.map((command) => (
                <WaitingRow key={command.id} command={command} held={held.has(command.id)} />
              ))}
            </ul>
          </section>
        )}
        {pending.length === 0 && review.length === 0 && (
          <EmptyState drawing="tasks" title="È tutto al suo posto">
            Quello che fate senza rete resta su questo dispositivo e si ferma qui, finché non parte.
          </EmptyState>
        )}
        <BackupButtons any={pending.length + review.length > 0} />
        <DevicePanel />
      </div>
    </>
  )
}

function lastSyncText({ lastSyncedAt }: SyncStatus): string {
  return lastSyncedAt
    ? `Tutto inviato l’ultima volta il ${formatInstant(lastSyncedAt)}`
    : 'Ogni modifica è prima salvata qui, poi inviata'
}

function StatusNotice({ status }: { status: SyncStatus }) {
  if (status.paused === 'unauthorised')
    return (
      <Notice
        tone="warning"
        action={
          <Link to="/login" search={{ ritorno: '/couple/sync' }}>
            Accedi
          </Link>
        }
      >
        <strong>Serve un nuovo accesso.</strong> Le modifiche restano qui: partono appena rientri.
      </Notice>
    )
  if (status.paused === 'outdated')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={() => location.reload()}>
            Aggiorna
          </Button>
        }
      >
        <strong>L’app va aggiornata.</strong> Il server non capisce più questa versione; le modifiche restano
        qui.
      </Notice>
    )
  if (status.reach === 'offline')
    return (
      <Notice>
        <strong>Sei offline.</strong> Continua pure: ogni modifica è salvata su questo dispositivo e parte da
        sola.
      </Notice>
    )
  if (status.reach === 'unreachable')
    return (
      <Notice>
        <strong>Il server non risponde.</strong> La rete c’è, riproviamo da soli. Le modifiche sono salvate
        qui.
      </Notice>
    )
  return null
}
