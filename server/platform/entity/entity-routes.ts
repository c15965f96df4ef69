/** The handlers of the calls that every listed kind has (contract/entities.ts). */
import type { EntityCalls } from '#contract/kit/entity-calls.ts'
import type { CacheTag } from '../cache/cache-tags.ts'
import { askedId } from '../http/asked-id.ts'
import type { Handlers } from '../http/call-server.ts'
import type { Actor } from '../people/actor.ts'
import type { Queryable } from '../database/database.ts'
import type { WriteContext } from './entity-store.ts'
import { writeContext } from './write-context.ts'

interface Served {
  topic: string
  owner: 'coupleId' | 'vendorId'
  /** Whether somebody may see what an owner has; unsaid, it is the owner's alone. */
  maySee: ((owner: string, actor: Actor, tx: Queryable) => Promise<boolean>) | undefined
  /** What of an owner's list somebody is shown; unsaid, all. */
  shownTo: ((owner: string, actor: Actor, things: unknown, tx: Queryable) => Promise<unknown>) | undefined
  audienceOf: (owner: string) => string
  list(owner: string, tx: Queryable): Promise<unknown>
  ownerOf(id: string, tx: Queryable): Promise<string>
  create(owner: string, context: WriteContext, given: never): Promise<unknown>
  change(owner: string, context: WriteContext, id: string, change: never): Promise<unknown>
  remove(owner: string, context: WriteContext, id: string): Promise<void>
}

type Asked = Parameters<typeof writeContext>[0] & {
  params: { id: string }
  query: { id?: string }
  body: Record<string, string>
}

/** An owner's calls are about its own; an administrator's say whose, or find out. */
export function entityRoutes(calls: EntityCalls, served: Served): Handlers {
  const { owner, audienceOf } = served
  const own = async ({ actor }: Asked) => (actor as unknown as Record<string, string>)[owner]!
  const found = ({ params, tx }: Asked) => served.ownerOf(params.id, tx)
  const byId = (role: string, ownerOf: (call: Asked) => Promise<string>, audience?: unknown) => ({
    [`${role}/${calls.change}`]: {
      kind: 'write',
      run: async (call: Asked) =>
        served.change(await ownerOf(call), writeContext(call), call.params.id, call.body as never),
      audience,
    },
    [`${role}/${calls.remove}`]: {
      kind: 'write',
      run: async (call: Asked) => {
        await served.remove(await ownerOf(call), writeContext(call), call.params.id)
        return { id: call.params.id }
      },
      audience,
    },
  })
  const ownList = { kind: 'read', run: async (call: Asked) => served.list(await own(call), call.tx) }
  /** Of whoever's id is said; what anyone may read is kept for all until a thing of the list is another. */
  const publicList = {
    kind: 'read',
    async run({ query, body, actor, tx }: Asked) {
      const id = askedId(query.id, body as never)
      if (!(await served.maySee!(id, actor, tx))) return []
      const all = await served.list(id, tx)
      return served.shownTo ? served.shownTo(id, actor, all, tx) : all
    },
    shared: ({ query }: Asked): CacheTag[] => [`vendor:${query.id}`, served.topic as CacheTag],
  }
  const asOwner = {
    [`${calls.owner}/${calls.list}`]: calls.asked === 'public' ? publicList : ownList,
    [`${calls.owner}/${calls.add}`]: {
      kind: 'write',
      run: async (call: Asked) => served.create(await own(call), writeContext(call), call.body as never),
    },
    ...byId(calls.owner, own),
  }
  if (!calls.admin) return asOwner as Handlers
  return {
    ...asOwner,
    [`Admin/${calls.list}`]: {
      kind: 'read',
      run: ({ body, tx }: Asked) => served.list(askedId(undefined, body as never), tx),
    },
    [`Admin/${calls.add}`]: {
      kind: 'write',
      run: ({ body: { [owner]: whose, ...given }, ...call }: Asked) =>
        served.create(whose!, writeContext(call), given as never),
      audience: async ({ body }: Asked) => audienceOf(body[owner]!),
    },
    ...byId('Admin', found, async (call: Asked) => audienceOf(await found(call))),
  } as Handlers
}
