/**
 * What every entity's writes have in common: version, feed, history, soft deletion, and the merge by field.
 *
 * An update carries only what changed and the version it was made on. Fields nobody else touched merge, and of a list
 * its things, and of a thing its fields. What two wrote keeps the later value, and the one it replaced is marked as a
 * conflict in the history; to take something back is refused there.
 */
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeTopic } from '#contract/wire/hubs.ts'
import { isDerivedId } from '#contract/kit/ids.ts'
import { COUPLE_PREFIX, appendChanges } from '../database/change-feed.ts'
import type { Queryable } from '../database/database.ts'
import { equal } from './entity-merge.ts'
import { createEntityParts } from './entity-parts.ts'
import {
  type FieldWrite,
  MADE_FIELD,
  type Writer,
  isRemembered,
  noteWrites,
  noteWritesOf,
  othersSince,
  settleSeen,
} from './field-history.ts'
import { ProblemError, ruleBroken } from '../http/problem.ts'

export type EntityTable = PgTable & {
  id: PgColumn
  version: PgColumn
  deletedAt: PgColumn
  updatedAt: PgColumn
}
export type Row<T extends PgTable> = T['$inferSelect'] & Record<string, unknown>

export type WriteContext = Writer

export interface EntityStoreOptions<T extends EntityTable> {
  table: T
  topic: ChangeTopic
  /** Who hears of a row's changes; of several, the writer holds every lock already. */
  audience: (row: Row<T>) => string | readonly string[]
  /** Where a row shows: in which public lists, or at which vendor. Kept lists are dropped by it, and who looks there is told. */
  within?: (row: Row<T>) => readonly string[]
  /** What the row is called when it is gone, for the 410. */
  goneText: string
  /** What a change that asks to go over nobody is told where it would, for the 409. */
  writtenText?: string
  /** How many an owner may have. Those that were deleted are not among them; but see TOMBSTONES_TO_ONE. */
  most?: { of: PgColumn; count: number }
  /** Fields that are lists of things with an `id`, and how long they may be: they merge thing by thing. */
  lists?: Readonly<Record<string, number>>
  /** Fields that are lists of things known by their place, the first and the second: they merge likewise. */
  places?: readonly string[]
  /**
   * What it said at first is in the history: two may make the same one, and the second is not over it unseen; or it has
   * versions, from its first on.
   */
  sharedCreation?: true
  /** What was deleted may come back by a change that asks for it. */
  revives?: true
}

type NewValues = Record<string, unknown> & { id: string }

/** What goes with a change, beside its fields. */
interface Asked {
  [field: string]: unknown
  baseVersion?: number | undefined
  /** It takes something back: refused where somebody else wrote since. */
  unlessWritten?: boolean | undefined
  /** What was deleted comes back, with this change. */
  revive?: boolean | undefined
  /** It comes back from a file: it goes over what its own writer wrote since as well. */
  restored?: boolean | undefined
}

const WRITTEN_SINCE =
  'Nel frattempo qui è stato scritto altro. Annullare lo toglierebbe: guardate che cosa c’è adesso, e decidete.'

/** What one entity may weigh, in bytes of its JSON: it is read, told and kept on devices whole. */
const ENTITY_MAX_BYTES = 256 * 1024

/** Tombstones, the rows of deleted ones that tell a late edit: there may be so many to one that is allowed. */
const TOMBSTONES_TO_ONE = 4

const TOO_MANY = 'Ne avete già aggiunti moltissimi: cambiatene uno di quelli che ci sono, o eliminatene.'
const TOO_MANY_TOMBSTONES = 'Ne avete aggiunti ed eliminati moltissimi: cambiatene uno di quelli che ci sono.'

const weightOf = (row: unknown) => Buffer.byteLength(JSON.stringify(row))

/** Refuses what weighs too much; what became lighter by the change may always be written. */
function ensureLight(row: unknown, before?: unknown): void {
  const weight = weightOf(row)
  if (weight <= ENTITY_MAX_BYTES || (before !== undefined && weight <= weightOf(before))) return
  throw new ProblemError('too_large', {
    detail: 'Qui c’è troppo tutto insieme: accorcia i testi o togli qualche foto, e riprova.',
  })
}

export function createEntityStore<T extends EntityTable>({
  table,
  topic,
  audience,
  within,
  goneText,
  writtenText = WRITTEN_SINCE,
  most,
  lists = {},
  places = [],
  sharedCreation,
  revives,
}: EntityStoreOptions<T>) {
  const columns = new Set(Object.keys(getTableColumns(table)))
  const parts = createEntityParts(lists, places)

  async function find(tx: Queryable, id: string, lock = false): Promise<Row<T> | undefined> {
    const query = tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .$dynamic()
    const rows = await (lock ? query.for('update') : query)
    return rows[0] as Row<T> | undefined
  }

  /** Locks what stands under these ids. */
  async function findAll(tx: Queryable, ids: readonly string[]): Promise<Map<string, Row<T>>> {
    const rows = await tx
      .select()
      .from(table as PgTable)
      .where(sql`${table.id} = any(${sql.param([...ids])}::uuid[])`)
      .orderBy(table.id)
      .for('update')
    return new Map(rows.map((row) => [row['id'] as string, row as Row<T>]))
  }

  /** @param values of the row that is to be there: a new one, or one that comes back */
  async function ensureRoom(tx: Queryable, values: Record<string, unknown>): Promise<void> {
    if (!most) return
    const [field] = Object.entries(getTableColumns(table)).find(([, column]) => column === most.of)!
    const { rows } = await tx.execute(
      sql`select count(*) filter (where ${table.deletedAt} is null)::int as live, count(*)::int as rows
            from ${table} where ${most.of} = ${values[field]}`,
    )
    const { live, rows: all } = rows[0] as { live: number; rows: number }
    if (live >= most.count) throw ruleBroken(TOO_MANY)
    if (all >= most.count * (1 + TOMBSTONES_TO_ONE)) throw ruleBroken(TOO_MANY_TOMBSTONES)
  }

  /** What its audiences are told of a row. */
  function told(kind: 'created' | 'updated' | 'deleted', row: Row<T>, before: Row<T> | undefined) {
    const { id, version } = row as { id: string; version: number }
    // Where it stood, it is missing now.
    const lists = within && [...new Set([...(before ? within(before) : []), ...within(row)])]
    return [audience(row)]
      .flat()
      .map((each) => ({ topic, kind, entityId: id, version, audience: each, within: lists }))
  }

  /**
   * Adds several, each as `create` adds one, by as many questions as one takes; of two under one id the first is there
   * when the second comes. How many an owner may have is counted for one at a time.
   * @returns them in their order
   */
  async function createAll(
    context: WriteContext,
    things: readonly NewValues[],
    isOwn: (row: Row<T>, values: NewValues) => boolean,
    fill: () => Promise<Record<string, unknown>> = async () => ({}),
  ): Promise<Row<T>[]> {
    const { tx, now } = context
    const standing = await findAll(
      tx,
      things.map(({ id }) => id),
    )
    const made: { values: NewValues; before: Row<T> | undefined; row: Record<string, unknown> }[] = []
    for (const values of things) {
      const before = standing.get(values.id)
      if (before && !isOwn(before, values)) throw new ProblemError('already_exists')
      if (before && before.deletedAt === null) {
        const isSame = Object.keys(values).every((field) => equal(values[field], before[field]))
        if (isSame || isDerivedId(values.id)) continue
        throw new ProblemError('already_exists')
      }
      await ensureRoom(tx, values)
      const version = before ? Number(before.version) + 1 : 1
      const row = { ...(await fill()), ...values, createdAt: now, updatedAt: now, version, deletedAt: null }
      ensureLight(row)
      made.push({ values, before, row })
      standing.set(values.id, row as unknown as Row<T>)
    }
    const fresh = made.filter(({ before }) => !before).map(({ row }) => row)
    const written =
      fresh.length > 0
        ? await tx
            .insert(table as PgTable)
            .values(fresh)
            .returning()
        : []
    for (const { before, row } of made)
      if (before)
        written.push(
          ...(await tx
            .update(table as PgTable)
            .set(row)
            .where(eq(table.id, before['id']))
            .returning()),
        )
    for (const row of written) standing.set(row['id'] as string, row as Row<T>)
    const created = made.map((one) => ({ ...one, after: standing.get(one.values.id)! }))
    await noteWritesOf(
      context,
      created.map(({ values, before, after }) => ({
        entity: entityOf(after),
        writes: writesOfMaking(values, before, after),
      })),
    )
    await appendChanges(
      tx,
      created.flatMap(({ after, before }) => told('created', after, before)),
    )
    return things.map(({ id }) => standing.get(id)!)
  }

  function writesOfMaking(values: NewValues, before: Row<T> | undefined, created: Row<T>): FieldWrite[] {
    const writes = sharedCreation
      ? Object.keys(values)
          .filter((field) => field !== 'id' && field !== 'coupleId')
          .flatMap((field) => parts.of(field, parts.empty(field), values[field]))
      : []
    if (before) writes.push({ field: 'deletedAt', value: null, was: before.deletedAt })
    // The other of the two is told of it; what is a vendor's as well outlives them, and says nothing of who made it.
    else if (isOfCoupleAlone(created)) writes.push({ field: MADE_FIELD, value: null, was: null })
    return writes
  }

  return {
    find,

    /**
     * Adds an entity. The same one again is the one that is there, and so is one whose id follows from what it was made
     * from, whatever became of it since; another under its id is `already_exists`; one that was deleted comes back, with
     * its next version.
     * @param isOwn whether a row under this id belongs to the caller
     * @param fill what the server adds when the entity is new
     */
    async create(
      context: WriteContext,
      values: NewValues,
      isOwn: (row: Row<T>) => boolean,
      fill: () => Promise<Record<string, unknown>> = async () => ({}),
    ): Promise<Row<T>> {
      const [row] = await createAll(context, [values], isOwn, fill)
      return row!
    },

    createAll,

    /**
     * Merges a change into an entity.
     * @param mayChange whether the caller may see and change it; `not_found` otherwise
     * @param derive further fields that follow from the change (a `doneAt` from a `done`)
     */
    async change(
      context: WriteContext,
      id: string,
      { baseVersion, unlessWritten = false, revive = false, restored = false, ...asked }: Asked,
      mayChange: (row: Row<T>) => boolean,
      derive: (next: Row<T>, before: Row<T>) => Record<string, unknown> = () => ({}),
    ): Promise<Row<T>> {
      const { tx, now } = context
      const before = await find(tx, id, true)
      if (!before || !mayChange(before)) throw new ProblemError('not_found')
      const { version, deletedAt } = before as { version: number; deletedAt: string | null }
      if (deletedAt !== null && !(revives && revive)) throw new ProblemError('deleted', { detail: goneText })
      const previous: Record<string, unknown> = before
      if (deletedAt !== null) await ensureRoom(tx, previous)
      const seen = baseVersion ?? version
      const others = seen >= version ? [] : await othersSince(context, topic, id, seen, restored)
      const { values, over } = parts.merge(asked, previous, others)
      // Out of a file that is older than the history: whatever it goes over may have been written since.
      const isForgotten =
        restored && seen > 0 && seen < version && !(await isRemembered(context, { topic, id }, seen))
      if (unlessWritten && over.size > 0) throw new ProblemError('conflict', { detail: writtenText })
      const fields = Object.keys(values).filter(
        (field) =>
          columns.has(field) && values[field] !== undefined && !equal(values[field], previous[field]),
      )
      if (fields.length === 0 && deletedAt === null) return before
      const written = Object.fromEntries(fields.map((field) => [field, values[field]]))
      const next = { ...previous, ...written } as Row<T>
      ensureLight(next, previous)
      const rows = await tx
        .update(table as PgTable)
        .set({ ...written, ...derive(next, before), updatedAt: now, version: version + 1, deletedAt: null })
        .where(eq(table.id, id))
        .returning()
      const after = rows[0] as Row<T>
      const writes: FieldWrite[] = fields
        .flatMap((field) => parts.of(field, previous[field], values[field]))
        .map((part) => ({
          ...part,
          over: over.get(part.field) ?? (isForgotten ? { actor: context.actor, fields: null } : undefined),
        }))
      if (deletedAt !== null) {
        const gone = others.findLast(({ field }) => field === 'deletedAt')
        writes.push({
          field: 'deletedAt',
          value: null,
          was: deletedAt,
          over: gone && { actor: gone.actor, fields: null },
        })
      }
      const decided = writes.filter((part) => part.over === undefined).map(({ field }) => field)
      await settleSeen(context, { topic, id }, seen, decided)
      await noteWrites(context, entityOf(after), writes)
      await appendChanges(tx, told(deletedAt === null ? 'updated' : 'created', after, before))
      return after
    },

    /** Deletes an entity: a tombstone stays, so that a late edit is told. Deleting twice is one deletion. */
    async remove(context: WriteContext, id: string, mayChange: (row: Row<T>) => boolean): Promise<void> {
      const { tx, now } = context
      const before = await find(tx, id, true)
      if (!before || !mayChange(before)) throw new ProblemError('not_found')
      const { version, deletedAt } = before as { version: number; deletedAt: string | null }
      if (deletedAt !== null) return
      const gone = { deletedAt: now, updatedAt: now, version: version + 1 }
      const rows = await tx
        .update(table as PgTable)
        .set(gone)
        .where(eq(table.id, id))
        .returning()
      const tombstone = rows[0] as Row<T>
      await settleSeen(context, { topic, id }, version)
      await noteWrites(context, entityOf(tombstone), [{ field: 'deletedAt', value: now, was: null }])
      await appendChanges(tx, told('deleted', tombstone, before))
    },
  }

  function isOfCoupleAlone(row: Row<T>): boolean {
    const [first, ...others] = [audience(row)].flat()
    return others.length === 0 && first !== undefined && first.startsWith(COUPLE_PREFIX)
  }

  function entityOf(row: Row<T>) {
    const { id, version } = row as { id: string; version: number }
    return { topic, id, version, audience: [audience(row)].flat()[0] }
  }
}

/** What writes one thing at a time. */
export type StoreOfOne<T extends EntityTable> = Omit<ReturnType<typeof createEntityStore<T>>, 'createAll'>

/** A stored row as the contract's entity: without the tombstone's mark, and without what is absent. */
export function present<T>(row: Record<string, unknown>, optional: readonly string[] = []): T {
  const { deletedAt: _, ...entity } = row
  for (const field of optional) if (entity[field] === null) delete entity[field]
  return entity as T
}
