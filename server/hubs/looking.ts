/** Who looks where: a public change is told to who looks at one of its places, and to who never said where it looks. */
import {
  ALL_LISTS,
  LOOK,
  LOOKS_AT_ONCE,
  LOOKS_A_SECOND,
  LOOK_MAX,
  NEWS,
  isPlace,
} from '#contract/wire/places.ts'
import { PROBLEMS, type ProblemCode } from '#contract/wire/problem.ts'
import type { FeedChange } from '../platform/database/change-feed.ts'
import { type Audience, type HubConnection, HubException, type HubMethod } from '../signalr/hub-server.ts'

/** No account's group is called so: what a client says opens nothing of anybody's. */
const groupOf = (place: string) => `look ${place}`
const UNSAID = 'look anywhere'

const PLACES = 'looking.places'
const LOOKS = 'looking.looks'

const refused = (code: ProblemCode, words: string = PROBLEMS[code][2]) =>
  new HubException(`${code}: ${words}`)

/** @param told how far the feed has been told */
export function createLooking(told: () => number) {
  const look: HubMethod = (connection, asked) => {
    allow(connection)
    if (!Array.isArray(asked) || !asked.every(isPlace))
      throw new HubException(
        'not_understood: Dei luoghi si dà una lista: fornitori, categoria/regione, notizie.',
      )
    if (asked.length > LOOK_MAX)
      throw refused('too_large', `Si guardano al massimo ${LOOK_MAX} luoghi per volta.`)
    const before = (connection.items.get(PLACES) ?? new Set([UNSAID])) as ReadonlySet<string>
    const now = new Set(asked.map(groupOf))
    for (const group of before) if (!now.has(group)) connection.removeFromGroup(group)
    for (const group of now) if (!before.has(group)) connection.addToGroup(group)
    connection.items.set(PLACES, now)
    return told()
  }

  return {
    methods: { [LOOK]: look },
    /** For a hub that tells what is public. */
    begin: (connection: HubConnection): void => connection.addToGroup(UNSAID),
  }
}

/** A bucket that fills up by the second. @throws HubException when it is empty */
function allow({ items }: HubConnection): void {
  const now = performance.now()
  const { left, at } = (items.get(LOOKS) ?? { left: LOOKS_AT_ONCE, at: now }) as { left: number; at: number }
  const full = Math.min(LOOKS_AT_ONCE, left + ((now - at) / 1_000) * LOOKS_A_SECOND)
  if (full < 1) throw refused('rate_limited')
  items.set(LOOKS, { left: full - 1, at: now })
}

/** Who hears of a public change; one that does not say where it shows, as from a version before, is for everybody. */
export function whoLooks(change: FeedChange): Audience {
  const places = placesOf(change)
  return places ? { groups: [UNSAID, ...places.map(groupOf)] } : { all: true }
}

function placesOf({ topic, entityId, within }: FeedChange): readonly string[] | undefined {
  if (topic === 'article') return [NEWS]
  if (topic === 'availability') return [entityId]
  return topic === 'vendor' ? within && [entityId, ALL_LISTS, ...within] : within
}
