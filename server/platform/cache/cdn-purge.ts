/**
 * Tells what keeps pages and answers on the way (a CDN) to drop what has changed, by tag.
 * Source: https://developers.cloudflare.com/api/resources/cache/methods/purge/, whose form others take as well.
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface CdnPurgeOptions {
  /** Where to tell it. */
  url: string
  token: string | undefined
  log: (event: string, detail: object) => void
  /** Between two calls, and before the first try again, in milliseconds; tests wait less. */
  everyMs?: number
}

export interface CdnPurge {
  /** What has changed; told with what else changes in the same second. */
  drop(tags: ReadonlySet<string>): void
  /** Tells what is still to be told, once, and ends. */
  close(): Promise<void>
}

const EVERY_MS = 1_000
const AGAIN_AT_MOST_MS = 60_000
const WITHIN_MS = 10_000
const TAGS_AT_ONCE = 100
/** More than these wait only where the CDN does not answer: then all of it goes. */
const TAGS_WAITING = 2_000

export function createCdnPurge({ url, token, log, everyMs = EVERY_MS }: CdnPurgeOptions): CdnPurge {
  const waiting = new Set<string>()
  let everything = false
  let working: Promise<void> | undefined
  const stop = new AbortController()

  async function tell(body: object): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`answered ${response.status}`)
  }

  /** What could not be told waits on. */
  async function tellSome(): Promise<void> {
    if (everything) {
      await tell({ purge_everything: true })
      everything = false
      return
    }
    const tags = [...waiting].slice(0, TAGS_AT_ONCE)
    // Before the call: what changes again during it is told again.
    for (const tag of tags) waiting.delete(tag)
    await tell({ tags }).catch((error: unknown) => {
      for (const tag of tags) waiting.add(tag)
      throw error
    })
  }

  async function work(): Promise<void> {
    let again = everyMs
    await rest(everyMs)
    while (everything || waiting.size > 0) {
      try {
        await tellSome()
        again = everyMs
      } catch (error) {
        log('cdn.purge_failed', { reason: (error as Error).message })
        if (stop.signal.aborted) break
        again = Math.min(again * 2, AGAIN_AT_MOST_MS)
      }
      if (!stop.signal.aborted) await rest(again)
    }
    // In the same step as the last look: what changes after it begins a round of its own.
    working = undefined
  }

  // No fault: it was stopped.
  const rest = (ms: number) => pause(ms, undefined, { signal: stop.signal }).catch(() => undefined)

  return {
    drop(tags) {
      for (const tag of tags) waiting.add(tag)
      if (waiting.size > TAGS_WAITING) {
        waiting.clear()
        everything = true
      }
      working ??= work()
    },
    async close() {
      stop.abort()
      await working
    },
  }
}
