/** Which things of the plan are on this device only and which were refused, in one pass for every list that shows them. */
import type { Command } from '../../offline/outbox/command.ts'
import type { SyncEngine, SyncHub } from './sync-hub.ts'

/** What has arrived has no mark. */
export type EntityMark = 'waiting' | 'review'

export type EntityMarks = ReadonlyMap<string, EntityMark>

export const NO_MARKS: EntityMarks = new Map()

/** What leaves within this time, with a network, is not worth a sign that comes and goes. */
export const MARK_AFTER_MS = 1500

/** Whether nothing is sent now: no network, no session, an app too old. */
export const isStopped = ({ reachability, outbox }: SyncEngine): boolean =>
  reachability.state() !== 'online' || outbox.status().paused !== undefined

export interface MarkFacts {
  pending: readonly Command[]
  review: readonly Command[]
  /** By `isStopped`. */
  stopped: boolean
  /** Whether a command has been waiting for long enough to say so. */
  isLate: (command: Command) => boolean
}

/** @returns the marks of one kind of entity by its id; what was refused goes before what waits */
export function marksOf(kind: string, { pending, review, stopped, isLate }: MarkFacts): EntityMarks {
  const marks = new Map<string, EntityMark>()
  for (const command of pending)
    if (command.entity.kind === kind && (stopped || command.failure || isLate(command)))
      marks.set(command.entity.id, 'waiting')
  for (const command of review) if (command.entity.kind === kind) marks.set(command.entity.id, 'review')
  return marks.size === 0 ? NO_MARKS : marks
}

export interface MarkStore {
  get(): EntityMarks
  subscribe(listener: () => void): () => void
}

/**
 * The marks of one kind, the same map until one of them changes.
 * @param now milliseconds of a clock that nobody sets, to tell what has been waiting for long
 */
export function createMarkStore(hub: SyncHub, kind: string, now = () => performance.now()): MarkStore {
  const firstSeen = new Map<string, number>()
  let marks = NO_MARKS

  function get(): EntityMarks {
    const engine = hub.engine()
    if (!engine) return (marks = NO_MARKS)
    const pending = engine.outbox.pending()
    const time = now()
    for (const { id } of pending) if (!firstSeen.has(id)) firstSeen.set(id, time)
    if (firstSeen.size > pending.length) forgetAllBut(pending)
    const next = marksOf(kind, {
      pending,
      review: engine.outbox.review(),
      stopped: isStopped(engine),
      isLate: ({ id }) => time - firstSeen.get(id)! >= MARK_AFTER_MS,
    })
    if (!isSame(next, marks)) marks = next
    return marks
  }

  function forgetAllBut(pending: readonly Command[]): void {
    const here = new Set(pending.map(({ id }) => id))
    for (const id of firstSeen.keys()) if (!here.has(id)) firstSeen.delete(id)
  }

  return {
    get,
    subscribe(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const lookAgain = () => {
        clearTimeout(timer)
        // What is young now may be late by then.
        if (hub.engine()?.outbox.pending().length) timer = setTimeout(listener, MARK_AFTER_MS + 50)
      }
      lookAgain()
      const stop = hub.subscribe(() => {
        lookAgain()
        listener()
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}

function isSame(a: EntityMarks, b: EntityMarks): boolean {
  if (a.size !== b.size) return false
  for (const [id, mark] of a) if (b.get(id) !== mark) return false
  return true
}
