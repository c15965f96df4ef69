import { wait } from './wait.ts'

const PROBE_EVERY_MS = 10_000

/**
 * Work that goes on after an answer keeps the worker alive, for minutes if need be. A store that the browser cleared under
 * it never answers it again, and only another worker reaches what is there now: then this one is let go, and is ended when
 * it has nothing to do.
 * @param work may go on for as long as the store answers
 * @param asksStore a question to the store that costs nothing
 */
export async function whileStoreAnswers(
  work: Promise<unknown>,
  asksStore: () => Promise<unknown> = () => caches.keys(),
): Promise<void> {
  const done = work.then(() => true)
  for (;;) {
    if (await Promise.race([done, wait(PROBE_EVERY_MS)])) return
    const answered = Promise.race([done, asksStore().then(() => true)])
    if (!(await Promise.race([answered, wait(PROBE_EVERY_MS)]))) return
  }
}
