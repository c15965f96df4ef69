/** Doing something and being able to take it back: what every screen of the plan does with the outbox. */
import { useMemo } from 'react'
import { OutboxError } from '../../offline/outbox-error.ts'
import type { Outbox, Submission } from '../../offline/outbox-types.ts'
import { notify } from '../../ui/toasts-store.ts'
import { useOutbox } from '../sync/sync-queries.ts'

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
  closed: 'Questo profilo è stato chiuso in un’altra scheda: accedi di nuovo e riprova.',
}

/** Why a change could not be kept, for people. */
export const notKeptText = (error: unknown) =>
  (error instanceof OutboxError && NOT_KEPT[error.code]) ||
  'Questo dispositivo non riesce a salvare la modifica. Riprova, o ricarica la pagina.'

/**
 * Takes changes back, the last first, for what was built upon another goes before it: out of the outbox what never left
 * the device, by its inverse what did.
 */
export async function takeBack(
  outbox: Pick<Outbox, 'withdraw' | 'submitAll'>,
  changes: readonly Change[],
  ids: readonly string[],
): Promise<void> {
  const inverses: Submission[] = []
  for (const [index, change] of [...changes.entries()].toReversed()) {
    const withdrawn = await outbox.withdraw(ids[index]!)
    if (!withdrawn && change.inverse) inverses.push(change.inverse)
  }
  if (inverses.length > 0) await outbox.submitAll(inverses)
}

export interface Changes {
  /**
   * Keeps all the changes or none, then says so with "Annulla".
   * @returns whether they were kept; when not, the person was told and what they typed must stay
   */
  make: (changes: readonly Change[], message?: string) => Promise<boolean>
}

export function useChanges(): Changes {
  const outbox = useOutbox()
  return useMemo(() => {
    const failed = (error: unknown) =>
      void notify({ type: 'danger', message: notKeptText(error), duration: UNDO_FOR_MS })

    return {
      async make(changes, message) {
        if (changes.length === 0) return true
        try {
          const commands = await outbox.submitAll(changes.map((change) => change.submission))
          const ids = commands.map((command) => command.id)
          const undo = { label: 'Annulla', onPress: () => void takeBack(outbox, changes, ids).catch(failed) }
          if (message) notify({ type: 'success', message, duration: UNDO_FOR_MS, action: undo })
          return true
        } catch (error) {
          failed(error)
          return false
        }
      },
    }
  }, [outbox])
}
