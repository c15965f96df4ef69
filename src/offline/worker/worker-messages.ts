import type { AreaName } from '#contract/screens/areas.ts'

/** What became of addresses that were to be fetched ahead. */
export interface PrefetchReport {
  /** How many are on the device now, those that were already among them. */
  kept: number
  failed: number
  /** Of what is kept. */
  bytes: number
}

/** What the page says to the service worker. */
export type WorkerMessage =
  /** Take over now: the page has asked the person. */
  | { type: 'SKIP_WAITING' }
  /** To the worker that serves: one that waits is to take over, so put down what you are at. */
  | { type: 'GIVE_WAY' }
  /**
   * Fetch ahead, by the rules of each address; a port that comes along is told the report. `ofAccount`: what tells of who is
   * signed in (the favourites' details and pictures), and goes with the sign-out.
   */
  | { type: 'PREFETCH'; urls: readonly string[]; ofAccount?: boolean }
  /** Look whether all of this build is still on the device, and fetch what is not. */
  | { type: 'HEAL' }
  /** Somebody works in an area whose code is not in every installation. */
  | { type: 'ENTERED'; area: AreaName }
  /** Somebody has signed out, and what was kept of the accounts is taken away. */
  | { type: 'SIGNED_OUT' }
  /** Send what waits of every account. */
  | { type: 'REPLAY' }
