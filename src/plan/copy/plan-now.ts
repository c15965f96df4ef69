/** The plan as it is at this moment, with what waits: what a copy is compared with. */
import type { CopyPart } from '#contract/plan/copy.ts'
import type { Couple } from '#contract/people/couple.ts'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/api-client.ts'
import { applyCouple } from '../../features/couple/couple-commands.ts'
import { coupleQueries } from '../../features/couple/couple-queries.ts'
import { applyFavorites } from '../../features/favorites/favorite-commands.ts'
import { favoriteQueries } from '../../features/favorites/favorite-queries.ts'
import type { Command } from '../../offline/outbox/command.ts'
import { PLAN_ENTITIES, planEntityOf } from '../entities.ts'
import type { CopyParts, Thing } from './copy-format.ts'
import { keptHere } from './gather-copy.ts'

interface Asked {
  api: ApiClient
  client: QueryClient
  uid: string
  online: boolean
  pending: readonly Command[]
}

/** Of what comes back from a copy. What this device has never read is left out. */
export async function planNow({ api, client, uid, online, pending }: Asked): Promise<CopyParts> {
  const queries = [
    coupleQueries.mine(api, uid),
    favoriteQueries.list(api),
    ...PLAN_ENTITIES.map((entity) => entity.query(api)),
  ]
  // What cannot be read now is left as this device has it.
  if (online)
    await Promise.allSettled(queries.map((query) => client.query({ ...query, staleTime: 0 } as never)))
  const own = (part: CopyPart) => pending.filter(({ entity }) => entity.kind === part)
  const parts = (['couple', 'favorite', ...PLAN_ENTITIES.map(({ kind }) => kind)] as CopyPart[]).flatMap(
    (part) => {
      const kept = keptHere(client, part)
      return kept ? [[part, withPending(part, kept.things, own(part))] as const] : []
    },
  )
  return Object.fromEntries(parts)
}

function withPending(
  part: CopyPart,
  things: readonly Thing[],
  pending: readonly Command[],
): readonly Thing[] {
  if (part === 'couple') return things.map((one) => applyCouple(one as unknown as Couple, pending)) as never
  if (part === 'favorite') return applyFavorites(things as unknown as Favorite[], pending) as never
  return planEntityOf(part)!.apply(things, pending) as never
}
