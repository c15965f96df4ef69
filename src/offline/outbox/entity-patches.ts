/**
 * What every list of a couple's things shares: what waits in the outbox laid over the server's data, and the server's
 * word put into the cache by version. Pure but for the cache it is handed.
 */
import type { CachePort, Command } from './command.ts'
import { isNewer } from './command.ts'

export interface Versioned {
  id: string
  version: number
}

/** How the commands of one noun change one entity. `remove` names have no effect but that the entity goes. */
export interface EntityEffects<E extends Versioned> {
  /** Makes the entity as the server will, from the arguments of `name`; undefined when this is no creation. */
  create: (command: Command) => E | undefined
  /** The entity after the command; undefined when this is no update. */
  update: (entity: E, command: Command) => E | undefined
  /** The command's name that deletes. */
  remove: string
}

const made = new WeakMap<Command, { from: Versioned; to: Versioned | undefined }>()

/** The same object for the same entity and command: a row nobody touched is not drawn anew at each answer. */
function updated<E extends Versioned>(
  entity: E,
  command: Command,
  { update }: EntityEffects<E>,
): E | undefined {
  const known = made.get(command)
  if (known?.from === entity) return known.to as E | undefined
  const to = update(entity, command)
  made.set(command, { from: entity, to })
  return to
}

/**
 * Lays pending commands over the server's list, in the order they were given. An addition the server already has is
 * left as the server has it; an update of what is not there does nothing, for the deletion has won.
 * @returns the very same list when nothing waits
 */
export function applyEntityCommands<E extends Versioned>(
  entities: readonly E[],
  pending: readonly Command[],
  effects: EntityEffects<E>,
): readonly E[] {
  if (pending.length === 0) return entities
  const result = new Map(entities.map((entity) => [entity.id, entity]))
  for (const command of pending.toSorted((a, b) => a.order - b.order)) {
    const { id } = command.entity
    const current = result.get(id)
    if (command.name === effects.remove) {
      result.delete(id)
      continue
    }
    const next = current ? updated(current, command, effects) : effects.create(command)
    if (next) result.set(id, next)
  }
  return [...result.values()]
}

/** The list with `entity` in it, unless the list holds a newer one. */
export function upsert<E extends Versioned>(list: readonly E[], entity: E): E[] {
  const at = list.findIndex((other) => other.id === entity.id)
  if (at < 0) return [...list, entity]
  return isNewer(entity, list[at]) ? list.with(at, entity) : (list as E[])
}

/**
 * Puts the server's entity into a cached list, or over the answer that is on its way; a list that was never read is asked for
 * instead of being made up.
 */
export function putIntoList<E extends Versioned>(cache: CachePort, key: readonly unknown[], entity: E) {
  if (cache.getQueryData<E[]>(key) === undefined && !cache.isBeingRead(key)) cache.invalidate(key)
  else cache.setQueryData<E[]>(key, (list) => list && upsert(list, entity))
}

/** Takes an entity out of a cached list. */
export function dropFromList<E extends Versioned>(cache: CachePort, key: readonly unknown[], id: string) {
  cache.setQueryData<E[]>(key, (list) =>
    list?.some((entity) => entity.id === id) ? list.filter((entity) => entity.id !== id) : undefined,
  )
}

/** What a hub's event does to the cache; the payload is the entity, or the id of a deleted one. */
export type LiveTable = Readonly<Record<string, (cache: CachePort, payload: unknown) => void>>

/** The live table of a list: created and updated put, deleted takes away. */
export function liveList<E extends Versioned>(
  events: { created: string; updated: string; deleted: string },
  key: readonly unknown[],
): LiveTable {
  const put = (cache: CachePort, entity: unknown) => putIntoList(cache, key, entity as E)
  return {
    [events.created]: put,
    [events.updated]: put,
    [events.deleted]: (cache, id) => dropFromList<E>(cache, key, String(id)),
  }
}
