import type { LiveHandler } from '../realtime/live-cache.ts'

type LiveTable = Readonly<Record<string, LiveHandler>>

/** What `hubs/couple` pushes, and what each event does to the cache. */
export const coupleLive: LiveTable = {}
