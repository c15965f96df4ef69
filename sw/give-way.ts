/**
 * A newer build that may take over does so once this one has ended what it is at, or after five minutes (Chromium; the
 * standard says «no pending events»). Who has asked for the new version would wait for a film that is being sent: what can
 * be taken up again is put down.
 */
const giving = new AbortController()

/** Told when a newer build is to take over: begin nothing more, and put down what can be taken up again. */
export const givingWay: AbortSignal = giving.signal

/** From now on this worker only answers. */
export const giveWay = (): void => giving.abort()
