import type { OutboxStatus } from '../../offline/outbox/outbox-types.ts'

/** More than this is a bulk: nobody follows each of its answers. */
const BULK = 20

export const isBulkSent = ({ draining, waiting }: OutboxStatus): boolean => draining && waiting > BULK

const DRAWN_EVERY_MS = 2_000

/**
 * How long the screens wait to hear what became of edits: not at all, but while a bulk is sent until all is drawn at once,
 * every other second. What somebody does meanwhile is shown at once. Drawing a long list is most of what a slow phone has to
 * do then, and would hold up the sending.
 */
export function untilDrawnMs(status: OutboxStatus, now = performance.now()): number {
  return isBulkSent(status) ? DRAWN_EVERY_MS - (now % DRAWN_EVERY_MS) : 0
}
