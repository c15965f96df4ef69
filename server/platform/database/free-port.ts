import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems give to outgoing connections (Linux from 32768 on, IANA's dynamic ports from 49152). */
const FIRST = 15_000
const BEHIND_LAST = 32_000
const TRIES = 100

/**
 * A port nobody listens on, and that stays free while nobody takes it by its number: one that the system picks may be
 * the near end of somebody's connection a moment later, and a process that died could not come back to it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, BEHIND_LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${FIRST} and ${BEHIND_LAST}.`)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
