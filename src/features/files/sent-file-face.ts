/** For what is written at once and not through the outbox: the server must have the files that it names before. */
import { useCallback } from 'react'
import { ApiError, NetworkError } from '../../api/api-error.ts'
import type { Upload } from '../../offline/uploads/upload.ts'
import { type SyncHub, useSyncHub } from '../sync/reach-face.ts'
import { discardFiles } from './file-face.ts'

export interface SentFiles {
  /**
   * Resolves when the server has these files.
   * @throws ApiError with the Italian reason for one that it refused, NetworkError while it cannot be reached
   */
  untilSent: (ids: readonly string[]) => Promise<void>
  /** Takes their bytes from the device, once what names them was written, or will not be. */
  letGo: (ids: readonly string[]) => Promise<void>
}

export function useSentFiles(): SentFiles {
  const hub = useSyncHub()
  return {
    untilSent: useCallback((ids: readonly string[]) => untilSent(hub, ids), [hub]),
    letGo: useCallback(
      async (ids: readonly string[]) => {
        if (ids.length > 0) await discardFiles(hub, ids)
      },
      [hub],
    ),
  }
}

const GONE = 'Questa foto non è più su questo dispositivo: sceglila di nuovo.'

async function untilSent(hub: SyncHub, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const engine = await hub.open()
  const uploads = await engine.uploads.open()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    const found = ids.map((id) => uploads.list().find((upload) => upload.id === id))
    if (found.every((upload) => upload?.state === 'done')) return resolve()
    const bad = found.find((upload) => !upload || upload.state === 'failed')
    if (bad || found.includes(undefined)) return reject(refusal(bad))
    if (engine.reachability.state() !== 'online') reject(new NetworkError(undefined))
  }
  const stops = [uploads.subscribe(look), hub.subscribe(look)]
  look()
  await promise.finally(() => {
    for (const stop of stops) stop()
  })
}

const refusal = (upload: Upload | undefined) =>
  new ApiError({
    status: upload?.failure?.status ?? 422,
    code: upload?.failure?.code ?? 'rule_broken',
    detail: upload ? `«${upload.name}» non è stata accettata. ${upload.failure?.detail ?? ''}`.trim() : GONE,
  })
