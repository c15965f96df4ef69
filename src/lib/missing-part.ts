/**
 * Whether an error says that a part of the app could not be fetched: no network, or a build that is gone. Of a script
 * browsers say so each in their words; of its styles the build does, in words of its own.
 */
export const isMissingPart = (error: unknown): boolean =>
  (error instanceof TypeError && /import|fetch|module/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** `told`: somebody else tells of it. `offline`: our server was not reached. `failed`: it was, and the part is not to be had. */
export type WhyMissing = 'told' | 'offline' | 'failed'

export interface MissingPart extends Error {
  /** Known once the server was asked. Who met the error waits for it before saying anything. */
  why?: Promise<WhyMissing>
}
