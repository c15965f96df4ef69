/** What a couple changes of itself, as a command. */
import type { Couple, CoupleChange } from '#contract/couple.ts'
import { ROUTES } from '#contract/routes.ts'
import { callPath } from '../../api/api-client.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  defineCommand,
  isNewer,
} from '../../offline/command.ts'
import { applyEntityCommands } from '../../offline/entity-patches.ts'

export const COUPLE_KEY = ['couple', 'mine'] as const

export interface CoupleUpdate {
  id: string
  changes: Omit<CoupleChange, 'baseVersion'>
}

/** Puts the couple into the cache unless a newer one is there. `uid` is the asking member's, so it stays. */
export function putCouple(couple: Couple, cache: CachePort) {
  cache.setQueryData<Couple>(COUPLE_KEY, (current) =>
    isNewer(couple, current) ? { ...couple, uid: current?.uid ?? couple.uid } : undefined,
  )
}

export const coupleUpdate = defineCommand<CoupleUpdate, Couple>({
  name: 'couple.update',
  argsVersion: 1,
  scope: () => 'couple',
  entity: ({ id }) => ({ kind: 'couple', id }),
  describe: ({ changes }) => (changes.weddingDate ? 'La data delle nozze' : 'I vostri dati'),
  request: ({ id, changes }, baseVersion) => ({
    method: 'PUT',
    path: callPath(ROUTES['Couple/updateCouple'].path, { id }),
    body: { ...changes, ...(baseVersion && { baseVersion }) },
  }),
  settle: (couple, _, cache) => putCouple(couple, cache),
})

export const coupleCommands: readonly AnyCommandDefinition[] = [coupleUpdate]

/** The couple with what still waits. Pure. */
export function applyCouple(couple: Couple, pending: readonly Command[]): Couple {
  const own = pending.filter((command) => command.entity.id === couple.id)
  return applyEntityCommands<Couple>([couple], own, {
    create: () => undefined,
    update: (current, { name, args, createdAt }) =>
      name === coupleUpdate.name
        ? { ...current, ...(args as CoupleUpdate).changes, updatedAt: createdAt }
        : undefined,
    remove: '',
  })[0]!
}
