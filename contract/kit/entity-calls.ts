/**
 * The calls of a kind that is kept as a list, as plain data: what routes.ts, calls.ts, the server's handlers and the
 * client's commands are made of. A list is read, and one of it added, changed and deleted, by its owner; with `admin`, by
 * an administrator too.
 */
export interface EntityCalls {
  readonly owner: 'Couple' | 'Vendor'
  /** The names of its calls: the specification has a word of its own for each. */
  readonly list: string
  readonly add: string
  readonly change: string
  readonly remove: string
  /**
   * How the list is asked for: by GET or, as the specification has it, by POST, its owner's own; `public` by both, by
   * anyone, of the owner whose id is said. An administrator always asks by POST, with the owner's id.
   */
  readonly asked: 'GET' | 'POST' | 'public'
  readonly admin: boolean
  /** They are among the 93 calls of the specification. */
  readonly specified: boolean
}

/** What is said of a kind once, apart from its schemas. */
export interface EntityKind {
  /** As its events begin: `TaskCreate`. */
  readonly event: string
  /** Unsaid, its calls are its own (a couple's one budget, its website, a heart). */
  readonly calls?: EntityCalls
}

/** A couple's list of ours: `getGifts`, `addGift`, `updateGift`, `deleteGift`, and the events of the same noun. */
export const listed = <N extends string>(noun: N) =>
  ({
    event: noun,
    calls: {
      owner: 'Couple',
      list: `get${noun}s`,
      add: `add${noun}`,
      change: `update${noun}`,
      remove: `delete${noun}`,
      asked: 'GET',
      admin: false,
      specified: false,
    },
  }) as const

/** A couple's list of the specification, which administrators have too. */
export const specified = <E extends string, N extends string, L extends string>(event: E, noun: N, list: L) =>
  ({
    event,
    calls: {
      owner: 'Couple',
      list,
      add: `add${noun}`,
      change: `update${noun}`,
      remove: `delete${noun}`,
      asked: 'POST',
      admin: true,
      specified: true,
    },
  }) as const

type Kinds = Readonly<Record<string, EntityKind>>

/** The calls of those kinds that have them, by kind. */
export type CallsOf<K extends Kinds> = {
  [N in keyof K as K[N] extends { readonly calls: EntityCalls } ? N : never]: K[N] extends {
    readonly calls: infer C extends EntityCalls
  }
    ? C
    : never
}

/** @see CallsOf */
export const callsOf = <K extends Kinds>(kinds: K): CallsOf<K> =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, { calls }]) => (calls ? [[kind, calls]] : [])),
  ) as CallsOf<K>
