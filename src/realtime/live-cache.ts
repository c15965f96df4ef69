/**
 * Puts what the server pushes into the cache, and asks for what was missed. Delivery is at least once and in order;
 * a patch older than what is cached is ignored by its `version` (see `patchOne`, `patchList`).
 */
import { heard } from '../lib/fault-log.ts'
import { noteBack, noteGone } from '../offline/cache/cache-notes.ts'
import type { CachePort } from '../offline/outbox/command.ts'
import type { Clock } from '../offline/outbox/ports.ts'
import { createBursts } from './bursts.ts'
import type { HubConnection } from './hub-connection.ts'

/** The payload is the entity, or the id of a deleted one. */
export type LiveHandler = (cache: CachePort, payload: unknown) => void

export interface Changes {
  changes: readonly { seq: number; event: string; payload: unknown }[]
  /** Up to where the answer reaches. */
  seq: number
  /** There is more after `seq`. */
  more?: boolean
  /** The feed no longer reaches back to what was asked. */
  reset: boolean
}

export interface SeqStore {
  get(): Promise<number | undefined>
  /** Kept together with the cache it describes (`QueryPersistence.note`), never ahead of it. */
  set(seq: number): void
}

export interface LiveCacheOptions {
  cache: CachePort
  handlers: Readonly<Record<string, LiveHandler>>
  seqStore: SeqStore
  clock: Clock
  /** `GET /api/sync/changes?after=`; undefined when this device has never heard of the feed. */
  catchUp: (after: number | undefined) => Promise<Changes>
  /** False where the hub tells only a part of the feed: a catch-up alone says how far this device has come. */
  hearsAll?: boolean
  /**
   * Reads again what nobody has told of: all of this feed where this device's place in it is too old (`reset`), or where it has
   * none and more has changed than one page tells (`first`); where a page told all, only what was kept of an earlier visit (`kept`).
   */
  refetch: (why: 'first' | 'reset' | 'kept') => void
  /** Called after each patch, such as to drop what waits for it. */
  onPatched?: (event: string, payload: unknown) => void
}

export interface LiveCache {
  /** Listens to the hub for every event of the table, and catches up at each connection, made or refused. Before `hub.start()`. */
  attach(hub: HubConnection): void
  /** Catches up now. Calls made meanwhile share one round. */
  catchUp(): Promise<void>
  /** The last change in the cache. */
  lastSeq(): number | undefined
}

interface Heard {
  event: string
  payload: unknown
  at: number
  /** How far the feed may be remembered after it; nothing below can come any more. */
  settled: number
}

/** How many changes are remembered as heard: what a catch-up brings may be pushed again a moment later. */
const TOLD_MAX = 2_000

export function createLiveCache(options: LiveCacheOptions): LiveCache {
  const { cache, handlers, seqStore, hearsAll = true } = options
  let seq: number | undefined
  let loaded = false
  /** Heard live before the gap in front of it is filled: put in after it, for a page that comes later is older. */
  let early: Heard[] = []
  let round: Promise<void> | undefined
  /** False from a lost connection to the end of the next catch-up. */
  let whole = false
  /** Raised at each lost connection: a round begun before says nothing of what the next one missed. */
  let connection = 0

  const told = new Set<number>()

  /** @param at the change's place in the feed; one that was heard is not put in a second time */
  function patch(event: string, payload: unknown, at?: number): void {
    if (at !== undefined) {
      if (told.has(at)) return
      told.add(at)
      if (told.size > TOLD_MAX) for (const oldest of told) if (told.delete(oldest)) break
    }
    cache.batch(() => {
      handlers[event]?.(cache, payload)
      const back = (payload as { id?: unknown } | null)?.id
      if (typeof payload === 'string') noteGone(cache, payload)
      else if (typeof back === 'string') noteBack(cache, back)
    })
    options.onPatched?.(event, payload)
  }

  function reach(next: number): void {
    if (seq !== undefined && next <= seq) return
    seq = next
    seqStore.set(next)
  }

  const bursts = createBursts<Heard>(options.clock, (heard) =>
    cache.batch(() => {
      for (const one of heard) {
        patch(one.event, one.payload, one.at)
        if (hearsAll) reach(one.settled)
      }
    }),
  )

  function hear(event: string, payload: unknown, at: unknown, settled: unknown): void {
    if (typeof at !== 'number') return patch(event, payload)
    const heard = { event, payload, at, settled: typeof settled === 'number' ? settled : at }
    if (!whole || round) early.push(heard)
    else bursts.add(heard)
  }

  function hearEarly(): void {
    for (const { event, payload, at, settled } of early.splice(0)) {
      if (seq !== undefined && at <= seq) continue
      patch(event, payload, at)
      if (hearsAll) reach(settled)
    }
  }

  async function run(): Promise<void> {
    const begunIn = connection
    // What was heard before it is in the cache before it.
    bursts.flush()
    if (!loaded) {
      seq = await seqStore.get()
      loaded = true
    }
    for (;;) {
      const page = await options.catchUp(seq)
      if (page.reset || (seq === undefined && page.more)) {
        // Before the read begins, so that a change made during it is heard again rather than missed.
        const why = seq === undefined ? 'first' : 'reset'
        // A feed that went back gives its numbers out anew.
        told.clear()
        seq = page.seq
        options.refetch(why)
        seqStore.set(page.seq)
        break
      }
      // What was read while the account was opened is as it was then, with what has changed since laid over it.
      if (seq === undefined) options.refetch('kept')
      const { changes } = page
      cache.batch(() => changes.forEach((change) => patch(change.event, change.payload, change.seq)))
      const before = seq ?? 0
      reach(page.seq)
      if (!page.more || page.seq <= before) break
    }
    if (connection === begunIn) whole = true
  }

  function catchUp(): Promise<void> {
    round ??= run().finally(() => {
      round = undefined
      // After a failed round only a connection that had missed nothing before may go on.
      if (whole) hearEarly()
    })
    return round
  }

  return {
    attach(hub) {
      for (const event of Object.keys(handlers)) {
        hub.on(event, (payload, at, settled) => hear(event, payload, at, settled))
      }
      let before = hub.state()
      hub.subscribe(() => {
        const state = hub.state()
        const isRefused = before === 'connecting' && state === 'waiting'
        before = state
        if (state === 'connected') return
        bursts.flush()
        connection += 1
        whole = false
        early = []
        // A proxy may let no hub through for ever: each try that failed asks for what a push would have told.
        // Without a network it fails as the connection did, and the next try asks again.
        if (isRefused) void catchUp().catch(heard('live-cache'))
      })
      hub.onConnected(async () => {
        // A round begun before this connection may have ended its read before the hub listened.
        if (round) await round.catch(heard('live-cache'))
        await catchUp()
      })
    },
    catchUp,
    lastSeq: () => seq,
  }
}

interface Versioned {
  id: string
  version: number
}

/** `entity` unless what is cached is newer. */
export function patchOne<Entity extends Versioned>(current: Entity | undefined, entity: Entity): Entity {
  return current && current.version > entity.version ? current : entity
}

/** The list with `entity` in its place, or appended; the same list when what it has is newer. */
export function patchList<Entity extends Versioned>(list: readonly Entity[], entity: Entity): Entity[] {
  const at = list.findIndex((known) => known.id === entity.id)
  if (at < 0) return [...list, entity]
  if (list[at]!.version > entity.version) return list as Entity[]
  return list.with(at, entity)
}

export function removeFromList<Entity extends { id: string }>(list: readonly Entity[], id: string): Entity[] {
  return list.some((known) => known.id === id) ? list.filter((known) => known.id !== id) : (list as Entity[])
}
