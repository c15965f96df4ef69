import { useState, type ReactNode } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader, SectionHeader } from '../../ui/page-header.tsx'
import { DevicePanel } from './device-panel.tsx'
import { useDeviceFacts } from './device-queries.ts'
import { RefusedCard } from './refused-card.tsx'
import {
  useAllPending,
  useHeld,
  useOutbox,
  useReview,
  useSyncStatus,
  type SyncStatus,
} from './sync-queries.ts'
import { StatusNotices } from './status-notices.tsx'
import css from './sync-screen.module.css'
import { WaitingRow } from './waiting-row.tsx'

/**
 * What waits to be sent, what the server refused, and what this device keeps.
 * @param copy the part that saves a copy of the plan and brings one back, where there is a plan
 */
export function SyncScreen({ copy }: { copy?: ReactNode }) {
  const status = useSyncStatus()
  const { storage, wiped } = useDeviceFacts()
  const outbox = useOutbox()
  const pending = useAllPending()
  const review = useReview()
  const held = useHeld()
  const calm = pending.length === 0 && review.length === 0 && storage === 'kept' && wiped === 0
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
        <StatusNotices />
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
        {calm && (
          <EmptyState drawing="tasks" title="È tutto al suo posto">
            Quello che si fa senza rete resta su questo dispositivo e si ferma qui, finché non parte.
          </EmptyState>
        )}
        {copy && (
          <section>
            <SectionHeader title="Una copia del piano" />
            {copy}
          </section>
        )}
        <DevicePanel />
      </div>
    </>
  )
}

function lastSyncText({ lastSyncedAt }: SyncStatus): string {
  return lastSyncedAt
    ? `Ultimo invio il ${formatInstant(lastSyncedAt)}`
    : 'Ogni modifica è prima salvata qui, poi inviata'
}
