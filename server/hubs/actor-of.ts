import type { Actor } from '../platform/people/actor.ts'
import type { HubUser } from '../signalr/hub-server.ts'

/** Who is at the other end of a hub's connection; undefined for a visitor. */
export const actorOf = (user: HubUser | undefined) => user?.claims.actor as Actor | undefined
