/** Doing something and being able to take it back: what every screen of the plan does with the outbox. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Command } from '../offline/outbox/command.ts'
import { OutboxError } from '../offline/outbox/outbox-error.ts'
import type { Outbox, Submission } from '../offline/outbox/outbox-types.ts'
import { notify } from '../ui/overlay/toasts-store.ts'
import { type Entity, findCached } from '../features/sync/cached-queries.ts'
import { useSyncHub } from '../features/sync/reach-face.ts'
import { useOutbox } from '../features/sync/sync-face.ts'
import { isStillSo, touchesSame } from './overwritten/still-so.ts'

export interface Change {
  submission: Submission
  /** What puts things back when it has gone to the server already. */
  inverse?: Submission | undefined
}

/** Long enough to read and reach it. */
const UNDO_FOR_MS = 7000

const NOT_KEPT: Partial<Record<string, string>> = {
  storage_full:
    'Su questo dispositivo non c’è più spazio: la modifica non è stata salvata. Libera un po’ di memoria e riprova.',
  needs_network:
    'Questo browser non conserva niente: senza rete la modifica andrebbe persa, e non l’abbiamo fatta. Riprova quando torna.',
  wedding_deleted: 'Il vostro piano è stato eliminato: non si può più modificare.',
  wedding_left: 'Non fai più parte di questo piano: non lo puoi più modificare.',
  vendor_deleted: 'La tua pagina è stata eliminata: non si può più modificare.',
  closed: 'Questo profilo è stato chiuso in un’altra scheda: accedi di nuovo e riprova.',
}

/** Why a change could not be kept, for people. */
export const notKeptText = (error: unknown) =>
  (error instanceof OutboxError && NOT_KEPT[error.code]) ||
  (error instanceof ApiError && error.detail) ||
  'Questo dispositivo non riesce a salvare la modifica. Riprova, o ricarica la pagina.'

export interface TakingBack {
  /** What the server has of a thing now, where this device knows. */
  now: (id: string) => Entity | undefined
  /** What waits to be sent. */
  pending: () => readonly Command[]
  /** Something newer stands there: undone only if the person says so. */
  ask: (undoAnyway: () => Promise<unknown>) => void
  /** The server has it already, and nothing puts things back. */
  tooLate: () => void
}

/** Whether «Annulla» would do anything: what has no inverse is taken back only as long as it is on this device. */
export const canBeTakenBack = (changes: readonly Change[], isOnline: boolean): boolean =>
  !isOnline || changes.every(({ inverse }) => inverse)

/**
 * Takes changes back, the last first, for what was built upon another goes before it: out of the outbox what never left
 * the device, by its inverse what did. What somebody wrote there since, this device or another, is asked about and left;
 * what this device does not know of the server refuses.
 */
export async function takeBack(
  outbox: Pick<Outbox, 'withdraw' | 'submitAll'>,
  changes: readonly Change[],
  ids: readonly string[],
  { now, pending, ask, tooLate }: TakingBack,
): Promise<void> {
  const inverses: Submission[] = []
  const newer: Submission[] = []
  let isLate = false
  for (const [index, { submission, inverse }] of [...changes.entries()].toReversed()) {
    const own = pending().find(({ id }) => id === ids[index])
    const later = pending().filter(({ id }) => !ids.includes(id))
    const withdrawn = await outbox.withdraw(ids[index]!)
    if (!withdrawn && !inverse) isLate = true
    if (withdrawn || !inverse) continue
    const { id } = submission.definition.entity(submission.args)
    const entity = now(id)
    const isOver = own
      ? later.some((other) => other.order > own.order && touchesSame(other, own))
      : entity !== undefined && !isStillSo(submission, inverse, entity)
    if (isOver) newer.push({ ...inverse, ...(entity && { baseVersion: Number(entity.version) }) })
    else inverses.push(asUndo(submission, inverse))
  }
  if (inverses.length > 0) await outbox.submitAll(inverses)
  if (newer.length > 0) ask(() => outbox.submitAll(newer))
  if (isLate) tooLate()
}

/** Of an edit: made on what the edit was made on, so that the server knows what has been written since. */
function asUndo({ definition, baseVersion }: Submission, inverse: Submission): Submission {
  if (inverse.definition !== definition) return inverse
  const args = { ...(inverse.args as object), undo: true }
  return { ...inverse, args, ...(baseVersion !== undefined && { baseVersion }) }
}

export interface Changes {
  /**
   * Keeps all the changes or none, then says so, with "Annulla" where they can be taken back.
   * @returns whether they were kept; when not, the person was told and what they typed must stay
   */
  make: (changes: readonly Change[], message?: string) => Promise<boolean>
  /** The same for one that may say nothing new: then it is kept as it is. */
  edit: (change: Change | undefined, message: string) => Promise<boolean>
}

export function useChanges(): Changes {
  const outbox = useOutbox()
  const hub = useSyncHub()
  const client = useQueryClient()
  return useMemo(() => {
    const failed = (error: unknown) =>
      void notify({ type: 'danger', message: notKeptText(error), duration: UNDO_FOR_MS })

    const world: TakingBack = {
      now: (id) => findCached(client, id),
      pending: () => hub.engine()?.outbox.pending() ?? [],
      ask: (undoAnyway) =>
        void notify({
          type: 'warning',
          message: 'Nel frattempo qui è stato scritto altro: annullare lo toglie.',
          duration: 2 * UNDO_FOR_MS,
          action: { label: 'Annulla lo stesso', onPress: () => void undoAnyway().catch(failed) },
        }),
      tooLate: () =>
        void notify({
          type: 'warning',
          message: 'È già partito, e non si può più annullare.',
          duration: UNDO_FOR_MS,
        }),
    }

    const changes: Changes = {
      edit: (change, message) => changes.make(change ? [change] : [], message),
      async make(all, message) {
        if (all.length === 0) return true
        try {
          const commands = await outbox.submitAll(all.map((change) => change.submission))
          const ids = commands.map((command) => command.id)
          const undo = {
            label: 'Annulla',
            ...(message && { about: message.replace(/\.$/, '') }),
            onPress: () => void takeBack(outbox, all, ids, world).catch(failed),
          }
          const isOnline = hub.engine()?.reachability.state() === 'online'
          const action = canBeTakenBack(all, isOnline) ? { action: undo } : {}
          if (message) notify({ type: 'success', message, duration: UNDO_FOR_MS, ...action })
          return true
        } catch (error) {
          failed(error)
          return false
        }
      },
    }
    return changes
  }, [outbox, hub, client])
}
