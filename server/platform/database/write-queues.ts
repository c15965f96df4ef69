/**
 * Queues before the pool of connections: of all who write for one couple, one holds a connection, and the others wait
 * here. What holds across processes is the audience's lock (see change-feed.ts); this only keeps who waits for it from
 * owning the pool. Whoever waits too long, or finds too many waiting, is told to come again: nothing was begun.
 */
import { ProblemError } from '../http/problem.ts'

const RETRY_AFTER_SECONDS = 2

export interface LineLimits {
  /** Pieces of work that run at once, over all queues. */
  places: number
  /** How many may wait in one queue. */
  maxWaiting: number
  /** How long anybody waits, in milliseconds. */
  patienceMs: number
  /**
   * Between two pieces of work of one queue nothing is done for as long as the first took, and so long at most, in
   * milliseconds: who never stops asking gets half of one connection, and the others find the machine free.
   */
  restMaxMs?: number
  /** For what fills a processor: how many times as long as the work it rests. Once, unless said. */
  restFactor?: number
}

export interface Queues {
  /**
   * Runs a piece of work when its queue comes to it.
   * @param line its queue; undefined for work that waits for nobody: only for a place
   * @throws ProblemError `unavailable` when the queue is too long, or does not come to it in time
   */
  run<Result>(line: string | undefined, work: () => Promise<Result>): Promise<Result>
}

export function createQueues({
  places,
  maxWaiting,
  patienceMs,
  restMaxMs = 0,
  restFactor = 1,
}: LineLimits): Queues {
  const byName = new Map<string, Limiter>()
  // One of each queue at most asks for a place, so a long queue takes no place from a short one.
  const all = createLimiter(places, Infinity)

  return {
    async run(line, work) {
      const until = performance.now() + patienceMs
      if (line === undefined) return all.run(work, until)
      const turns =
        byName.get(line) ?? createLimiter(1, maxWaiting, (tookMs) => Math.min(restMaxMs, restFactor * tookMs))
      byName.set(line, turns)
      try {
        return await turns.run(() => all.run(work, until), until)
      } finally {
        if (turns.isIdle()) byName.delete(line)
      }
    },
  }
}

type Limiter = ReturnType<typeof createLimiter>

/** So many at once, the others in the order in which they came. */
/** @param restMs how long a queue rests after work that took so long, while others of it wait */
function createLimiter(places: number, maxWaiting: number, restMs = (_tookMs: number) => 0) {
  let running = 0
  const waiting = new Set<() => void>()

  const turn = (until: number) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= maxWaiting) return reject(busy())
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(go)
        reject(busy())
      }, until - performance.now())
      waiting.add(go)
    })

  // The place of who leaves goes straight to who waits, so that a newcomer cannot jump the queue.
  const leave = () => {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  return {
    isIdle: () => running === 0 && waiting.size === 0,
    async run<Result>(work: () => Promise<Result>, until: number): Promise<Result> {
      if (running >= places) await turn(until)
      else running += 1
      const began = performance.now()
      try {
        return await work()
      } finally {
        const rest = restMs(performance.now() - began)
        if (waiting.size > 0 && rest > 0) setTimeout(leave, rest)
        else leave()
      }
    },
  }
}

const busy = () => new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
