/** Who hears what: the three hubs of the specification, fed by the change feed. Audiences are decided here, never by a client. */
import type pg from 'pg'
import type { Couple } from '#contract/couple.ts'
import { CHANGE_EVENTS, HUBS } from '#contract/hubs.ts'
import { asTold, loadChanges } from '../features/sync/entity-loader.ts'
import { actorOf } from './actor-of.ts'
import { actorOfToken } from '../platform/call-server.ts'
import {
  type ChangeFeed,
  type FeedChange,
  PUBLIC,
  SUPPORT,
  coupleAudience,
  isVendorAudience,
  vendorAudience,
} from '../platform/change-feed.ts'
import type { Database } from '../platform/database.ts'
import { createTyping } from './typing.ts'
import { type Hub, type HubServer, type HubUser, createHubServer } from '../signalr/hub-server.ts'

const ADMINS = 'admins'

export interface HubsOptions {
  database: Database
  feed: ChangeFeed
  /** Whether a page of this origin may connect. */
  allowsOrigin: (origin: string | undefined, host: string | undefined) => boolean
  log: (event: string, detail?: Record<string, unknown>) => void
}

export interface Hubs {
  server: HubServer
  /** Ends the hub connections of an identity whose session ended, on every process. */
  closeConnectionsOf(uid: string): void
}

/** Mounts the hubs and starts pushing what the feed brings. */
export function createHubs({ database, feed, allowsOrigin, log }: HubsOptions): Hubs {
  const server = createHubServer({
    origins: (origin, request) => allowsOrigin(origin, request.headers.host),
    authenticate: (token) => authenticate(database.pool, token),
    log: (level, event, detail) => level !== 'debug' && log(event, detail),
  })
  const typing = createTyping(database.db, feed)
  const vendorHub = server.hub(HUBS.vendor, {
    onConnected(connection) {
      const actor = actorOf(connection.user)
      if (actor?.kind === 'vendor') connection.addToGroup(vendorAudience(actor.vendorId))
    },
    methods: typing.methods,
  })
  const videoHub = server.hub(HUBS.videoVendor, {})
  const coupleHub = server.hub(HUBS.couple, {
    authorize: (user) => ['couple', 'admin'].includes(actorOf(user)?.kind ?? ''),
    onConnected(connection) {
      const actor = actorOf(connection.user)
      if (actor?.kind === 'couple') connection.addToGroup(coupleAudience(actor.coupleId))
      if (actor?.kind === 'admin') connection.addToGroup(ADMINS)
    },
    methods: typing.methods,
  })
  const hubs: Record<keyof typeof HUBS, Hub> = { couple: coupleHub, vendor: vendorHub, videoVendor: videoHub }

  feed.subscribe(async (changes) => {
    const heard = changes.filter((change) => hubs[hubOf(change)].connections.size > 0)
    for (const { change, event, payload, seq } of await loadChanges(heard, database.db)) {
      const hub = hubs[hubOf(change)]
      if (change.audience === PUBLIC) hub.send({ all: true }, event, payload, seq)
      else if (isVendorAudience(change.audience)) hub.send({ group: change.audience }, event, payload, seq)
      else if (isCouple(payload, change)) {
        for (const { uid } of payload.members)
          hub.send({ user: uid }, event, asTold(payload, change, uid), seq)
        hub.send({ group: ADMINS }, event, payload, seq)
      } else if (isBetweenTwo(change)) hub.send({ group: change.audience }, event, payload, seq)
      else hub.send({ groups: [change.audience, ADMINS] }, event, payload, seq)
      if (change.topic === 'couple' && change.kind === 'deleted')
        coupleHub.closeWhere(({ user }) => coupleIdOf(user) === change.entityId)
    }
  })

  typing.tell({ couple: coupleHub, vendor: vendorHub }, ADMINS)

  feed.onSessionEnd((uid) => {
    // Whoever still has a session comes back with it.
    for (const hub of Object.values(hubs))
      hub.closeWhere(({ user }) => user !== undefined && (uid === undefined || user.id === uid))
  })

  return { server, closeConnectionsOf: (uid) => feed.endSession(uid) }
}

/** Each member hears of the couple in its own words; of all the rest in the same. */
const isCouple = (payload: unknown, { topic }: FeedChange): payload is Couple =>
  topic === 'couple' && typeof payload === 'object'

/** What a couple and a vendor say to each other is not told to administrators. */
const isBetweenTwo = ({ topic, audience }: FeedChange): boolean =>
  (topic === 'message' || topic === 'conversation') && audience !== SUPPORT

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
