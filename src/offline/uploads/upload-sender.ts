/** Sends one upload from wherever it is to its end. The page and the service worker run this same code. */
import { CHUNK_MAX_BYTES } from '#contract/media/file-limits.ts'
import type { StoredFile } from '#contract/media/file.ts'
import { goesInParts, UploadError, type UploadTransport } from './upload-transport.ts'
import type { Upload } from './upload.ts'

/** The first part is small, so that a bar moves soon; the next double while they go quickly, as the SDK's do. */
const FIRST_PART_BYTES = 262_144
const QUICK_MS = 1_500
/** Times that the store may lose the same upload before it is put off. */
const LOST_MAX = 3

export interface SendPorts {
  transport: UploadTransport
  now: () => number
  /** Notes how far it is, and where it goes on. */
  onProgress: (progress: { sent: number; session?: string | undefined }) => Promise<void>
  signal: AbortSignal
}

/**
 * @returns what the server made of it
 * @throws UploadError
 */
export async function sendUpload(upload: Upload, blob: Blob, ports: SendPorts): Promise<StoredFile> {
  const { transport, signal } = ports
  let { session } = upload
  for (let lost = 0; ; lost += 1) {
    try {
      if (goesInParts(upload)) await sendParts()
      // Small and sent before: the server may have it already.
      else if (upload.sent < upload.size || lost > 0) {
        await transport.sendWhole(upload, blob, signal)
        await ports.onProgress({ sent: upload.size })
      }
      return await transport.finish(upload, signal)
    } catch (error) {
      if (!(error instanceof UploadError) || error.fault !== 'lost') throw error
      if (lost >= LOST_MAX)
        throw new UploadError('later', { code: error.code, detail: error.detail, status: error.status })
      // A session that still stands says itself how far it is.
      if (session && !(await transport.confirmed(session, signal))) {
        session = undefined
        await ports.onProgress({ sent: 0, session })
      } else if (error.code === 'not_found') {
        session = undefined
        await ports.onProgress({ sent: 0, session })
      }
    }
  }

  async function sendParts(): Promise<void> {
    const known = session ? await transport.confirmed(session, signal) : undefined
    if (known?.whole) return ports.onProgress({ sent: upload.size, session })
    let offset = known?.bytes ?? 0
    if (!known) session = await transport.begin(upload, signal)
    await ports.onProgress({ sent: offset, session })
    let size = FIRST_PART_BYTES
    while (offset < upload.size) {
      const part = blob.slice(offset, offset + size)
      const last = offset + part.size >= upload.size
      const began = ports.now()
      await transport.sendPart(session!, part, offset, last, signal)
      offset += part.size
      await ports.onProgress({ sent: offset, session })
      if (ports.now() - began < QUICK_MS) size = Math.min(size * 2, CHUNK_MAX_BYTES)
    }
  }
}
