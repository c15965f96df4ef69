/** What an edit of one thing says beside its fields. */
export interface EditKind {
  /** It takes something back: the server refuses it where somebody wrote since. */
  undo?: true | undefined
  /** What was deleted meanwhile comes back with it. */
  revive?: true | undefined
  /** It comes back from a copy: what its own writer has done since is as unseen by it as anybody's. */
  restored?: true | undefined
}

/** The body of an edit: what changes, the version it was made on (0: none was known), and what kind of edit it is. */
export const editBody = <C extends object>(
  changes: C,
  baseVersion: number | undefined,
  { undo, revive, restored }: EditKind,
): C & { baseVersion?: number; unlessWritten?: true; revive?: true; restored?: true } => ({
  ...changes,
  ...(baseVersion !== undefined && { baseVersion }),
  ...(undo && { unlessWritten: undo }),
  ...(revive && { revive }),
  ...(restored && { restored }),
})
