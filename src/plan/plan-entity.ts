/**
 * One kind of thing that a couple plans with, or that a vendor keeps, said once: from it come its commands, what those
 * that wait change in what is shown, what the hub does to the cache, its query, and the changes with their way back.
 * What people read of it stands apart (`fields.ts`), for the first screen does without.
 */
import { type Kind, LISTED_CALLS, OWN_VENDOR_KINDS, VENDOR_KINDS } from '#contract/entities.ts'
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { newId } from '#contract/kit/new-id.ts'
import { type CallName, ROUTES } from '#contract/routes.ts'
import { type ApiClient, callPath } from '../api/api-client.ts'
import { type ListChange, type ListThing, listChange, withListChange } from '#contract/kit/list-change.ts'
import {
  type AnyCommandDefinition,
  type CachePort,
  type Command,
  type CommandDefinition,
  isNewer,
} from '../offline/outbox/command.ts'
import { type EditKind, editBody } from '../offline/outbox/edit-body.ts'
import {
  type LiveTable,
  applyEntityCommands,
  dropFromList,
  putIntoList,
} from '../offline/outbox/entity-patches.ts'
import type { Submission } from '../offline/outbox/outbox-types.ts'
import type { Change } from './changes.ts'

/** What the server keeps of everything. */
export interface Stored {
  id: string
  createdAt: string
  updatedAt: string
  version: number
}

/** Says whose a thing is. A couple's may name a vendor beside, which is for the couple to say. */
type Owner = 'coupleId' | 'vendorId'
type OwnerOf<E> = E extends { coupleId: string } ? 'coupleId' : 'vendorId'

/** What its owner gives a thing; `Server` are the fields that the server makes. */
export type Own<E extends Stored, Server extends keyof E = never> = Omit<
  E,
  keyof Stored | OwnerOf<E> | Server
>
export type Changes<O> = {
  [F in keyof O]?: O[F] extends readonly (infer T extends ListThing)[]
    ? O[F] | ListChange<T> | undefined
    : O[F] | undefined
}

/** What an edit was made on: the version that was opened, and what each typed field said then. */
export interface Seen<O> {
  version: number
  base: Partial<O>
}

/** What a thing is called goes with each of its commands, under the name of the field that says it. */
interface Named {
  title?: string
  name?: string
  caption?: string
}

export interface Update<O> extends EditKind, Named {
  id: string
  changes: Changes<O>
}
export interface Removal extends Named {
  id: string
}
export type Creation<O> = { id: string } & Partial<O>

/** How the things of a list within it are merged. */
export interface ListWithin {
  /** What an older device may have left out of a thing. */
  empty?: object
  /** They have an order that people give them. */
  ordered?: true
}

interface PlanCalls {
  list: CallName
  add?: CallName
  change?: CallName
  remove?: CallName
}

/** The calls of a list of the contract's. */
function callsOfList(kind: Kind): PlanCalls {
  const { owner, list, add, change, remove }: EntityCalls = LISTED_CALLS[kind as keyof typeof LISTED_CALLS]
  const as = (name: string) => `${owner}/${name}` as CallName
  return { list: as(list), add: as(add), change: as(change), remove: as(remove) }
}

export interface PlanEntityInput<E extends Stored, O> {
  kind: Kind
  /** Of the cache. */
  key: readonly string[]
  /** A couple has one or none, and its id is the couple's. */
  single?: true
  /** Of what is no list of the contract’s; those of a list follow from its kind. */
  calls?: PlanCalls
  /** What its commands are called and how they wait: a promise to the devices that have some. The rest follows. */
  names?: { prefix?: string; add?: string }
  argsVersion?: { change: number; migrate: CommandDefinition<Update<O>>['migrate'] }
  scope?: (args: { id: string }) => string
  needs?: CommandDefinition<Creation<O>>['needs']
  /** The files that a change goes after. */
  needsToChange?: CommandDefinition<Update<O>>['needs']
  /** The field whose value goes with each command, for the screen of what waits. */
  named?: keyof O & string
  /** One line in Italian for each. */
  words: {
    add?: (name: string) => string
    change?: (name: string, changes: Changes<O>) => string
    remove?: (name: string) => string
  }
  /** All its own fields as the server fills them in. */
  empty: O
  lists?: { [F in keyof O]?: ListWithin }
  /** What the server makes of a thing: of its creation (`before` undefined), and of each change. */
  derive?: (next: E, before: E | undefined, command: Command) => E
  /** Other commands that change it. */
  also?: (entity: E, command: Command) => E | undefined
  /** What of a creation is sent; without it all. */
  sent?: (args: Creation<O>) => object
  /** What of a change is sent; without it all. */
  sentChange?: (changes: Changes<O>) => object
  /** What goes into a creation made of a thing beside its own fields. */
  beside?: (thing: E) => object
  /** What would come back is another thing (an invitation has lost its link): its removal has no way back. */
  removedForGood?: true
  /** What else goes out of the cache with it. */
  onGone?: (cache: CachePort, id: string) => void
}

export interface PlanEntity<E extends Stored = never, O = never> {
  kind: Kind
  key: readonly string[]
  single: boolean
  /** A removal of one has no way back. */
  removedForGood: boolean
  calls: PlanCalls
  empty: O
  /** The lists of things within it, by their fields. */
  lists: Readonly<Record<string, ListWithin | undefined>>
  add: CommandDefinition<Creation<O>, E>
  update: CommandDefinition<Update<O>, E>
  remove: CommandDefinition<Removal, { id: string }>
  commands: readonly AnyCommandDefinition[]
  /** What waits laid over what the server has. Pure. */
  apply: (entities: readonly E[], pending: readonly Command[]) => readonly E[]
  live: LiveTable
  /** @param owner whose, where everybody may read them */
  query: (
    api: ApiClient,
    owner?: string,
  ) => {
    queryKey: readonly string[]
    queryFn: () => Promise<unknown>
    meta: { persist: 'private' }
  }
  creation: (args: Creation<O>) => Change
  /**
   * Only what differs goes; of a list what was done to its things.
   * @param live the thing as it is shown now: an undo brings that back
   * @param wanted whole values, of the fields that were written
   * @param seen what they were written over; without it what is shown now
   * @returns undefined where nothing differs
   */
  change: (live: E, wanted: Partial<O>, seen?: Seen<O>) => Change | undefined
  /** A tombstone is never revived under its own id: what takes it back makes another. */
  removal: (live: E) => Change
  /** Made again as it was, under its own id: out of a copy. */
  again: (entity: E) => Submission
}

// oxlint-disable-next-line typescript/no-explicit-any -- a table of entities is invariant in each of them
export type AnyPlanEntity = PlanEntity<any, any>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function planEntity<E extends Stored, Server extends keyof E = never>(
  input: PlanEntityInput<E, Own<E, Server>>,
): PlanEntity<E, Own<E, Server>> {
  type O = Own<E, Server>
  const { kind, key, named, words, empty, single = false, names = {} } = input
  const calls = input.calls ?? callsOfList(kind)
  const isOfPublic = kind in VENDOR_KINDS
  const owner: Owner = isOfPublic || kind in OWN_VENDOR_KINDS ? 'vendorId' : 'coupleId'
  const removedForGood = input.removedForGood ?? !calls.add
  const lists: { [F in keyof O]?: ListWithin } = input.lists ?? {}
  const prefix = names.prefix ?? kind
  const scope = input.scope ?? (() => prefix)
  const entity = ({ id }: { id: string }) => ({ kind, id })
  const nameIn = (args: object) => String((named && (args as Record<string, unknown>)[named]) ?? '')
  const nameArg = (of: object) => (named ? { [named]: (of as Record<string, unknown>)[named] } : {})
  const pathOf = (call: CallName | undefined, id: string) => callPath(ROUTES[call!].path, { id })

  const put = (cache: CachePort, given: E) =>
    single
      ? cache.setQueryData<E | null>(key, (now) => (isNewer(given, now ?? undefined) ? given : undefined))
      : putIntoList(cache, key, given)
  const drop = (cache: CachePort, id: string) => {
    if (single) cache.setQueryData<E | null>(key, () => null)
    else dropFromList(cache, key, id)
    input.onGone?.(cache, id)
  }

  const add: CommandDefinition<Creation<O>, E> = {
    name: `${prefix}.${names.add ?? 'add'}`,
    argsVersion: 1,
    scope,
    entity,
    ...(input.needs && { needs: input.needs }),
    describe: (args) => words.add?.(nameIn(args)) ?? '',
    request: (args) => ({
      method: 'POST',
      path: ROUTES[calls.add!].path,
      body: input.sent?.(args) ?? args,
    }),
    settle: (result, _, cache) => put(cache, result),
  }
  const update: CommandDefinition<Update<O>, E> = {
    name: `${prefix}.update`,
    argsVersion: input.argsVersion?.change ?? 1,
    ...(input.argsVersion?.migrate && { migrate: input.argsVersion.migrate }),
    scope,
    entity,
    ...(input.needsToChange && { needs: input.needsToChange }),
    describe: ({ changes, ...args }) => words.change?.(nameIn(args), changes) ?? '',
    request: ({ id, changes, ...kind }, baseVersion) => ({
      method: ROUTES[calls.change!].method,
      path: pathOf(calls.change, id),
      body: editBody(input.sentChange?.(changes) ?? changes, baseVersion, kind),
    }),
    settle: (result, _, cache) => put(cache, result),
  }
  const remove: CommandDefinition<Removal, { id: string }> = {
    name: `${prefix}.delete`,
    argsVersion: 1,
    scope,
    entity,
    describe: (args) => words.remove?.(nameIn(args)) ?? '',
    request: ({ id }) => ({ method: 'DELETE', path: pathOf(calls.remove, id) }),
    settle: (_, { args }, cache) => drop(cache, args.id),
  }

  /** The list with a change in it, as the server will make it; what an older device left out is filled in. */
  const listAfter = (field: string, before: unknown, change: unknown) => {
    const filler = lists[field as keyof O]?.empty ?? {}
    const fill = (thing: object) => ({ ...filler, ...thing }) as ListThing
    const { put: puts, ...rest } = change as ListChange<ListThing>
    return withListChange(
      (before ?? []) as ListThing[],
      Array.isArray(change) ? change.map(fill) : { ...rest, ...(puts && { put: puts.map(fill) }) },
    )
  }
  const withLists = (before: Partial<E>, given: object) =>
    Object.fromEntries(
      Object.entries(given).map(([field, value]) => [
        field,
        field in lists && value ? listAfter(field, before[field as keyof E], value) : value,
      ]),
    )
  const derived = (next: E, before: E | undefined, command: Command) =>
    input.derive?.(next, before, command) ?? next

  function created(command: Command): E | undefined {
    if (command.name !== add.name) return undefined
    const { createdAt } = command
    const args = command.args as Creation<O>
    // The version the server will give it, so that an edit on top says which one it was made on.
    const own = { ...empty, [owner]: single ? args.id : '', ...withLists({}, args) }
    return derived(
      { ...own, createdAt, updatedAt: createdAt, version: 1 } as unknown as E,
      undefined,
      command,
    )
  }
  function updated(now: E, command: Command): E | undefined {
    if (command.name !== update.name) return input.also?.(now, command)
    const { changes } = command.args as Update<O>
    const next = { ...now, ...withLists(now, changes), updatedAt: command.createdAt }
    return derived(next, now, command)
  }

  const ownOf = (from: E) =>
    ({
      ...Object.fromEntries(Object.keys(empty as object).map((field) => [field, from[field as keyof E]])),
      ...input.beside?.(from),
    }) as Creation<O>
  const submission = (live: E, changes: object) => ({
    definition: update as AnyCommandDefinition,
    args: { id: live.id, ...nameArg(live), changes },
  })
  const events = CHANGE_EVENTS[kind]
  const arrived = (cache: CachePort, payload: unknown) => put(cache, payload as E)

  return {
    kind,
    key,
    single,
    removedForGood,
    calls,
    empty,
    lists,
    add,
    update,
    remove,
    commands: [
      ...(calls.add ? [add] : []),
      ...(calls.change ? [update] : []),
      ...(calls.remove ? [remove] : []),
    ],
    apply: (entities, pending) =>
      applyEntityCommands<E>(entities, pending, { create: created, update: updated, remove: remove.name }),
    live: {
      [events.created]: arrived,
      [events.updated]: arrived,
      [events.deleted]: (cache, id) => drop(cache, String(id)),
    },
    query: (api, whose) => ({
      queryKey: key,
      queryFn: () =>
        api(calls.list, (isOfPublic ? { query: { id: whose } } : {}) as never) as Promise<unknown>,
      meta: { persist: 'private' },
    }),
    creation: (args) => ({
      submission: { definition: add, args },
      ...(calls.remove && {
        inverse: { definition: remove, args: { id: args.id, ...nameArg(args) } },
      }),
    }),
    change(live, wanted, seen = { version: live.version, base: {} }) {
      const changes: Record<string, unknown> = {}
      const before: Record<string, unknown> = {}
      for (const [field, value] of Object.entries(wanted)) {
        const now = live[field as keyof E]
        const within = lists[field as keyof O]
        if (!within) {
          if (same(now, value)) continue
          changes[field] = value
          before[field] = now
          continue
        }
        const from = (seen.base[field as keyof O] ?? now) as unknown as ListThing[]
        const here = now as unknown as ListThing[]
        const done = (a: readonly ListThing[], b: readonly ListThing[]) => {
          const { order, ...rest } = listChange(a, b)
          return { ...rest, ...(within.ordered && order && { order }) }
        }
        const after = listAfter(field, here, done(from, value as ListThing[])) as ListThing[]
        if (same(after, here)) continue
        changes[field] = done(here, after)
        before[field] = done(after, here)
      }
      if (Object.keys(changes).length === 0) return undefined
      return {
        submission: { ...submission(live, changes), baseVersion: seen.version },
        inverse: submission(live, before),
      }
    },
    removal: (live) => ({
      submission: {
        definition: remove,
        args: { id: live.id, ...nameArg(live) },
        baseVersion: live.version,
      },
      ...(!removedForGood && { inverse: { definition: add, args: { ...ownOf(live), id: newId() } } }),
    }),
    again: (thing) => ({ definition: add, args: { ...ownOf(thing), id: thing.id } }),
  }
}
