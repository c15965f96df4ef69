/** Making a copy and opening one: what the panel shows of it. The work itself is loaded when somebody asks for it. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { noteFault } from '../../lib/fault-log.ts'
import { saveFile } from '../../lib/save-file.ts'
import { formatBytes, plural } from '../../lib/text.ts'
import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import type { CopyFindings, Return } from '../../plan/copy/compare-copy.ts'
import type { OpenedCopy } from '../../plan/copy/read-copy.ts'
import type { MadeCopy } from '../../plan/copy/write-copy.ts'
import { notKeptText } from '../../plan/changes.ts'
import { useSession } from '../../session/session-context.tsx'
import { notify } from '../../ui/overlay/toasts-store.ts'
import { useSyncHub } from './reach-face.ts'
import { importAll } from './sync-hub.ts'

const FAULTS: Record<string, string> = {
  newer_app: 'Questa copia viene da una versione più nuova dell’app: aggiornala e riprova.',
  other_account: 'Questa copia è di un altro matrimonio: si riporta solo dal suo account.',
  too_large: 'Questo file è troppo grande per essere una copia di Lovoglio: non è stato aperto.',
  not_a_copy: 'Questo file non è una copia di Lovoglio, o è rovinato: non è cambiato niente.',
}

export interface OpenCopy extends OpenedCopy {
  findings: CopyFindings
}

export function useCopy() {
  const hub = useSyncHub()
  const api = useApi()
  const client = useQueryClient()
  const accountId = useSession((session) => session.last?.accountId) ?? ''
  const uid = useSession((session) => session.last?.uid) ?? ''
  const abort = useRef<AbortController>(undefined)
  const [making, setMaking] = useState<{ done: number; of: number }>()
  const [opening, setOpening] = useState(false)
  const [found, setFound] = useState<OpenCopy>()

  async function download(online: boolean) {
    const { signal } = (abort.current = new AbortController())
    setMaking({ done: 0, of: 0 })
    try {
      const { makeCopy } = await import('../../plan/copy/write-copy.ts')
      const engine = await hub.open()
      const work = { engine, api, cache: client, accountId, online, signal, now: new Date() }
      const made = await makeCopy({
        ...work,
        fetch: (...asked) => fetch(...asked),
        onProgress: (done, of) => setMaking({ done, of }),
      })
      saveFile(made.name, made.file)
      notify(saidOf(made))
    } catch (fault) {
      if (signal.aborted) return
      noteFault('copy-panel', fault)
      notify({ type: 'danger', message: 'Non riusciamo a leggere il piano da questo dispositivo.' })
    } finally {
      setMaking(undefined)
    }
  }

  async function open(file: File | undefined, online: boolean) {
    if (!file) return
    setOpening(true)
    try {
      const [{ readCopy }, { compareCopy }, { planNow }] = await Promise.all([
        import('../../plan/copy/read-copy.ts'),
        import('../../plan/copy/compare-copy.ts'),
        import('../../plan/copy/plan-now.ts'),
      ])
      const opened = await readCopy(file, accountId)
      const { outbox } = await hub.open()
      const here = new Set([...outbox.pending(), ...outbox.review()].map(({ id }) => id))
      const now = await planNow({ api, client, uid, online, pending: outbox.pending() })
      setFound({ ...opened, findings: compareCopy(opened.copy, now, (id) => here.has(id)) })
    } catch (error) {
      const code = String((error as { code?: unknown } | null)?.code)
      if (!(code in FAULTS)) noteFault('copy-panel', error)
      notify({ type: 'danger', message: FAULTS[code] ?? FAULTS.not_a_copy! })
    } finally {
      setOpening(false)
    }
  }

  /** @returns whether all that was chosen could be kept */
  async function restore(returns: readonly Return[], pending: boolean): Promise<boolean> {
    if (!found) return true
    try {
      const { bringFiles } = await import('../../plan/copy/restore-copy.ts')
      const engine = await hub.open()
      const absent = await bringFiles(engine, found, returns, pending)
      if (pending) await importAll(engine, found.copy.pending)
      if (returns.length > 0) await engine.outbox.submitAll(returns.map(({ submission }) => submission))
      notify({ type: 'success', message: `La copia è tornata nel vostro piano.${absentText(absent)}` })
      return true
    } catch (error) {
      const bad = error instanceof OutboxError && error.code === 'bad_backup'
      const message = bad
        ? 'Le modifiche in attesa di questa copia non si possono leggere: non è stato riportato niente.'
        : notKeptText(error)
      notify({ type: 'danger', message })
      return false
    }
  }

  return {
    making,
    opening,
    found,
    download,
    stop: () => abort.current?.abort(),
    open,
    restore,
    close: () => setFound(undefined),
  }
}

const absentText = (absent: number) =>
  absent === 0
    ? ''
    : ` ${plural(absent, 'foto non era nella copia: torna', 'foto non erano nella copia: tornano')} solo se non è ancora cancellata dal server.`

function saidOf({ file, copy }: MadeCopy): Parameters<typeof notify>[0] {
  const { files, absent, incomplete } = copy
  const missing = [
    ...(absent.length > 0 ? [plural(absent.length, 'foto o documento', 'foto o documenti')] : []),
    ...(incomplete.length > 0 ? ['qualcosa che non è ancora su questo dispositivo'] : []),
  ]
  if (missing.length > 0)
    return {
      type: 'warning',
      message: `La copia non è completa: manca ${missing.join(' e ')}. È scritto in LEGGIMI.txt.`,
    }
  const with_ =
    files.length > 0 ? `, con ${plural(files.length, 'foto o documento', 'foto e documenti')}` : ''
  return { type: 'success', message: `La copia è nel file${with_}: ${formatBytes(file.size)}.` }
}
