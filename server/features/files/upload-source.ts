/** Where uploads arrive, seen from the server: the embedded store, or Firebase's own by its download token. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

export interface ArrivedUpload {
  /** A copy of this process's own, for libraries that read files. */
  path: string
  bytes: number
  /** Takes it out of the store: what was sent is not kept beside what was made of it. */
  remove(): Promise<void>
  /** Lets go of the copy, whatever came of it. */
  release(): Promise<void>
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
      // One byte too many is enough to be refused for it.
      const arrived = await copyHere(withinLimit(answer.body, maxBytes))
      return { ...arrived, remove: async () => {} }
    },
  }
}

async function* withinLimit(chunks: AsyncIterable<Uint8Array>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    yield chunk
    if (bytes > maxBytes) return
  }
}

/** Writes what arrives into a file of this process's own. */
export async function copyHere(
  chunks: AsyncIterable<Uint8Array>,
): Promise<Pick<ArrivedUpload, 'path' | 'bytes' | 'release'>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-upload-'))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    const target = createWriteStream(path.join(folder, 'upload'))
    await pipeline(chunks, target)
    return { path: path.join(folder, 'upload'), bytes: target.bytesWritten, release }
  } catch (error) {
    await release()
    throw error
  }
}
