/**
 * A thing that a couple, or a vendor, keeps: from its contract, its table and a few words follow what is done with it and
 * by whom, its calls and an administrator's, what the feed tells of it, whose it is, and what of it an erasure takes.
 */
import { type SQL, and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type PgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { KINDS, type Kind } from '#contract/entities.ts'
import type { EntityCalls, EntityKind } from '#contract/kit/entity-calls.ts'
import { coupleAudience, vendorAudience } from '../database/change-feed.ts'
import type { Handlers } from '../http/call-server.ts'
import type { Queryable } from '../database/database.ts'
import { entityRoutes } from './entity-routes.ts'
import {
  type EntityStoreOptions,
  type EntityTable,
  type StoreOfOne,
  type WriteContext,
  createEntityStore,
  present,
} from './entity-store.ts'
import { entityTable, optionalFields } from './entity-table.ts'
import type { Actor } from '../people/actor.ts'
import { positionAfter } from './position.ts'
import { ProblemError, ruleBroken } from '../http/problem.ts'

/** What the contract's `entity()` gives. */
interface Contract {
  readonly owner: 'coupleId' | 'vendorId'
  readonly lists: Readonly<Record<string, number>>
  readonly stored: Record<string, z.core.$ZodType>
  readonly Whole: z.ZodType
  readonly New: z.core.$ZodType
  readonly Change: z.core.$ZodType
}
type StoredOf<E extends Contract> = { [K in keyof E['stored']]: z.output<E['stored'][K]> }
type Given = Record<string, unknown> & { id: string }

export interface OwnedEntityOptions<E extends Contract, T extends Kind> {
  /** What the database calls its table. */
  table: string
  entity: E
  /** Its kind, which says whether it has the calls of every list; what else may be done is said by the feature. */
  topic: T
  /** The field a list is sorted by; unsaid, `position` where it has one, and else when it was made. */
  order?: keyof E['stored'] & string
  /** What the row is called when it is gone, for the 410. */
  goneText: string
  /** How many an owner may have. */
  most?: number
  /** Fewer, with words of its own; those that were deleted count where it says so. */
  room?: { most: number; withDeleted?: true; text: string }
  /** Who hears of its changes beside its owner. */
  audience?: string
  /** Of what is not its owner's alone, whether somebody may see an owner's; without an actor, whether everybody. */
  maySee?: (owner: string, actor: Actor | undefined, tx: Queryable) => Promise<boolean>
  /** What of an owner's list this reader is shown, where that is not all. */
  shownTo?: (
    owner: string,
    actor: Actor,
    things: z.output<E['Whole']>[],
    tx: Queryable,
  ) => Promise<z.output<E['Whole']>[]>
  /** What was deleted comes back by a change that asks for it; unsaid, where it has the calls of a couple’s list. */
  revives?: true
  sharedCreation?: true
  /** What writes its rows, where that is not the plain store: one that shows pictures has theirs to look after. */
  createStore?: <T extends EntityTable>(options: EntityStoreOptions<T>) => StoreOfOne<T>
  /** Fields that follow from others. `before` is undefined for a new one. Pure: the client does the same. */
  derive?: (next: StoredOf<E>, before: StoredOf<E> | undefined, now: string) => object
  /** What a reader is shown of stored ones. */
  show?: (things: readonly StoredOf<E>[], tx: Queryable) => Promise<z.output<E['Whole']>[]>
  /** Refuses what may not be made, beyond what the schema says. */
  beforeCreate?: (owner: string, context: WriteContext, given: z.output<E['New']>) => Promise<void>
  /** Further fields of a new one. */
  fill?: (owner: string, context: WriteContext, given: z.output<E['New']>) => Promise<object>
  /** @param cameBack it had been deleted, and the change brought it back */
  afterChange?: (owner: string, context: WriteContext, row: StoredOf<E>, cameBack: boolean) => Promise<void>
  /** @param row as it was before */
  afterRemove?: (owner: string, context: WriteContext, row: StoredOf<E>) => Promise<void>
  /** What of an erased owner lies in other tables on its account. Its own table goes with the owner. */
  onErase?: (owner: string, tx: Queryable) => Promise<void>
}

/** An entity as what walks all of them sees it: the feed's loader, ownership, erasure and the tests. */
export interface OwnedEntity<T extends Kind = Kind> {
  readonly topic: T
  readonly owner: Contract['owner']
  readonly table: PgTable
  readonly calls: EntityCalls | undefined
  readonly routes: Handlers
  readonly onErase: ((owner: string, tx: Queryable) => Promise<void>) | undefined
  find(id: string, tx: Queryable): Promise<unknown>
}

const AUDIENCE_OF = { coupleId: coupleAudience, vendorId: vendorAudience }

/** @see OwnedEntityOptions */
export function ownedEntity<E extends Contract, T extends Kind>(options: OwnedEntityOptions<E, T>) {
  const { entity, topic, goneText, most, sharedCreation, derive, show, maySee, onErase } = options
  const { calls } = KINDS[topic] as EntityKind
  type Whole = z.output<E['Whole']>
  const table = entityTable(options.table, entity.stored as E['stored'])
  const columns = table as unknown as Record<string, PgColumn>
  const { owner } = entity
  const order = columns[options.order ?? ('position' in entity.stored ? 'position' : 'createdAt')]!
  const audienceOf = AUDIENCE_OF[owner]
  const store = (options.createStore ?? createEntityStore)({
    table: table as unknown as EntityTable & { $inferSelect: StoredOf<E> & { deletedAt: string | null } },
    topic,
    // Its owner's other devices hear of it as well.
    audience: (row) => {
      const own = audienceOf(row[owner] as string)
      return options.audience ? [own, options.audience] : own
    },
    // Of what others hear too, those that look at its owner.
    ...(options.audience && { within: (row: StoredOf<E>) => [row[owner as keyof StoredOf<E>] as string] }),
    goneText,
    lists: entity.lists,
    ...(most && { most: { of: columns[owner]!, count: most } }),
    // A couple’s phones offer to bring back what a list has lost meanwhile.
    ...((options.revives ?? calls?.owner === 'Couple') && { revives: true }),
    ...(sharedCreation && { sharedCreation }),
  })
  const isOf = (id: string) => (row: Record<string, unknown>) => row[owner] === id
  const isLive = (row: Record<string, unknown> | undefined) => row !== undefined && row.deletedAt === null
  const mayBeMissing = optionalFields(entity.stored)

  const presentAll = async (rows: readonly object[], tx: Queryable): Promise<Whole[]> => {
    const things = rows.map((row) => present<StoredOf<E>>({ ...row }, mayBeMissing))
    return show ? show(things, tx) : (things as Whole[])
  }
  const presentOne = async (row: object, tx: Queryable) => (await presentAll([row], tx))[0]!

  async function lastPosition(id: string, tx: Queryable): Promise<string> {
    const rows = await tx
      .select({ position: columns.position! })
      .from(table as PgTable)
      .where(eq(columns[owner]!, id))
      .orderBy(desc(columns.position!))
      .limit(1)
    return positionAfter(rows[0]?.position as string | undefined)
  }

  /** Those that are there and fulfil a condition, in their order. */
  async function where(condition: SQL, tx: Queryable): Promise<Whole[]> {
    const rows = await tx
      .select()
      .from(table as PgTable)
      .where(and(condition, isNull(columns.deletedAt!)))
      .orderBy(asc(order), asc(columns.id!))
    return presentAll(rows, tx)
  }

  /** @throws ProblemError `rule_broken` where an owner has as many as they may */
  async function ensureRoom(id: string, tx: Queryable): Promise<void> {
    const { room } = options
    if (!room) return
    const counted = room.withDeleted ? sql`true` : isNull(columns.deletedAt!)
    const rows = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(table as PgTable)
      .where(and(eq(columns[owner]!, id), counted))
    if (rows[0]!.count >= room.most) throw ruleBroken(room.text)
  }

  const made = {
    topic,
    owner,
    maySee,
    table,
    calls,
    Whole: entity.Whole,
    /** For writes that no call of every list makes. */
    store,

    /** One by its id, for the feed, which already knows who may hear it; undefined once deleted. */
    async find(id: string, tx: Queryable): Promise<Whole | undefined> {
      const row = await store.find(tx, id)
      const isSeen = row && isLive(row) && (!maySee || (await maySee(row[owner] as string, undefined, tx)))
      return isSeen ? presentOne(row, tx) : undefined
    },

    where,

    /** An owner's, in their order. */
    list: (id: string, tx: Queryable): Promise<Whole[]> => where(eq(columns[owner]!, id), tx),

    /** Whose it is, for an administrator who acts for them. @throws ProblemError `not_found` when there is none */
    async ownerOf(id: string, tx: Queryable): Promise<string> {
      const row = await store.find(tx, id)
      if (!row) throw new ProblemError('not_found')
      return row[owner] as string
    },

    async create(id: string, context: WriteContext, given: z.output<E['New']>): Promise<Whole> {
      const { tx, now } = context
      const { position, ...fields } = given as Given
      const values = { ...fields, [owner]: id, ...(position !== undefined && { position }) } as Given
      const known = await store.find(tx, values.id)
      if (known && !isOf(id)(known)) throw new ProblemError('already_exists')
      await options.beforeCreate?.(id, context, given)
      if (!isLive(known) && !(known && options.room?.withDeleted)) await ensureRoom(id, tx)
      const row = await store.create(context, values, isOf(id), async () => ({
        ...('position' in columns && position === undefined && { position: await lastPosition(id, tx) }),
        ...derive?.(values as unknown as StoredOf<E>, undefined, now),
        ...(await options.fill?.(id, context, given)),
      }))
      return presentOne(row, tx)
    },

    async change(
      id: string,
      context: WriteContext,
      thing: string,
      change: z.output<E['Change']>,
    ): Promise<Whole> {
      const { tx, now } = context
      const asked = change as Record<string, unknown>
      const wasGone = asked.revive === true && !isLive(await store.find(tx, thing))
      const row = await store.change(context, thing, asked, isOf(id), (next, before) => ({
        ...derive?.(next as unknown as StoredOf<E>, before as unknown as StoredOf<E>, now),
      }))
      await options.afterChange?.(id, context, row as unknown as StoredOf<E>, wasGone)
      return presentOne(row, tx)
    },

    async remove(id: string, context: WriteContext, thing: string): Promise<void> {
      const before = options.afterRemove && (await store.find(context.tx, thing))
      await store.remove(context, thing, isOf(id))
      if (before && isLive(before)) await options.afterRemove!(id, context, before as unknown as StoredOf<E>)
    },
    onErase,
  }
  return {
    ...made,
    routes: calls ? entityRoutes(calls, { ...made, audienceOf, shownTo: options.shownTo as never }) : {},
  }
}

/** Of some entities, the ids of all that an owner has or had. */
export const idsOwned = (entities: readonly OwnedEntity[], owner: string): SQL =>
  sql.join(
    entities.map(({ table, owner: field }) => {
      const column = (table as unknown as Record<string, PgColumn>)[field]!
      return sql`select id from ${sql.identifier(getTableConfig(table).name)} where ${sql.identifier(column.name)} = ${owner}`
    }),
    sql` union all `,
  )
