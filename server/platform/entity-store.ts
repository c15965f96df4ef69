/**
 * What every entity's writes have in common: version, feed, history, soft deletion, and the merge by field.
 *
 * An update carries only what changed and the version it was made on. Fields nobody else touched merge. A field both
 * partners touched keeps the later value, and the one it replaced is marked as a conflict in the history.
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ChangeTopic } from '#contract/hubs.ts'
import { appendChange } from './change-feed.ts'
import type { Queryable } from './database.ts'
import { ProblemError, ruleBroken } from './problem.ts'

type EntityTable = PgTable & { id: PgColumn; version: PgColumn; deletedAt: PgColumn; updatedAt: PgColumn }
export type Row<T extends PgTable> = T['$inferSelect'] & Record<string, unknown>

export interface WriteContext {
  tx: Queryable
  /** Who writes, as the history names them. */
  actor: string
  now: string
}

export interface EntityStoreOptions<T extends EntityTable> {
  table: T
  topic: ChangeTopic
  /** Who hears of a row's changes; of several, the writer has taken every turn before. */
  audience: (row: Row<T>) => string | readonly string[]
  /** What the row is called when it is gone, for the 410. */
  goneText: string
  /** Fields that are lists of things with an `id`, and how long they may be: they merge thing by thing. */
  lists?: Readonly<Record<string, number>>
}

interface Thing {
  id: string
}
/** What is done to some things of a list. */
interface ListChange {
  put: readonly Thing[]
  remove: readonly string[]
}

const equal = (a: unknown, b: unknown) => canonical(a) === canonical(b)

/** JSON with its keys in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : (part ?? null),
  )
}

export function createEntityStore<T extends EntityTable>({
  table,
  topic,
  audience,
  goneText,
  lists = {},
}: EntityStoreOptions<T>) {
  const columns = new Set(Object.keys(getTableColumns(table)))

  async function find(tx: Queryable, id: string, lock = false): Promise<Row<T> | undefined> {
    const query = tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .$dynamic()
    const rows = await (lock ? query.for('update') : query)
    return rows[0] as Row<T> | undefined
  }

  async function announce(
    tx: Queryable,
    kind: 'created' | 'updated' | 'deleted',
    row: Row<T>,
  ): Promise<void> {
    const { id, version } = row as { id: string; version: number }
    for (const each of [audience(row)].flat())
      await appendChange(tx, { topic, kind, entityId: id, version, audience: each })
  }

  return {
    find,

    /**
     * Adds an entity. The same one again is the one that is there; another under its id is `already_exists`;
     * one that was deleted comes back, with its next version.
     * @param isOwn whether a row under this id belongs to the caller
     * @param fill what the server adds when the entity is new
     */
    async create(
      context: WriteContext,
      values: Record<string, unknown> & { id: string },
      isOwn: (row: Row<T>) => boolean,
      fill: () => Promise<Record<string, unknown>> = async () => ({}),
    ): Promise<Row<T>> {
      const { tx, now } = context
      const before = await find(tx, values.id, true)
      if (before && !isOwn(before)) throw new ProblemError('already_exists')
      if (before && before.deletedAt === null) {
        if (Object.keys(values).every((field) => equal(values[field], before[field]))) return before
        throw new ProblemError('already_exists')
      }
      const version = before ? Number(before.version) + 1 : 1
      const row = { ...(await fill()), ...values, createdAt: now, updatedAt: now, version, deletedAt: null }
      const rows = before
        ? await tx
            .update(table as PgTable)
            .set(row)
            .where(eq(table.id, values.id))
            .returning()
        : await tx
            .insert(table as PgTable)
            .values(row)
            .returning()
      const created = rows[0] as Row<T>
      await announce(tx, 'created', created)
      return created
    },

    /**
     * Merges a change into an entity.
     * @param mayChange whether the caller may see and change it; `not_found` otherwise
     * @param derive further fields that follow from the change (a `doneAt` from a `done`)
     */
    async change(
      context: WriteContext,
      id: string,
      { baseVersion, ...asked }: Record<string, unknown> & { baseVersion?: number | undefined },
      mayChange: (row: Row<T>) => boolean,
      derive: (next: Row<T>, before: Row<T>) => Record<string, unknown> = () => ({}),
    ): Promise<Row<T>> {
      const { tx, actor, now } = context
      const before = await find(tx, id, true)
      if (!before || !mayChange(before)) throw new ProblemError('not_found')
      const { version, deletedAt } = before as { version: number; deletedAt: string | null }
      if (deletedAt !== null) throw new ProblemError('deleted', { detail: goneText })
      const previous: Record<string, unknown> = before
      const change = Object.fromEntries(
        Object.entries(asked).map(([field, value]) => [
          field,
          field in lists ? wholeList(previous[field] as Thing[], value as ListChange, lists[field]!) : value,
        ]),
      )
      const fields = Object.keys(change).filter(
        (field) =>
          columns.has(field) && change[field] !== undefined && !equal(change[field], previous[field]),
      )
      if (fields.length === 0) return before
      const touched =
        baseVersion === undefined || baseVersion >= version
          ? new Set<string>()
          : await touchedByOthers(tx, id, baseVersion, actor)
      const next = { ...previous, ...Object.fromEntries(fields.map((field) => [field, change[field]])) }
      const written = {
        ...Object.fromEntries(fields.map((field) => [field, change[field]])),
        ...derive(next as Row<T>, before),
        updatedAt: now,
        version: version + 1,
      }
      const rows = await tx
        .update(table as PgTable)
        .set(written)
        .where(eq(table.id, id))
        .returning()
      const after = rows[0] as Row<T>
      const parts = fields.flatMap((field) =>
        field in lists
          ? changedThings(field, previous[field] as Thing[], change[field] as Thing[])
          : [{ field, value: change[field], was: previous[field] }],
      )
      for (const { field, value, was } of parts)
        await tx.execute(sql`insert into field_history (topic, entity_id, field, version, value, previous, actor, conflict)
          values (${topic}, ${id}, ${field}, ${version + 1}, ${json(value)}::jsonb, ${json(was)}::jsonb,
                  ${actor}, ${touched.has(field)})`)
      await announce(tx, 'updated', after)
      return after
    },

    /** Deletes an entity, for good to those who look, with a grave so that a late edit is told. Deleting twice is one deletion. */
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
        .where(and(eq(table.id, id)))
        .returning()
      await announce(tx, 'deleted', rows[0] as Row<T>)
    },
  }
}

/** The list as it will be; a whole one stands for itself. */
function wholeList(
  before: readonly Thing[],
  change: readonly Thing[] | ListChange | undefined,
  most: number,
) {
  if (change === undefined || !('put' in change)) return change
  const gone = new Set(change.remove)
  const next = new Map(before.filter(({ id }) => !gone.has(id)).map((thing) => [thing.id, thing]))
  for (const thing of change.put) next.set(thing.id, thing)
  if (next.size > most) throw ruleBroken(`Qui ce ne stanno al massimo ${most}.`)
  return [...next.values()]
}

/** Each thing that is another now, as a field of its own: `payments.{id}`, null when it is not there. */
function changedThings(field: string, before: readonly Thing[], after: readonly Thing[]) {
  const [was, is] = [before, after].map((list) => new Map(list.map((thing) => [thing.id, thing])))
  return [...new Set([...was!.keys(), ...is!.keys()])]
    .map((id) => ({ field: `${field}.${id}`, value: is!.get(id) ?? null, was: was!.get(id) ?? null }))
    .filter((part) => !equal(part.value, part.was))
}

const json = (value: unknown) => JSON.stringify(value ?? null)

/** The fields that somebody else has written since a version. */
async function touchedByOthers(
  tx: Queryable,
  id: string,
  since: number,
  actor: string,
): Promise<Set<string>> {
  const { rows } = await tx.execute(sql`select distinct field from field_history
    where entity_id = ${id} and version > ${since} and actor <> ${actor}`)
  return new Set(rows.map((row) => row.field as string))
}

/** A stored row as the contract's entity: without the grave's mark, and without what is absent. */
export function present<T>(row: Record<string, unknown>, optional: readonly string[] = []): T {
  const { deletedAt: _, ...entity } = row
  for (const field of optional) if (entity[field] === null) delete entity[field]
  return entity as T
}
