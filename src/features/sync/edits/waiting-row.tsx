import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { formatInstant } from '../../../lib/day.ts'
import { noteFault } from '../../../lib/fault-log.ts'
import type { Command } from '../../../offline/outbox/command.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { notify } from '../../../ui/overlay/toasts-store.ts'
import { useDescribe, useOutbox } from '../sync-face.ts'
import css from '../sync-screen.module.css'

/** One edit on its way, with where it is and, before it leaves, the way to take it back. */
export function WaitingRow({ command, held }: { command: Command; held: boolean }) {
  const outbox = useOutbox()
  const describe = useDescribe()
  const [asking, setAsking] = useState(false)
  const sending = command.state === 'sending'

  async function discard() {
    setAsking(false)
    await outbox.discard(command.id).catch((fault: unknown) => {
      noteFault('waiting-row', fault)
      notify({ type: 'warning', message: 'Troppo tardi: questa modifica sta già arrivando al server.' })
    })
  }

  return (
    <li className={css.row}>
      <Icon of={sending ? IconSend : IconClock} className={css.mark} />
      <div className={css.words}>
        <span className={css.what}>{describe(command)}</span>
        <span className={css.when}>
          {sending ? 'In invio' : held ? 'Parte dopo quella da rivedere' : 'Salvata qui'} ·{' '}
          {formatInstant(command.createdAt)}
        </span>
        {command.failure && !sending && <span className={css.when}>{command.failure.detail}</span>}
      </div>
      {!sending && <IconButton icon={IconTrash} label="Scarta" onClick={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        title="Scartare questa modifica?"
        confirmLabel="Scarta"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void discard()}
      >
        Non arriverà al server e la tua metà non la vedrà.
      </ConfirmDialog>
    </li>
  )
}
