import { OutboxError, type OutboxErrorCode } from '../../offline/outbox/outbox-error.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'

/**
 * The outbox of an account that may be deleted: from then on it takes nothing in that would wait for ever. What waits
 * already stays, for the file that is offered.
 * @param ended what is to be said once the server has said that the account is gone
 */
export function endedOutbox(outbox: Outbox, ended: () => OutboxErrorCode | undefined): Outbox {
  return {
    ...outbox,
    async submit(definition, args, options) {
      refuseEnded(ended)
      return outbox.submit(definition, args, options)
    },
    async submitAll(submissions) {
      refuseEnded(ended)
      return outbox.submitAll(submissions)
    },
    async edit(id, args) {
      refuseEnded(ended)
      return outbox.edit(id, args)
    },
    async importPending(backup) {
      refuseEnded(ended)
      return outbox.importPending(backup)
    },
  }
}

/** The same of the files that edits name. */
export const endedUploads = (uploads: Uploader, ended: () => OutboxErrorCode | undefined): Uploader => ({
  ...uploads,
  async add(files) {
    refuseEnded(ended)
    return uploads.add(files)
  },
  async importWaiting(backups) {
    refuseEnded(ended)
    return uploads.importWaiting(backups)
  },
})

/** @throws OutboxError `wedding_deleted`, `wedding_left`, `vendor_deleted` */
function refuseEnded(ended: () => OutboxErrorCode | undefined): void {
  const code = ended()
  if (code) throw new OutboxError(code)
}
