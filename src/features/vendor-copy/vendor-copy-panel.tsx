import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useRef, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { failureText } from '../../api/api-error.ts'
import { useCall } from '../../api/use-call.ts'
import { formatNumber } from '../../lib/number.ts'
import { saveFile } from '../../lib/save-file.ts'
import { formatBytes, plural } from '../../lib/text.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/chart/progress-bar.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useReach } from '../sync/reach-face.ts'
import css from './vendor-copy.module.css'

/** A copy of all that the vendor has, in a file that any program opens. */
export function VendorCopyPanel() {
  const api = useApi()
  const online = useReach() === 'online'
  const vendorId = useSession((session) => session.last?.accountId) ?? ''
  const abort = useRef<AbortController>(undefined)
  const [files, setFiles] = useState({ done: 0, of: 0 })
  const { run, busy } = useCall(
    async () => {
      const { signal } = (abort.current = new AbortController())
      setFiles({ done: 0, of: 0 })
      const { makeVendorCopy } = await import('./write-vendor-copy.ts')
      const made = await makeVendorCopy({
        api,
        vendorId,
        signal,
        now: new Date(),
        fetch: (...asked) => fetch(...asked),
        onProgress: (done, of) => setFiles({ done, of }),
      })
      saveFile(made.name, made.file)
      notify(
        made.absent.length > 0
          ? {
              type: 'warning',
              message: `La copia non è completa: ${plural(made.absent.length, 'file non è arrivato', 'file non sono arrivati')}. È scritto in LEGGIMI.txt.`,
            }
          : {
              type: 'success',
              message: `La copia è nel file, con ${plural(made.files, 'foto o documento', 'foto e documenti')}: ${formatBytes(made.file.size)}.`,
            },
      )
    },
    (error) => {
      if (!abort.current?.signal.aborted) notify({ type: 'danger', message: failureText(error) })
    },
  )
  return (
    <div className={css.copy}>
      <p>
        Tutto quello che hai qui in un file ZIP: la pagina, le prenotazioni, i messaggi, le fatture, le foto e
        i documenti che hai mandato.
      </p>
      {online ? (
        <div className={css.actions}>
          <Button variant="quiet" size="small" icon={IconDownload} busy={busy} onClick={() => void run()}>
            Scarica una copia
          </Button>
          {busy && (
            <Button variant="quiet" size="small" onClick={() => abort.current?.abort()}>
              Annulla
            </Button>
          )}
        </div>
      ) : (
        <p>Per scaricarla serve la rete.</p>
      )}
      {busy && files.of > 0 && (
        <div className={css.making}>
          <ProgressBar label="Foto e documenti nella copia" value={files.done} max={files.of} />
          <span>
            Foto e documenti: {formatNumber(files.done)} di {formatNumber(files.of)}
          </span>
        </div>
      )}
    </div>
  )
}
