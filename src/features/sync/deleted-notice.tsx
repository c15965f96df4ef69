import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { useExportPending, useSyncStatus } from './sync-face.ts'
import css from './sync-screen.module.css'

/**
 * The wedding was deleted while this device holds something of it: what happened, what is still here, the file.
 * @param leave the button that takes all of it off the device
 */
export function DeletedNotice({ leave }: { leave?: ReactNode }) {
  const deleted = useSession(({ last }) => last?.deleted)
  const { waiting, review } = useSyncStatus()
  const exportPending = useExportPending()
  if (!deleted) return null
  const unsent = waiting + review
  return (
    <Notice tone="warning">
      <p>
        <strong>
          Il vostro piano è stato eliminato
          {deleted.by && ` da ${deleted.by}`}
          {deleted.at && ` il ${formatInstant(deleted.at)}`}.
        </strong>{' '}
        Quello che c’è su questo dispositivo resta da leggere, finché non uscite.
        {unsent > 0 &&
          ` ${plural(unsent, 'modifica non è partita e non può', 'modifiche non sono partite e non possono')} più partire: se vi servono, salvatele in un file.`}
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
