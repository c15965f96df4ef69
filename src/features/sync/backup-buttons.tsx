import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef } from 'react'
import { plural } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { useExportPending, useOutbox } from './sync-queries.ts'
import css from './sync-screen.module.css'

/** A copy of what waits in a file, and the way back from one. */
export function BackupButtons({ any }: { any: boolean }) {
  const outbox = useOutbox()
  const exportPending = useExportPending()
  const input = useRef<HTMLInputElement>(null)

  async function restore(file: File | undefined) {
    if (!file) return
    try {
      const count = await outbox.importPending(JSON.parse(await file.text()))
      notify({
        type: 'success',
        message:
          count > 0
            ? `${plural(count, 'modifica ripresa', 'modifiche riprese')} dal file.`
            : 'Erano già tutte qui.',
      })
    } catch {
      notify({ type: 'danger', message: 'Questo file non è una copia delle modifiche di Lovoglio.' })
    }
  }

  return (
    <div className={css.actions}>
      {any && (
        <Button variant="quiet" size="small" icon={IconDownload} onClick={exportPending}>
          Salva una copia
        </Button>
      )}
      <Button variant="quiet" size="small" icon={IconUpload} onClick={() => input.current?.click()}>
        Riprendi da una copia
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void restore(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
