import type { Random } from './ports.ts'

export const RETRY_BASE_MS = 1_000
export const RETRY_MAX_MS = 5 * 60_000
/** Of what nobody asked to wait: a fault that is over must not be waited for, and the next attempt is the only way to know. */
export const UNASKED_MAX_MS = 15_000
/** A server may ask for more than a day; nobody waits that long for a wedding. */
export const RETRY_AFTER_MAX_MS = 60 * 60_000

/**
 * How long to wait before the next attempt: doubling, at most `maxMs`, half of it drawn by lot so that the phones of
 * a whole evening do not come back in step.
 * @param attempts how many have failed, 1 or more
 */
export function retryDelayMs(
  attempts: number,
  random: Random,
  { baseMs = RETRY_BASE_MS, maxMs = RETRY_MAX_MS } = {},
): number {
  const full = Math.min(maxMs, baseMs * 2 ** Math.min(30, Math.max(0, attempts - 1)))
  return Math.round(full / 2 + (random() * full) / 2)
}

/**
 * RFC 9110, section 10.2.3: seconds, or a date.
 * @returns milliseconds from `now`, at least 0, or undefined when it says neither
 */
export function parseRetryAfter(value: string | null | undefined, now: number): number | undefined {
  const text = value?.trim()
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(RETRY_AFTER_MAX_MS, Math.max(0, ms))
}
