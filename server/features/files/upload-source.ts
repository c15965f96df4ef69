/** Where uploads arrive, seen from the server: the embedded store's disk, or Firebase's own by its download token. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

export interface ArrivedUpload {
  path: string
  bytes: number
  /** Takes it out of the store: what was sent is not kept beside what was made of it. */
  remove(): Promise<void>
}

export interface UploadSource {
  /** @returns null for what is not there, or not wholly */
  find(name: string, token: string | undefined): Promise<ArrivedUpload | null>
}

const PATIENCE_MS = 60_000

/** Fetches from Firebase Storage. The device deletes its upload itself: the server has no key to the bucket. */
export function firebaseUploads(bucket: string, maxBytes: number): UploadSource {
  return {
    async find(name, token) {
      if (!token) return null
      const query = new URLSearchParams({ alt: 'media', token })
      const address = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(name)}?${query}`
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' })
      if (!answer.ok || !answer.body) return null
      const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-upload-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const file = await open(path.join(folder, 'upload'), 'w')
        let bytes = 0
        try {
          for await (const chunk of answer.body) {
            bytes += chunk.length
            // One byte too many is enough to be refused for it.
            if (bytes > maxBytes) break
            await file.write(chunk)
          }
        } finally {
          await file.close()
        }
        return { path: path.join(folder, 'upload'), bytes, remove }
      } catch (error) {
        await remove()
        throw error
      }
    },
  }
}
