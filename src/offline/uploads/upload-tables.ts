/** Files on their way, and their bytes. */
import type { AccountStore } from '../account-store.ts'
import { DURABLE, type OutboxDatabase, RELAXED } from '../outbox/outbox-database.ts'
import { namedUploads, settledUpload, withoutUpload } from './upload-claims.ts'

type UploadTables = Pick<
  AccountStore,
  'addUploads' | 'uploads' | 'uploadBlob' | 'changeUpload' | 'settleUpload' | 'forgetUploads'
>

export const uploadTables = ({ use, write }: OutboxDatabase): UploadTables => ({
  addUploads: (added) =>
    write(['uploads', 'blobs'], DURABLE, async (transaction) => {
      const uploads = transaction.objectStore('uploads')
      for (const { upload, blob } of added) {
        if (await uploads.get(upload.id)) continue
        await uploads.put({ ...upload, revision: 1 })
        await transaction.objectStore('blobs').put(blob, upload.id)
      }
    }),

  uploads: () => use((database) => database.getAll('uploads')),

  uploadBlob: (id) => use((database) => database.get('blobs', id)),

  changeUpload: (id, change) =>
    write(['uploads'], RELAXED, async (transaction) => {
      const uploads = transaction.objectStore('uploads')
      const current = await uploads.get(id)
      const wanted = current && change(current)
      const stored = current && wanted ? { ...wanted, revision: current.revision + 1 } : undefined
      if (stored) await uploads.put(stored)
      return stored
    }),

  settleUpload: (id, file) =>
    write(['uploads', 'commands'], DURABLE, async (transaction) => {
      const uploads = transaction.objectStore('uploads')
      const table = transaction.objectStore('commands')
      const current = await uploads.get(id)
      const upload = current && settledUpload(current, file)
      if (upload) await uploads.put(upload)
      const commands = (await table.getAll()).flatMap((command) => withoutUpload(command, id))
      for (const command of commands) await table.put(command)
      return { upload, commands }
    }),

  forgetUploads: (ids) =>
    write(['uploads', 'blobs', 'commands'], RELAXED, async (transaction) => {
      const named = namedUploads(await transaction.objectStore('commands').getAll())
      const gone = ids.filter((id) => !named.has(id))
      for (const id of gone) {
        await transaction.objectStore('uploads').delete(id)
        await transaction.objectStore('blobs').delete(id)
      }
      return gone
    }),
})
