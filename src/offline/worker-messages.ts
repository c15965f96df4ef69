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
  /** Fetch ahead (favourites' details and pictures), by the rules of each address; a port that comes along is told the report. */
  | { type: 'PREFETCH'; urls: readonly string[] }
  /** Somebody has signed out, and the accounts' pictures are taken away. */
  | { type: 'OWN_PICTURES_GONE' }
  /** Send what waits of every account. */
  | { type: 'REPLAY' }
