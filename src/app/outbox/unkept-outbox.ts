import { OutboxError } from '../../offline/outbox/outbox-error.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'

/**
 * The outbox of a browser that keeps nothing: what is written is sent at once while the server answers, and refused when
 * it would have to wait, for it would be lost with the page.
 */
export function unkeptOutbox(outbox: Outbox, isOnline: () => boolean): Outbox {
  const needServer = () => {
    if (!isOnline()) throw new OutboxError('needs_network')
  }
  return {
    ...outbox,
    async submit(definition, args, options) {
      needServer()
      return outbox.submit(definition, args, options)
    },
    async submitAll(submissions) {
      needServer()
      return outbox.submitAll(submissions)
    },
    async importPending(backup) {
      needServer()
      return outbox.importPending(backup)
    },
  }
}
