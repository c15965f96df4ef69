import { ProblemError } from '../../platform/problem.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Does heavy work one piece after the other; what would wait too long is asked to come again.
 * @param maxWaiting pieces that may wait
 */
export function createWorkQueue(maxWaiting: number) {
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= maxWaiting)
      throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    waiting += 1
    const turn = tail.then(work)
    tail = turn.catch(() => undefined).finally(() => (waiting -= 1))
    return turn
  }
}
