import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'

/**
 * The outbox of a wedding that may be deleted: from then on it takes nothing in that would wait for ever. What waits
 * already stays, for the file that is offered.
 * @param isEnded whether the server has said that the wedding is gone
 */
export function endedOutbox(outbox: Outbox, isEnded: () => boolean): Outbox {
  return {
    ...outbox,
    async submit(definition, args, options) {
      refuseEnded(isEnded)
      return outbox.submit(definition, args, options)
    },
    async submitAll(submissions) {
      refuseEnded(isEnded)
      return outbox.submitAll(submissions)
    },
    async edit(id, args) {
      refuseEnded(isEnded)
      return outbox.edit(id, args)
    },
    async importPending(backup) {
      refuseEnded(isEnded)
      return outbox.importPending(backup)
    },
  }
}

/** The same of the files that edits name. */
export const endedUploads = (uploads: Uploader, isEnded: () => boolean): Uploader => ({
  ...uploads,
  async add(files) {
    refuseEnded(isEnded)
    return uploads.add(files)
  },
  async importWaiting(backups) {
    refuseEnded(isEnded)
    return uploads.importWaiting(backups)
  },
})

/** @throws OutboxError `wedding_deleted` */
function refuseEnded(isEnded: () => boolean): void {
  if (isEnded()) throw new OutboxError('wedding_deleted')
}
