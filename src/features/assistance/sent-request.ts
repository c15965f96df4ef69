/** What becomes of a request for help. */
export interface Sent {
  /** What to quote; undefined while the request waits for the network. */
  number: string | undefined
}

/** Thrown for files that will not do, one sentence for each, and for a device that could not keep them. */
export class RefusedRequest extends Error {}
