/** What each field was, who wrote it from which device, and over whose unseen value. Kept for 90 days. */
import { sql } from 'drizzle-orm'
import type { ChangeTopic } from '#contract/wire/hubs.ts'
import type { Queryable } from '../database/database.ts'
import { noteKeptRow } from '../database/kept-bytes.ts'

/** Under this name the history notes that a thing was made, and by whom. */
export const MADE_FIELD = 'createdAt'

/** The account that writes, by which its files are known. */
export interface WriterAccount {
  kind: 'couple' | 'vendor' | 'admin'
  id: string
}

export interface Writer {
  tx: Queryable
  /** Who writes, as the history names them. */
  actor: string
  /** Which of their devices, where that is known: two phones of one account are two writers. */
  device?: string | undefined
  /** Absent for the system, and for who has no account yet. */
  account?: WriterAccount | undefined
  now: string
}

/** A write somebody else made. */
export interface OtherWrite {
  field: string
  value: unknown
  previous: unknown
  actor: string
}

export interface FieldWrite {
  field: string
  value: unknown
  was: unknown
  /** Whose value it went over unseen, and in which fields of a thing (null: all of it). */
  over?: { actor: string; fields: readonly string[] | null } | undefined
}

interface Entity {
  topic: ChangeTopic
  id: string
  /** The version that is written. */
  version: number
  /** Who may be told of what was written over, if anybody. */
  audience: string | undefined
}

const json = (value: unknown) => JSON.stringify(value ?? null)

/**
 * What other people, and other devices of the same one, wrote in an entity since a version, in order.
 * @param everybody with what the writer wrote as well
 */
export async function othersSince(
  { tx, actor, device }: Writer,
  topic: ChangeTopic,
  id: string,
  since: number,
  everybody = false,
): Promise<OtherWrite[]> {
  const elsewhere = everybody
    ? sql`true`
    : device === undefined
      ? sql`false`
      : sql`(device is not null and device <> ${device})`
  const { rows } = await tx.execute(sql`select field, value, previous, actor from field_history
    where entity_id = ${id} and version > ${since} and topic = ${topic} and (actor <> ${actor} or ${elsewhere})
    order by id`)
  return rows as unknown as OtherWrite[]
}

/** Whether the write after a version is still remembered: with it all that came later is. */
export async function isRemembered(
  { tx }: Writer,
  { topic, id }: Pick<Entity, 'topic' | 'id'>,
  since: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from field_history
    where entity_id = ${id} and topic = ${topic} and version = ${since + 1} limit 1`)
  return rows.length > 0
}

export const noteWrites = (writer: Writer, entity: Entity, writes: readonly FieldWrite[]): Promise<void> =>
  noteWritesOf(writer, [{ entity, writes }])

/** Notes what was written in several entities, by one question. */
export async function noteWritesOf(
  { tx, actor, device }: Writer,
  written: readonly { entity: Entity; writes: readonly FieldWrite[] }[],
): Promise<void> {
  const rows = written.flatMap(({ entity: { topic, id, version, audience }, writes }) =>
    writes.map(({ field, value, was, over }) => ({
      topic,
      id,
      field,
      version,
      audience,
      // As text: of a record's field a null that was written would be none.
      value: json(value),
      was: json(was),
      conflict: over !== undefined,
      over: over?.actor,
      fields: over?.fields ?? undefined,
    })),
  )
  if (rows.length === 0) return
  for (const { value, was } of rows) noteKeptRow(tx, Buffer.byteLength(value) + Buffer.byteLength(was))
  await tx.execute(sql`insert into field_history
    (topic, entity_id, field, version, value, previous, actor, device, conflict, over, over_fields, audience)
    select topic, id, field, version, value::jsonb, was::jsonb, ${actor}::text, ${device ?? null}::text, conflict, over,
           fields, audience
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(topic text, id uuid, field text, version integer, value text, was text, conflict boolean, over text,
             fields jsonb, audience text)`)
}

/**
 * Who writes a field again having seen what was written over there has decided; who deletes the whole, for all of it.
 * @param fields all when left out
 * @param seen the version they had seen
 */
export async function settleSeen(
  { tx, now }: Writer,
  { topic, id }: Pick<Entity, 'topic' | 'id'>,
  seen: number,
  fields?: readonly string[],
): Promise<void> {
  if (fields?.length === 0) return
  const those = fields
    ? sql`field in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`
    : sql`true`
  await tx.execute(sql`update field_history set settled_at = ${now}
      where entity_id = ${id} and topic = ${topic} and version <= ${seen} and conflict and settled_at is null
        and ${those}`)
}
