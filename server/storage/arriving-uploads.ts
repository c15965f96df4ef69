import type { FastifyInstance } from 'fastify'
import { FILM_MAX_BYTES } from '#contract/media/file-limits.ts'
import type { Config } from '../config.ts'
import { type UploadSource, copyHere, firebaseUploads } from '../features/files/upload-source.ts'
import type { ForgetIdentities } from '../platform/people/person-erasure.ts'
import { type EmbeddedStorageDeps, registerEmbeddedStorage } from './embedded/embedded-storage.ts'

/** Where uploads arrive: the embedded store, served here, or Firebase's. */
export async function arrivingUploads(
  server: FastifyInstance,
  { identity }: Config,
  deps: EmbeddedStorageDeps,
): Promise<{
  uploads: UploadSource
  sweepUploads: () => Promise<void>
  forgetUploads: ForgetIdentities
}> {
  const bucket = identity.storageBucket
  if (identity.mode === 'firebase')
    return {
      uploads: firebaseUploads(bucket, FILM_MAX_BYTES + 1),
      sweepUploads: async () => {},
      forgetUploads: async () => {},
    }
  const storage = await registerEmbeddedStorage(server, deps)
  const find: UploadSource['find'] = async (name) => {
    const file = await (await storage.findFile(bucket, name))?.open()
    return file ? { ...(await copyHere(file.stream)), remove: () => storage.deleteFile(bucket, name) } : null
  }
  return { uploads: { find }, sweepUploads: storage.sweep, forgetUploads: storage.forget }
}
