import { type Actor, actorName } from '../people/actor.ts'
import type { Queryable } from '../database/database.ts'
import type { WriteContext } from './entity-store.ts'
import type { WriterAccount } from './field-history.ts'

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
  account: accountOf(actor),
  ...('device' in actor && { device: actor.device }),
  now,
})

function accountOf(actor: Actor): WriterAccount | undefined {
  if (actor.kind === 'couple') return { kind: actor.kind, id: actor.coupleId }
  if (actor.kind === 'vendor') return { kind: actor.kind, id: actor.vendorId }
  return actor.kind === 'admin' ? { kind: actor.kind, id: actor.adminId } : undefined
}
