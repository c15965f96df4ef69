/** What is told of an account's own files. Free of schemas: the screen has it too. */

/** As many as a list of them tells. */
export const OWN_FILES_AT_MOST = 1_000

/** What nothing uses goes by itself after so many days: until then a deletion can be taken back. */
export const UNUSED_KEPT_DAYS = 30

/** What has just come may be wanted by an edit that is still on its way from another device, in milliseconds. */
export const UNUSED_SPARED_MS = 24 * 60 * 60 * 1000

/** Whether a file may be discarded at once. @param now in milliseconds */
export const mayDiscard = (
  { use, unusedSince, createdAt }: { use: object | null; unusedSince: string | null; createdAt: string },
  now: number,
): boolean => use === null && now - Date.parse(unusedSince ?? createdAt) >= UNUSED_SPARED_MS
