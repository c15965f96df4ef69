import { CONFLICTS_LISTED } from '#contract/lists/site/listed.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { heard } from '../../lib/fault-log.ts'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { CutNote } from '../../ui/list/cut-note.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { PageHeader, SectionHeader } from '../../ui/frame/page-header.tsx'
import { ConflictCard, type Restore } from './conflict/conflict-card.tsx'
import { CONFLICTS_KEY } from './conflict/conflict-command.ts'
import { useConflicts } from './conflict/conflict-queries.ts'
import { DevicePanel } from './device/device-panel.tsx'
import { useDeviceFacts } from './device/device-face.ts'
import { RefusedCard } from './edits/refused-card.tsx'
import { useAllPending, useHeld, useOutbox, useReview, useSyncStatus, type SyncStatus } from './sync-face.ts'
import { StatusNotices } from './status-notices.tsx'
import css from './sync-screen.module.css'
import { waysBack } from './copy/ways-back.ts'
import { WaitingRow } from './edits/waiting-row.tsx'

/**
 * What waits to be sent, what the server refused, and what this device keeps.
 * @param restore how the other value of a place that both wrote is put back
 * @param leave the way out, for who has nothing to send to any more
 * @param copy the part that saves a copy of what the account has, and of a plan brings one back
 */
export function SyncScreen({
  copy,
  copyTitle = 'Una copia del piano',
  leave,
  restore,
}: {
  copy?: ReactNode
  copyTitle?: string
  leave?: ReactNode
  restore?: Restore
}) {
  const status = useSyncStatus()
  const deleted = useSession(({ last }) => last?.deleted !== undefined)
  const { storage, wiped } = useDeviceFacts()
  const outbox = useOutbox()
  const pending = useAllPending()
  const review = useReview()
  const held = useHeld()
  // What asks something is decided one by one.
  const again = review.filter((command) => waysBack(command) === 'again')
  const conflicts = useConflicts()
  const marks = useQueryClient().getQueryData<unknown[]>(CONFLICTS_KEY)?.length ?? 0
  const calm =
    !deleted &&
    conflicts.length === 0 &&
    pending.length === 0 &&
    review.length === 0 &&
    storage === 'kept' &&
    wiped === 0
  const [busy, setBusy] = useState(false)

  async function sendNow() {
    setBusy(true)
    await (status.paused ? outbox.resume() : outbox.drain()).catch(heard('sync-screen'))
    setBusy(false)
  }

  return (
    <>
      <PageHeader
        title="Modifiche in attesa"
        subtitle={lastSyncText(status)}
        actions={
          pending.length > 0 &&
          !deleted && (
            <Button variant="quiet" busy={busy || status.draining} onClick={() => void sendNow()}>
              Invia adesso
            </Button>
          )
        }
      />
      <div className={css.page}>
        <div className={css.part}>
          <StatusNotices leave={leave} />
          {review.length > 0 && (
            <section>
              <SectionHeader
                title="Da rivedere"
                side={
                  again.length > 1 ? (
                    <Button
                      size="small"
                      variant="quiet"
                      onClick={() => again.forEach((command) => void outbox.retry(command.id))}
                    >
                      Riprova tutte
                    </Button>
                  ) : (
                    review.length
                  )
                }
              />
              <ul className={css.cards}>
                {review.map((command) => (
                  <RefusedCard key={command.id} command={command} />
                ))}
              </ul>
            </section>
          )}
          {conflicts.length > 0 && (
            <section>
              <SectionHeader title="Scritte da tutti e due" side={conflicts.length} />
              <ul className={css.cards}>
                {conflicts.map((conflict) => (
                  <ConflictCard key={conflict.ids[0]} conflict={conflict} restore={restore} />
                ))}
              </ul>
              <CutNote shown={marks} most={CONFLICTS_LISTED}>
                Qui ci sono le {CONFLICTS_LISTED} più recenti: le altre arrivano quando avete deciso di
                queste.
              </CutNote>
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
        </div>
        <div className={css.part}>
          {copy && (
            <section>
              <SectionHeader title={copyTitle} />
              {copy}
            </section>
          )}
          <DevicePanel />
        </div>
      </div>
    </>
  )
}

function lastSyncText({ lastSyncedAt }: SyncStatus): string {
  return lastSyncedAt
    ? `Ultimo invio il ${formatInstant(lastSyncedAt)}`
    : 'Ogni modifica è prima salvata qui, poi inviata'
}
