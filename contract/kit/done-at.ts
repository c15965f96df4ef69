/**
 * When a task was done, as a write leaves it: the moment `done` becomes true, null when it is taken back. For both sides.
 * @param before undefined for a new one
 * @param now ISO-8601 UTC; the server's clock counts
 */
export const doneAtOf = (
  next: { done: boolean },
  before: { done: boolean } | undefined,
  now: string,
): { doneAt?: string | null } => (before?.done === next.done ? {} : { doneAt: next.done ? now : null })
