/** Who hears what: the three hubs of the specification, fed by the change feed. Audiences are decided here, never by a client. */
import type pg from 'pg'
import type { Couple } from '#contract/people/couple.ts'
import { ADMIN_QUEUES, type AdminQueue } from '#contract/lists/admin/admin-queues.ts'
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { CHANGE_EVENTS, HUBS } from '#contract/wire/hubs.ts'
import { asTold, lastOfEach, loadChanges } from '../features/sync/entity-loader.ts'
import { actorOf } from './actor-of.ts'
import { actorOfToken } from '../platform/http/caller.ts'
import {
  type ChangeFeed,
  type FeedChange,
  PUBLIC,
  SUPPORT,
  coupleAudience,
  isQueueAudience,
  isVendorAudience,
  queueAudience,
  vendorAudience,
} from '../platform/database/change-feed.ts'
import type { Database } from '../platform/database/database.ts'
import { createLooking, whoLooks } from './looking.ts'
import { createPublicPace } from './public-pace.ts'
import { createTyping } from './typing.ts'
import {
  type Audience,
  type Hub,
  type HubServer,
  type HubServerOptions,
  type HubUser,
  createHubServer,
} from '../signalr/hub-server.ts'

const ADMINS = 'admins'
const QUEUES = Object.keys(ADMIN_QUEUES) as AdminQueue[]

export interface HubsOptions extends Pick<
  HubServerOptions,
  'connectionKey' | 'transports' | 'upgraded' | 'peerOf' | 'maxConnectionsPerPeer'
> {
  database: Database
  feed: ChangeFeed
  /** Whether a page of this origin may connect. */
  allowsOrigin: (origin: string | undefined, host: string | undefined) => boolean
  log: (event: string, detail?: Record<string, unknown>) => void
}

export interface Hubs {
  server: HubServer
  /** Each by its name, with who listens to it here. */
  listened: Readonly<Record<string, Pick<Hub, 'connections'>>>
  /** Ends the hub connections of an identity whose session ended, on every process. */
  closeConnectionsOf(uid: string): void
}

/** Mounts the hubs and starts pushing what the feed brings. */
export function createHubs({ database, feed, allowsOrigin, log, ...shared }: HubsOptions): Hubs {
  const server = createHubServer({
    ...shared,
    origins: (origin, request) => allowsOrigin(origin, request.headers.host),
    authenticate: (token) => authenticate(database.pool, token),
    log: (level, event, detail) => level !== 'debug' && log(event, detail),
  })
  const typing = createTyping(database.db, feed)
  const looking = createLooking(() => pace.told(feed.settled()))
  const vendorHub = server.hub(HUBS.vendor, {
    onConnected(connection) {
      looking.begin(connection)
      const actor = actorOf(connection.user)
      if (actor?.kind === 'vendor') connection.addToGroup(vendorAudience(actor.vendorId))
    },
    methods: { ...typing.methods, ...looking.methods },
  })
  const videoHub = server.hub(HUBS.videoVendor, { onConnected: looking.begin, methods: looking.methods })
  const coupleHub = server.hub(HUBS.couple, {
    authorize: (user) => ['couple', 'admin'].includes(actorOf(user)?.kind ?? ''),
    onConnected(connection) {
      const actor = actorOf(connection.user)
      if (actor?.kind === 'couple') connection.addToGroup(coupleAudience(actor.coupleId))
      if (actor?.kind === 'admin' && mayCall(actor.role, 'Messages/getConversations'))
        connection.addToGroup(ADMINS)
      if (actor?.kind === 'admin')
        for (const queue of QUEUES)
          if (mayCall(actor.role, ADMIN_QUEUES[queue])) connection.addToGroup(queueAudience(queue))
    },
    methods: typing.methods,
  })
  const hubs: Record<keyof typeof HUBS, Hub> = { couple: coupleHub, vendor: vendorHub, videoVendor: videoHub }

  /** One telling after the other: a thing read earlier is not told later. */
  let telling: Promise<void> = Promise.resolve()
  const tellInTurn = (changes: readonly FeedChange[]) =>
    (telling = telling.then(() => tell(changes)).catch((error: unknown) => log('hub.untold', { error })))
  const pace = createPublicPace((changes) => void tellInTurn(changes))

  async function tell(changes: readonly FeedChange[]): Promise<void> {
    for (const { change, event, payload, seq } of await loadChanges(changes, database.feed.db)) {
      const hub = hubs[hubOf(change)]
      if (change.audience === PUBLIC)
        hub.send(whoLooks(change), event, payload, seq, pace.told(feed.settled()))
      else if (isCouple(payload, change)) {
        for (const { uid } of payload.members)
          hub.send({ user: uid }, event, asTold(payload, change, uid), seq)
        hub.send({ group: ADMINS }, event, payload, seq)
      } else hub.send(audienceOf(change), event, payload, seq)
      if (isEndOfCouple(change)) coupleHub.closeWhere(({ user }) => coupleIdOf(user) === change.entityId)
    }
  }

  feed.subscribe((changes) => {
    const heard = lastOfEach(changes).filter(
      (change) => isEndOfCouple(change) || hubs[hubOf(change)].reaches(audienceOf(change)),
    )
    const isPublic = ({ audience }: FeedChange) => audience === PUBLIC
    const now = new Set(pace.admit(heard.filter(isPublic)))
    return tellInTurn(heard.filter((change) => !isPublic(change) || now.has(change)))
  })

  typing.tell({ couple: coupleHub, vendor: vendorHub }, ADMINS)

  feed.onSessionEnd((uid) => {
    // Whoever still has a session comes back with it.
    for (const hub of Object.values(hubs))
      hub.closeWhere(({ user }) => user !== undefined && (uid === undefined || user.id === uid))
  })

  return { server, listened: hubs, closeConnectionsOf: (uid) => feed.endSession(uid) }
}

/** Each member hears of the couple in its own words; of all the rest in the same. */
const isCouple = (payload: unknown, { topic }: FeedChange): payload is Couple =>
  topic === 'couple' && typeof payload === 'object'

/** What a couple and a vendor say to each other is not told to administrators. */
const isBetweenTwo = ({ topic, audience }: FeedChange): boolean =>
  (topic === 'message' || topic === 'conversation') && audience !== SUPPORT

/** Ends its connections, also one that has not said what it wants yet. */
const isEndOfCouple = ({ topic, kind }: FeedChange): boolean => topic === 'couple' && kind === 'deleted'

/** Who hears of a change; where nobody of them is connected here, another process tells them, and nothing is read. */
function audienceOf(change: FeedChange): Audience {
  const { audience } = change
  if (audience === PUBLIC) return whoLooks(change)
  if (isVendorAudience(audience) || isQueueAudience(audience) || isBetweenTwo(change))
    return { group: audience }
  return { groups: [audience, ADMINS] }
}

/** What is a vendor's own is told on the vendors' hub, whatever it is. */
const hubOf = ({ topic, audience }: FeedChange): keyof typeof HUBS =>
  isVendorAudience(audience) ? 'vendor' : CHANGE_EVENTS[topic].hub

function coupleIdOf(user: HubUser | undefined): string | undefined {
  const actor = actorOf(user)
  return actor?.kind === 'couple' ? actor.coupleId : undefined
}

/** A visitor is nobody; a token that opens nothing is refused rather than taken for a visitor's. */
async function authenticate(pool: pg.Pool, token: string | undefined): Promise<HubUser | undefined> {
  if (!token) return undefined
  const actor = await actorOfToken(pool, token)
  if (!actor || actor.kind === 'visitor') throw new Error('session ended')
  return { id: actor.uid, claims: { actor } }
}
