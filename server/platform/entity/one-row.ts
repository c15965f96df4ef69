/**
 * What is kept once for the whole site: one row at most, none until an administrator writes it; until then it says what
 * the product says. A change that would go over what somebody else wrote meanwhile, unseen, is refused with `conflict`.
 */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import {
  type EntityStoreOptions,
  type EntityTable,
  type WriteContext,
  createEntityStore,
} from './entity-store.ts'

/** Each has a table of its own, and nothing else in it. */
const ID = '00000000-0000-7000-8000-000000000001'

/** What who would go over what a colleague wrote is told. */
export const WRITTEN_BY_ANOTHER =
  'Nel frattempo un’altra persona ha scritto qui qualcos’altro: guarda che cosa c’è adesso, e decidi.'

interface OneRowOptions<T extends EntityTable, Values> extends Pick<
  EntityStoreOptions<T>,
  'table' | 'topic'
> {
  /** Who hears of its changes. */
  audience: string
  /** What stands until somebody writes it. */
  unwritten: Values
}

/** A settings row of the site. */
export function createOneRow<T extends EntityTable, Values extends object>({
  table,
  topic,
  audience,
  unwritten,
}: OneRowOptions<T, Values>) {
  const rows = createEntityStore({
    table,
    topic,
    audience: () => audience,
    goneText: 'Questo non si elimina.',
    writtenText: WRITTEN_BY_ANOTHER,
    // Two may write it first: the history has what the first of them wrote.
    sharedCreation: true,
  })

  return {
    /** The row itself; undefined until somebody writes it. */
    row: (tx: Queryable) => rows.find(tx, ID),

    /** What is written, or what stands until then with version 0. */
    async read(tx: Queryable): Promise<Values & { version: number }> {
      const row = await rows.find(tx, ID)
      if (!row) return { ...unwritten, version: 0 }
      const fields = Object.keys(unwritten).map((field) => [field, row[field]])
      return { ...(Object.fromEntries(fields) as Values), version: row.version as number }
    },

    /** Writes what is given of it. The caller holds the administrators' lock. */
    async change(
      context: WriteContext,
      change: { readonly [F in keyof Values]?: Values[F] | undefined } & {
        readonly baseVersion?: number | undefined
      },
    ): Promise<void> {
      const { baseVersion } = change
      const given = Object.entries(change).filter(
        ([field, value]) => field in unwritten && value !== undefined,
      )
      const asked = Object.fromEntries(given)
      if (await rows.find(context.tx, ID))
        await rows.change(context, ID, { ...asked, baseVersion, unlessWritten: true }, () => true)
      else await rows.create(context, { id: ID, ...unwritten, ...asked }, () => true)
    },

    /** Who wrote it last, and when; null before anybody did. The history forgets who after a while. */
    async last(tx: Queryable): Promise<{ by: string | null; at: string } | null> {
      const row = await rows.find(tx, ID)
      if (!row) return null
      const found = await tx.execute(sql`
        select a.name from field_history h join admin a on a.uid = h.actor
         where h.entity_id = ${ID} and h.topic = ${topic} and h.version = ${row.version} limit 1`)
      const [writer] = found.rows as { name: string }[]
      return { by: writer?.name ?? null, at: row.updatedAt as string }
    },
  }
}
