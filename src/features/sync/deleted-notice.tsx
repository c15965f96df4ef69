import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/day.ts'
import { plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/state/notice.tsx'
import { useExportPending, useSyncStatus } from './sync-face.ts'
import { deletedWords } from './deleted-words.ts'
import css from './sync-screen.module.css'

/**
 * The account was deleted while this device holds something of it: what happened, what is still here, the file.
 * @param leave the button that takes all of it off the device
 */
export function DeletedNotice({ leave }: { leave?: ReactNode }) {
  const last = useSession((session) => session.last)
  const { waiting, review } = useSyncStatus()
  const exportPending = useExportPending()
  if (!last?.deleted) return null
  const { role, deleted } = last
  const unsent = waiting + review
  return (
    <Notice tone="warning">
      <p>
        <strong>
          {deletedWords(role)}
          {deleted.by && ` da ${deleted.by}`}
          {deleted.at && ` il ${formatInstant(deleted.at)}`}.
        </strong>{' '}
        Quello che c’è su questo dispositivo resta da leggere, finché non{' '}
        {role === 'vendor' ? 'esci' : 'uscite'}.
        {unsent > 0 &&
          ` ${plural(unsent, 'modifica non è partita e non può', 'modifiche non sono partite e non possono')} più partire: ${role === 'vendor' ? 'se ti servono, salvale' : 'se vi servono, salvatele'} in un file.`}
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
