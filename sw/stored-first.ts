import { isMarked } from '#contract/wire/client-version.ts'
import { wait } from './wait.ts'
import { heard } from '#src/lib/fault-log.ts'

/** A store that is well answers in a few milliseconds; on a device that works hard, within this. */
const PATIENCE_MS = 1_500
/** Where the network has nothing either, the store is all there is. */
const LAST_PATIENCE_MS = 10_000

/** None while the store owes an answer: a page has many files, and must not wait for each. */
let patienceMs = PATIENCE_MS

/**
 * What this device has, else what the network says. A store that never answers (a browser that is clearing it, on a slow
 * disk, does not) holds nothing up: then the network is asked beside it, and the first answer stands.
 * @param stored the answer that is kept; undefined where there is none
 * @param ask asks the network: called only where the store has nothing, fails or is late
 * @throws what the network threw, where nothing is stored either
 */
export async function storedFirst(
  stored: Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const kept = stored.catch(heard('stored-first'))
  const isLate = kept.then(() => {
    patienceMs = PATIENCE_MS
    return false
  })
  if (!(await Promise.race([isLate, wait(patienceMs).then(() => true)]))) return (await kept) ?? ask()
  patienceMs = 0
  const inTheEnd = () => Promise.race([kept, wait(LAST_PATIENCE_MS)])
  const network = ask().then(
    // A file of the build before is with its server no more, and a portal's answer is none.
    async (response) => (response.ok && isMarked(response) ? response : ((await inTheEnd()) ?? response)),
    async (error: unknown) => {
      const found = await inTheEnd()
      if (found) return found
      throw error
    },
  )
  return Promise.race([network, kept.then((response) => response ?? network)])
}
