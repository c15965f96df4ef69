import { vi } from 'vitest'
import { WAIT_MS } from './limits.ts'

/** Waits until a proof no longer throws; what it throws last is the failure. */
export const until = <Proved>(proof: () => Proved | Promise<Proved>): Promise<Proved> =>
  vi.waitFor(proof, { timeout: WAIT_MS, interval: 10 })
