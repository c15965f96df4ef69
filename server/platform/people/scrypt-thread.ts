/** The thread of scrypt.ts. */
import { scryptSync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ScryptAnswer, ScryptJob } from './scrypt.ts'

yieldToOthers()
parentPort!.on('message', (job: ScryptJob) => parentPort!.postMessage(derive(job)))

function derive({ password, salt, bytes, N, r, p }: ScryptJob): ScryptAnswer {
  try {
    return { key: scryptSync(password, salt, bytes, { N, r, p, maxmem: 128 * N * r * 2 }) }
  } catch (error) {
    return { error: String(error) }
  }
}

/**
 * A tenth of a core where others want all of it, and all of it where nobody does. Linux has a priority for each thread,
 * by the number it is known under; elsewhere a number would be another process.
 */
function yieldToOthers(): void {
  if (os.platform() !== 'linux') return
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    if (thread > 0) os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // No fault: not allowed, it is as quick as the others then.
  }
}
