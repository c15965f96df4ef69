import { type Actor, actorName } from './actor.ts'
import type { Queryable } from './database.ts'
import type { WriteContext } from './entity-store.ts'

/** The part of a call that a write needs: its transaction, who writes, and when. */
export const writeContext = ({
  tx,
  actor,
  now,
}: {
  tx: Queryable
  actor: Actor
  now: string
}): WriteContext => ({
  tx,
  actor: actorName(actor),
  now,
})
