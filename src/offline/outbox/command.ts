/**
 * The command: one thing a person did, as plain data that survives the tab, the browser and the app's updates.
 * The name and the shape of `args` are a promise to old devices: names never change, shapes are migrated.
 */
export interface CommandRequest {
  method: string
  /** Path with its query, from the origin's root: `/api/Couple/addTaskCouple`. */
  path: string
  body?: unknown
}

export interface CommandFailure {
  /** The problem's stable code, or `network`, `not_ours`, `http_503` when the answer carried none. */
  code: string
  /** Italian, for the person. */
  detail: string
  status?: number
  /** The server said itself how long to wait. */
  asked?: true
  /** ISO-8601. */
  at: string
}

export interface Command<Args = unknown> {
  /** UUIDv7, and the request's Idempotency-Key. */
  id: string
  name: string
  argsVersion: number
  args: Args
  /** The version of the entity the edit was made on. */
  baseVersion?: number
  /** ISO-8601 by the device's clock: for people only, never for order. */
  createdAt: string
  /** Commands of one scope are sent one after the other; scopes go side by side. */
  scope: string
  entity: { kind: string; id: string }
  /** Local sequence, given by the store: order within the device whatever its clock says. */
  order: number
  state: 'waiting' | 'sending' | 'review'
  /** How many times it was handed to the network: 0 means the server cannot know of it. */
  attempts: number
  /** Why the last attempt did not do it. */
  failure?: CommandFailure
  /** The server asked to wait until then: milliseconds since 1970 by the device's clock. */
  notBefore?: number
  /**
   * What is sent, fixed when the command is made: every attempt is identical to the first (the server refuses the
   * same key with another body), and the service worker can send it without knowing the features.
   */
  request: CommandRequest
  /** Uploads it names that the server does not have yet: it waits for them, and its scope with it. */
  awaits?: readonly string[]
  /** Uploads it names: their bytes stay on the device as long as it does. */
  needs?: readonly string[]
  /** In review by the service worker's word, which may be older than who made it: a page sends it once more. */
  unjudged?: true
  /** The older shape that `request` has, since it may have arrived so: it is sent so until it is refused. */
  requestVersion?: number
  /** Raised at each change in the store; of two copies the higher one is current. */
  revision: number
}

/** What `settle` may do to the cache of server data (see `cachePortOf` in query-persistence.ts). */
export interface CachePort {
  getQueryData<Data>(key: readonly unknown[]): Data | undefined
  /** Whether a read of the entry is under way: what is written meanwhile is laid over its answer. */
  isBeingRead(key: readonly unknown[]): boolean
  /**
   * Writes the entry, making it when missing; the updater returning undefined leaves it alone. It must work from what
   * it is given: it is run once more on the answer of a read that was under way.
   */
  setQueryData<Data>(key: readonly unknown[], updater: (current: Data | undefined) => Data | undefined): void
  /** Rewrites every existing entry whose key starts with `prefix`. */
  updateQueries<Data>(prefix: readonly unknown[], updater: (current: Data) => Data): void
  /** Marks what starts with `prefix` stale; what is on screen is fetched again. */
  invalidate(prefix: readonly unknown[]): void
  /** Runs `work` so that what is on screen is drawn once, after it. */
  batch(work: () => void): void
  /** Brings all that is in the cache now to the device. @returns false when another tab's copy, which knows more, stays */
  persisted(): Promise<boolean>
}

export interface CommandDefinition<Args, Result = unknown> {
  name: string
  /** Starts at 1; raised when the shape of `args` changes. */
  argsVersion: number
  /** From version n to n + 1, by n. */
  migrate?: Readonly<Record<number, (args: unknown) => unknown>>
  scope: (args: Args) => string
  entity: (args: Args) => { kind: string; id: string }
  /** The uploads that must be on the server before it is sent, by their ids; those already there hold nothing up. */
  needs?: (args: Args) => readonly string[]
  /** One line in Italian for the screen of what waits. */
  describe: (args: Args) => string
  request: (args: Args, baseVersion?: number) => CommandRequest
  /**
   * Puts the server's answer into the cache, in the same step in which the command leaves the outbox. May run more
   * than once for one answer (a restart, another tab), and after a newer patch: compare versions (`isNewer`).
   */
  settle: (result: Result, command: Command<Args>, cache: CachePort) => void
}

/** Any definition, for tables of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a table of definitions is invariant in Args and Result
export type AnyCommandDefinition = CommandDefinition<any, any>

/** Only gives the types; a definition is plain data and functions. */
export function defineCommand<Args, Result = unknown>(
  definition: CommandDefinition<Args, Result>,
): CommandDefinition<Args, Result> {
  return definition
}

/** Whether `candidate` may replace `current`: it is not older (equal versions may differ only by the answer's form). */
export function isNewer(candidate: { version: number }, current: { version: number } | undefined): boolean {
  return current === undefined || candidate.version >= current.version
}

/** Whether `migrateCommand` has something to do. */
export const isOldShape = (command: Command, definition: AnyCommandDefinition): boolean =>
  command.argsVersion < definition.argsVersion ||
  (command.state === 'review' && command.requestVersion !== undefined)

/**
 * Brings a stored command to the definition's shape. The request is made anew only while the server cannot have
 * applied the old one: never sent, sent once and refused for its age, or refused for good, which keeps nothing.
 * @throws Error when a step of the migration is missing: a fault of the build, found by the fixtures of old shapes
 */
export function migrateCommand(command: Command, definition: AnyCommandDefinition): Command {
  if (!isOldShape(command, definition)) return command
  let args = command.args
  for (let version = command.argsVersion; version < definition.argsVersion; version += 1) {
    const step = definition.migrate?.[version]
    if (!step) throw new Error(`${command.name}: no migration of its arguments from version ${version}`)
    args = step(args)
  }
  const { requestVersion = command.argsVersion, ...rest } = command
  const migrated = { ...rest, args, argsVersion: Math.max(command.argsVersion, definition.argsVersion) }
  const tooOldAtOnce = command.attempts === 1 && command.failure?.code === CLIENT_OUTDATED
  const unseen = command.attempts === 0 || tooOldAtOnce || command.state === 'review'
  if (!unseen) return { ...migrated, requestVersion }
  return { ...migrated, request: definition.request(args, command.baseVersion) }
}

/** The server's word that this build is too old to be understood; the command stays. */
export const CLIENT_OUTDATED = 'client_outdated'
