/** What others change of an account's data, while it is looked at: its hub, and the cache that hears it. */
import { HUBS } from '#contract/wire/hubs.ts'
import { LOOK } from '#contract/wire/places.ts'
import type { UserType } from '#contract/people/user.ts'
import { NetworkError } from '../../api/api-error.ts'
import { heard } from '../../lib/fault-log.ts'
import { browserDevice } from '../../offline/connectivity.ts'
import { systemClock } from '../../offline/outbox/ports.ts'
import { createHubConnection, type HubConnection } from '../../realtime/hub-connection.ts'
import { type Changes, createLiveCache, type LiveCacheOptions } from '../../realtime/live-cache.ts'
import type { AppServices } from '../services/app-services.ts'
import { askConflicts } from '../outbox/ask-conflicts.ts'
import { connectivity } from '../outbox/device-connectivity.ts'
import { coupleHubEvents, ownVendorEvents, supportEvents } from '../live.ts'

interface OwnFeed {
  hub: string
  events: typeof coupleHubEvents
  /** Without one all is read again at each connection. */
  catchUp?: 'sync/changes' | 'sync/ownVendorChanges'
}

/** Where each role hears of what is its own; administrators of what is said to support. */
const OWN_FEEDS: Readonly<Record<UserType, OwnFeed>> = {
  couple: { hub: HUBS.couple, events: coupleHubEvents, catchUp: 'sync/changes' },
  vendor: { hub: HUBS.vendor, events: ownVendorEvents, catchUp: 'sync/ownVendorChanges' },
  admin: { hub: HUBS.couple, events: supportEvents },
}

/** For who has no feed to catch up with. */
const NO_FEED: Changes = { changes: [], seq: 0, reset: true }

interface LivePorts extends Pick<LiveCacheOptions, 'cache' | 'seqStore'> {
  /** The token, while it is this account's. */
  ownToken: () => string | undefined
  /** Reads again what is kept of the account. @param before of it what was read before this moment, in milliseconds since 1970 */
  refetchPrivate: (before: number) => void
}

/** The account's hub, which nobody has started yet. */
export function openLive(
  { api, queryClient, session }: AppServices,
  role: UserType,
  { cache, seqStore, ownToken, refetchPrivate }: LivePorts,
): HubConnection {
  const { hub: url, events, catchUp } = OWN_FEEDS[role]
  const openedAt = Date.now()
  // Before the second factor that is owed the hub lets nobody in, with a new session neither.
  const hubToken = () => (session.get().last?.owesSecondFactor ? undefined : ownToken())
  const hub = createHubConnection({
    url,
    accessToken: hubToken,
    clock: systemClock,
    random: Math.random,
    connectivity,
    visibility: browserDevice,
    // A connection refused for its token would be tried for ever with the same one. Without any, it is said already.
    onError: (error) => {
      if ((error as { statusCode?: unknown }).statusCode === 401 && hubToken()) void session.recover()
    },
  })
  // What everybody hears there, the public pages' connection hears.
  if (role === 'vendor') hub.onConnected(() => hub.invoke<void>(LOOK, []).catch(heard('account-live')))
  createLiveCache({
    cache,
    handlers: events,
    seqStore,
    clock: systemClock,
    catchUp: async (after) => {
      if (!catchUp) return NO_FEED
      // What an ended session asked would only be refused, and said, at each try.
      if (!ownToken()) throw new NetworkError('nobody is signed in')
      return api(catchUp, { query: { after: after ?? 0 } })
    },
    refetch(why) {
      if (!catchUp) void queryClient.invalidateQueries()
      else refetchPrivate(why === 'kept' ? openedAt : Infinity)
    },
    ...(role === 'couple' && { onPatched: askConflicts(queryClient, systemClock) }),
  }).attach(hub)
  return hub
}
