import type { OutboxStatus } from '../../offline/outbox-types.ts'

/** More than this is a bulk: nobody follows each of its answers. */
const BULK = 20
const DRAWN_EVERY_MS = 1_000

/**
 * How long the screens wait to hear what became of edits: not at all, but while a bulk is sent until the next second, when
 * all is drawn at once. Drawing a long list is most of what a slow phone has to do then, and would hold up the sending.
 */
export function untilDrawnMs({ draining, waiting }: OutboxStatus, now = performance.now()): number {
  return draining && waiting > BULK ? DRAWN_EVERY_MS - (now % DRAWN_EVERY_MS) : 0
}
