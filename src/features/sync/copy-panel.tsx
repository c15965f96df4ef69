import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { saveJson } from '../../lib/save-file.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts-store.ts'
import { compareCopy, makeCopy, type CopyFindings, type PlanParts } from './plan-copy.ts'
import { RestoreSheet } from './restore-sheet.tsx'
import { exportAll } from './sync-hub.ts'
import { useSyncHub } from './reach-queries.ts'
import css from './sync-screen.module.css'

const FAULTS: Record<string, string> = {
  newer_app: 'Questa copia viene da una versione più nuova dell’app: aggiornala e riprova.',
  other_account: 'Questa copia è di un altro matrimonio: si riporta solo dal suo account.',
}
const NOT_A_COPY = 'Questo file non è una copia di Lovoglio, o è rovinato.'

/**
 * A copy of the plan in a file, and the way back from one.
 * @param readParts the plan as this device has it; `fresh` asks the server first where it answers
 * @param onRecreate makes again what the copy has and the plan has not. @returns whether all could be kept
 */
export function CopyPanel({
  readParts,
  onRecreate,
}: {
  readParts: (fresh: boolean) => Promise<PlanParts>
  onRecreate: (missing: CopyFindings['missing']) => Promise<boolean>
}) {
  const hub = useSyncHub()
  const accountId = useSession((session) => session.last?.accountId) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'out' | 'in'>()
  const [found, setFound] = useState<CopyFindings>()

  async function download() {
    setBusy('out')
    try {
      const engine = await hub.open()
      const now = new Date()
      const copy = makeCopy(await readParts(false), await exportAll(engine), accountId, now)
      saveJson(`lovoglio-copia-${now.toISOString().slice(0, 10)}.json`, copy)
      if (!copy.tasks || !copy.budgetItems || !copy.couple)
        notify({
          type: 'warning',
          message: 'La copia non è completa: qualcosa non è ancora su questo dispositivo.',
        })
    } catch {
      notify({ type: 'danger', message: 'Non riusciamo a leggere il piano da questo dispositivo.' })
    } finally {
      setBusy(undefined)
    }
  }

  async function open(file: File | undefined) {
    if (!file) return
    setBusy('in')
    try {
      const { readCopy } = await import('./read-copy.ts')
      const copy = readCopy(await file.text(), accountId)
      const { outbox } = await hub.open()
      const here = new Set([...outbox.pending(), ...outbox.review()].map(({ id }) => id))
      setFound(compareCopy(copy, await readParts(true), (id) => here.has(id)))
    } catch (error) {
      const code = String((error as { code?: unknown } | null)?.code)
      notify({ type: 'danger', message: FAULTS[code] ?? NOT_A_COPY })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <div className={css.copy}>
      <p>
        Una copia in un file: il vostro piano com’è su questo dispositivo, con le modifiche che aspettano.
        Tienila dove vuoi; si riporta da qui.
      </p>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="small"
          icon={IconDownload}
          busy={busy === 'out'}
          onClick={() => void download()}
        >
          Scarica una copia
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={IconUpload}
          busy={busy === 'in'}
          onClick={() => input.current?.click()}
        >
          Riporta una copia
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Il file della copia"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <RestoreSheet found={found} onClose={() => setFound(undefined)} onRecreate={onRecreate} />
    </div>
  )
}
