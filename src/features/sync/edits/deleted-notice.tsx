import type { ReactNode } from 'react'
import { formatInstant } from '../../../lib/day.ts'
import { plural } from '../../../lib/text.ts'
import { useSession } from '../../../session/session-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/state/notice.tsx'
import { useExportPending, useSyncStatus } from '../sync-face.ts'
import { deletedStory } from './deleted-words.ts'
import css from '../sync-screen.module.css'

/**
 * The account is gone while this device holds something of it: what happened, what is still here, the file.
 * @param leave the button that takes all of it off the device
 */
export function DeletedNotice({ leave }: { leave?: ReactNode }) {
  const last = useSession((session) => session.last)
  const { waiting, review } = useSyncStatus()
  const exportPending = useExportPending()
  if (!last?.deleted) return null
  // Of two who lost their plan together both are spoken to; of who is out of it, one.
  const isOne = last.role === 'vendor' || last.deleted.left === true
  const unsent = waiting + review
  return (
    <Notice tone="warning">
      <p>
        <strong>{deletedStory(last, formatInstant)}</strong> Quello che c’è su questo dispositivo resta da
        leggere, finché non {isOne ? 'esci' : 'uscite'}.
        {unsent > 0 &&
          ` ${plural(unsent, 'modifica non è partita e non può', 'modifiche non sono partite e non possono')} più partire: ${isOne ? 'se ti servono, salvale' : 'se vi servono, salvatele'} in un file.`}
      </p>
      <div className={css.actions}>
        {unsent > 0 && (
          <Button variant="quiet" size="small" onClick={exportPending}>
            Salva le modifiche in un file
          </Button>
        )}
        {leave}
      </div>
    </Notice>
  )
}
