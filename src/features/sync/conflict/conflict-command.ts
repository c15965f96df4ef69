/** Deciding about what was written over, as a command: it waits for the network like any other. */
import { ROUTES } from '#contract/routes.ts'
import type { Conflict } from '#contract/wire/sync.ts'
import { type AnyCommandDefinition, defineCommand } from '../../../offline/outbox/command.ts'

export const CONFLICTS_KEY = ['couple', 'conflicts'] as const

export interface ConflictSettle {
  /** The thing they are in. */
  entityId: string
  ids: number[]
}

export const conflictSettle = defineCommand<ConflictSettle, { settled: number }>({
  name: 'conflict.settle',
  argsVersion: 1,
  scope: () => 'conflict',
  entity: ({ entityId }) => ({ kind: 'conflict', id: entityId }),
  describe: () => 'Vista: una cosa scritta da tutti e due',
  request: ({ ids }) => ({ method: 'POST', path: ROUTES['Couple/settleConflicts'].path, body: { ids } }),
  settle: (_, { args }, cache) =>
    cache.setQueryData<Conflict[]>(CONFLICTS_KEY, (list) => list?.filter(({ id }) => !args.ids.includes(id))),
})

export const conflictCommands: readonly AnyCommandDefinition[] = [conflictSettle]
