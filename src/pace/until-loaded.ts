import { noteFault } from '../lib/fault-log.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Loads a part of the app; one that a dropped connection kept away is asked for again, less and less often.
 * @param part its name, for who looks into why it was late
 */
export async function untilLoaded<Part>(part: string, load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await load()
    } catch (fault) {
      noteFault(part, fault)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}
