/** What the page says to the service worker. */
export type WorkerMessage =
  /** Take over now: the page has asked the person. */
  | { type: 'SKIP_WAITING' }
  /** Fetch ahead (favourites' details and pictures), by the rules of each address. */
  | { type: 'PREFETCH'; urls: readonly string[] }
  /** Send what waits of every account. */
  | { type: 'REPLAY' }
