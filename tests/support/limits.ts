/**
 * Limits catch what hangs, never what is slow: on a green run a wait ends when the thing is there, so long ones cost
 * nothing. No test has shorter ones of its own; how fast something is, `npm run bench` says.
 */

/** A test, and the clean-up after it, in milliseconds. */
export const TEST_MS = 10 * 60_000
/** One wait: `expect.poll`, a page's default, a browser's or a product's start, in milliseconds. */
export const WAIT_MS = 2 * 60_000
/**
 * Until the next version of the service worker has its turn, in milliseconds: Chromium lets the one before finish what it
 * is at, for five minutes at most.
 */
export const TURN_MS = 3 * WAIT_MS
