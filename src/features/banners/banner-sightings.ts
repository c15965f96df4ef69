/** How often banners and paid placements are seen and followed: told in a burst, with their ids and nothing of who looked. */
import { COUNT_BANNERS_PATH } from '#contract/lists/analytics/banner-counts.ts'

type Sighting = 'seen' | 'clicked'

const FLUSH_AFTER_MS = 10_000
/** As many as one call takes. */
const AT_ONCE = 10

/**
 * Gathers sightings and hands them to `send` after a while, or when told to.
 * @param send gets the JSON of the call's body
 */
export function createSightings(send: (json: string) => void) {
  const gathered: Record<Sighting, Set<string>> = { seen: new Set(), clicked: new Set() }
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const [seen, clicked] = [[...gathered.seen], [...gathered.clicked]]
    gathered.seen.clear()
    gathered.clicked.clear()
    for (let at = 0; at < Math.max(seen.length, clicked.length); at += AT_ONCE)
      send(JSON.stringify({ seen: seen.slice(at, at + AT_ONCE), clicked: clicked.slice(at, at + AT_ONCE) }))
  }

  return {
    note(what: Sighting, id: string) {
      gathered[what].add(id)
      timer ??= setTimeout(flush, FLUSH_AFTER_MS)
    },
    flush,
  }
}

let shared: ReturnType<typeof createSightings> | undefined

/** The page's own: told also when it is left, by a beacon, which outlives it. */
export function pageSightings() {
  if (shared) return shared
  const own = createSightings((json) => {
    navigator.sendBeacon(COUNT_BANNERS_PATH, new Blob([json], { type: 'application/json' }))
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && own.flush())
  shared = own
  return own
}
