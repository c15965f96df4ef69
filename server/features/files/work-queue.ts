import { ProblemError } from '../../platform/http/problem.ts'

const RETRY_AFTER_SECONDS = 5

export interface WorkLimits {
  /** Pieces of one account that may wait or be done. */
  ofOne: number
  /** Pieces of all accounts together. */
  ofAll: number
}

/**
 * Does heavy work one piece after the other, the accounts in turn: who sends forty pictures waits for its own, and who
 * sends one waits for one of each other. What would wait too long is asked to come again.
 */
export function createWorkQueue({ ofOne, ofAll }: WorkLimits) {
  /** What waits, by account; the accounts in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  const counts = new Map<string, number>()
  let all = 0
  let isWorking = false

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [account, pieces] = next
      const piece = pieces.shift()!
      if (pieces.length === 0) waiting.delete(account)
      await piece()
      // Behind those who came meanwhile.
      const left = waiting.get(account)
      waiting.delete(account)
      if (left) waiting.set(account, left)
    }
    isWorking = false
  }

  /** @param account whose work it is */
  return <Result>(account: string, piece: () => Promise<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const mine = counts.get(account) ?? 0
      if (mine >= ofOne || all >= ofAll)
        return reject(
          new ProblemError('unavailable', {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
            detail: 'Stiamo ancora lavorando alle foto di prima: riprova tra poco.',
          }),
        )
      counts.set(account, mine + 1)
      all += 1
      const done = () => {
        all -= 1
        const left = counts.get(account)! - 1
        if (left > 0) counts.set(account, left)
        else counts.delete(account)
      }
      const pieces = waiting.get(account) ?? []
      pieces.push(() => piece().then(resolve, reject).finally(done))
      waiting.set(account, pieces)
      void work()
    })
}
