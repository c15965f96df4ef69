/**
 * Whether an error says that a part of the app could not be fetched: no network, or a build that is gone. Of a script
 * browsers say so each in their words; of its styles the build does, in words of its own.
 */
export const isMissingPart = (error: unknown): boolean =>
  (error instanceof TypeError && /import|fetch|module/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** Whether somebody else tells of it, once that is known: who met the error says nothing then. */
export interface MissingPart extends Error {
  told?: Promise<boolean>
}
