import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { saveJson } from '../../lib/save-file.ts'
import type { Command } from '../../offline/outbox/command.ts'
import type { Outbox, OutboxStatus } from '../../offline/outbox/outbox-types.ts'
import { useSession } from '../../session/session-context.tsx'
import { createMarkStore, NO_MARKS, type EntityMarks } from './entity-marks.ts'
import { type Reach, useReach, useSyncHub } from './reach-face.ts'
import { exportAll } from './sync-hub.ts'
import { createUnsettledStore } from './edits/unsettled.ts'

export type { EntityMark, EntityMarks } from './entity-marks.ts'

/** Where what was refused is put right. */
export const REVIEW_PATH = '/couple/sync'
/** The same for a screen that both kinds of account have. */
export const reviewPathOf = (side: 'couple' | 'vendor'): string => `/${side}/sync`

const NONE: readonly Command[] = []
const NOTHING: OutboxStatus = {
  waiting: 0,
  review: 0,
  lastSyncedAt: undefined,
  draining: false,
  online: true,
  paused: undefined,
}

type OutboxActions = Pick<
  Outbox,
  'submit' | 'submitAll' | 'withdraw' | 'retry' | 'edit' | 'discard' | 'drain' | 'resume'
>

/**
 * The outbox of the signed-in account. It opens at the first use where it is not open yet, so it can be called from
 * public pages too; each call rejects with OutboxError when the device could not keep the edit.
 */
export function useOutbox(): OutboxActions {
  const hub = useSyncHub()
  return useMemo(() => {
    const outbox = async () => (await hub.open()).outbox
    return {
      submit: async (definition, args, options) => (await outbox()).submit(definition, args, options),
      submitAll: async (submissions) => (await outbox()).submitAll(submissions),
      withdraw: async (id) => (await outbox()).withdraw(id),
      retry: async (id) => (await outbox()).retry(id),
      edit: async (id, args) => (await outbox()).edit(id, args),
      discard: async (id) => (await outbox()).discard(id),
      drain: async () => (await outbox()).drain(),
      resume: async () => (await outbox()).resume(),
    }
  }, [hub])
}

/** The commands of one kind of entity that the server has not answered yet: apply them over its data. */
export function usePending(kind: string): readonly Command[] {
  const hub = useSyncHub()
  const read = useMemo(() => stableFilter((command) => command.entity.kind === kind), [kind])
  return useSyncExternalStore(
    hub.subscribe,
    () => read(hub.engine()?.outbox.pending() ?? NONE),
    () => NONE,
  )
}

/**
 * @returns what waits until nothing of some kinds of entity is on its way to the server, refused or not; it answers
 * whether that came to be, and `false` once the screen is left before: nobody waits there any more
 */
export function useArrival(): (kinds: readonly string[]) => Promise<boolean> {
  const hub = useSyncHub()
  const leaves = useRef<AbortController>(undefined)
  useEffect(() => {
    const screen = new AbortController()
    leaves.current = screen
    return () => screen.abort()
  }, [])
  return (kinds) => {
    const isUnderWay = () =>
      hub
        .engine()
        ?.outbox.pending()
        .some(({ entity }) => kinds.includes(entity.kind))
    return new Promise((resolve) => {
      if (!isUnderWay()) return resolve(true)
      const end = (hasArrived: boolean) => {
        stop()
        resolve(hasArrived)
      }
      const stop = hub.subscribe(() => !isUnderWay() && end(true))
      leaves.current?.signal.addEventListener('abort', () => end(false), { once: true })
    })
  }
}

/** The commands the server refused, of one kind of entity or of all. */
export function useReview(kind?: string): readonly Command[] {
  const hub = useSyncHub()
  const read = useMemo(() => stableFilter((command) => !kind || command.entity.kind === kind), [kind])
  return useSyncExternalStore(
    hub.subscribe,
    () => read(hub.engine()?.outbox.review() ?? NONE),
    () => NONE,
  )
}

/**
 * What of one kind of entity waits on this device for longer than a moment, and what was refused, by its id: asked once by a list,
 * not by its rows. What is not in it has arrived.
 */
export function useEntityMarks(kind: string): EntityMarks {
  const hub = useSyncHub()
  const store = useMemo(() => createMarkStore(hub, kind), [hub, kind])
  return useSyncExternalStore(store.subscribe, store.get, () => NO_MARKS)
}

/** Everything that waits, by order. */
export function useAllPending(): readonly Command[] {
  const hub = useSyncHub()
  return useSyncExternalStore(
    hub.subscribe,
    () => hub.engine()?.outbox.pending() ?? NONE,
    () => NONE,
  )
}

const NOT_HELD: ReadonlyMap<string, string> = new Map()

/** Which waiting commands stand behind a refused one. */
export function useHeld(): ReadonlyMap<string, string> {
  const hub = useSyncHub()
  return useSyncExternalStore(
    hub.subscribe,
    () => hub.engine()?.outbox.held() ?? NOT_HELD,
    () => NOT_HELD,
  )
}

/** One line in Italian for a command. */
export function useDescribe(): (command: Command) => string {
  const hub = useSyncHub()
  return (command) => hub.engine()?.outbox.describe(command) ?? ''
}

export interface SyncStatus extends OutboxStatus {
  reach: Reach
}

/** How much waits, how much is to be reviewed, when all was last sent, and whether the server can be reached. */
export function useSyncStatus(): SyncStatus {
  const hub = useSyncHub()
  const status = useSyncExternalStore(
    hub.subscribe,
    () => hub.engine()?.outbox.status() ?? NOTHING,
    () => NOTHING,
  )
  const reach = useReach()
  return useMemo(() => ({ ...status, reach }), [status, reach])
}

/** How much waits for longer than a moment or was refused: what the navigation leads to, and counts. */
export function useUnsettled(): number {
  const hub = useSyncHub()
  const store = useMemo(() => createUnsettledStore(hub), [hub])
  return useSyncExternalStore(store.subscribe, store.get, () => 0)
}

/** Filters a list that keeps its reference between changes, keeping the result's too while its members are the same. */
function stableFilter(keep: (command: Command) => boolean) {
  let source: readonly Command[] | undefined
  let result: readonly Command[] = NONE
  return (commands: readonly Command[]) => {
    if (commands === source) return result
    source = commands
    const next = commands.filter(keep)
    const same = next.length === result.length && next.every((command, index) => command === result[index])
    if (!same) result = next.length === 0 ? NONE : next
    return result
  }
}

/** Saves all that waits as a file: to be taken back in from the screen of what waits, here or on another device. */
export function useExportPending(): () => void {
  const hub = useSyncHub()
  const accountId = useSession((session) => session.last?.accountId)
  return () => {
    const engine = hub.engine()
    if (!engine || !accountId) return
    void exportAll(engine, accountId).then((pending) =>
      saveJson(`lovoglio-modifiche-${new Date().toISOString().slice(0, 10)}.json`, pending),
    )
  }
}
