import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'

/**
 * The outbox, telling at every edit whether the device has room: it fills up and is emptied while the app is open.
 * @param note told `full` when an edit could not be kept for want of room, `kept` when one was
 */
export function watchedOutbox(outbox: Outbox, note: (storage: 'kept' | 'full') => void): Outbox {
  async function watched<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work
      note('kept')
      return result
    } catch (error) {
      if (error instanceof OutboxError && error.code === 'storage_full') note('full')
      throw error
    }
  }
  return {
    ...outbox,
    submit: (definition, args, options) => watched(outbox.submit(definition, args, options)),
    submitAll: (submissions) => watched(outbox.submitAll(submissions)),
    importPending: (backup) => watched(outbox.importPending(backup)),
  }
}
