/**
 * The screen snapshot: what a screen of a private area looked like when it was last seen, kept beside the account's
 * edits. The service worker opens the area with it, and the app takes its place when it runs. An edit takes all of them
 * away in its own transaction, so none is ever older than what the person did last.
 */

export interface ScreenSnapshot {
  /** The script of the build whose styles it is drawn with. */
  app: string
  /** The inside of `body`, without scripts and without inline styles. */
  html: string
  /** The rules that stand for its inline styles. */
  css: string
}

/** More are seldom come back to. */
export const SNAPSHOTS_MAX = 8

const PREFIX = 'screen:'

/** Its key in the account's `meta`, after all others there. @param address path and search */
export const screenKey = (address: string): string => PREFIX + address
/** Of all screen snapshots. */
export const screenRange = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`)
