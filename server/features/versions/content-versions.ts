/** What administrators wrote for everybody, as it was: read out of the history of its fields (decision 124). */
import { sql } from 'drizzle-orm'
import type { ContentVersion, OldContent, VersionsAsked } from '#contract/site/content-version.ts'
import {
  CONTENT_FIELDS,
  type ContentKind,
  VERSIONS_KEPT_DAYS,
  VERSIONS_LISTED,
} from '#contract/lists/site/content-kinds.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { lostPictures } from '../files/picture-service.ts'
import { type ContentRow, contentOf } from './contents.ts'

const writesOf = (kind: ContentKind, id: string) =>
  sql`topic = ${kind} and entity_id = ${id} and field = any(${sql.param([...CONTENT_FIELDS[kind], 'deletedAt'])}::text[])`

/** Whether a write takes the thing back, or has it come back. */
const TAKEN_BACK = sql`field = 'deletedAt' and value <> 'null'`
const MADE_ANEW = sql`field = 'deletedAt' and value = 'null'`

/** When it was changed, by whom and where, the latest first; nothing of what nobody has written. */
export async function listVersions(
  asked: VersionsAsked,
  { tx, now }: { tx: Queryable; now: string },
): Promise<ContentVersion[]> {
  const { row } = await contentOf(asked, tx)
  if (!row) return []
  const { rows } = await tx.execute(sql`
    select version, min(at) as at, min(a.name) as by, bool_or(${TAKEN_BACK}) as "takenBack",
           coalesce(array_agg(distinct field) filter (where field <> 'deletedAt'), '{}') as fields
      from field_history left join lateral (
        select coalesce(nullif(name, ''), email) as name from admin where uid = actor) a on true
     where ${writesOf(asked.kind, row.id)}
     group by version order by version desc limit ${VERSIONS_LISTED}`)
  const known = rows.map((one) => ({
    ...one,
    at: new Date(one.at as string).toISOString(),
  })) as ContentVersion[]
  const first = known.length < VERSIONS_LISTED ? beginningOf(row, known.at(-1), now) : []
  return [...known, ...first]
}

/** What stood before the first write that is known: its beginning, where that is no longer ago than is kept. */
function beginningOf(
  { createdAt, version }: ContentRow,
  oldest: ContentVersion | undefined,
  now: string,
): ContentVersion[] {
  if (oldest?.version === 1) return []
  const isBeginning = Date.parse(now) - Date.parse(createdAt) < VERSIONS_KEPT_DAYS * 86_400_000
  return [
    {
      version: oldest ? oldest.version - 1 : version,
      at: isBeginning ? createdAt : null,
      by: null,
      fields: [],
      takenBack: false,
    },
  ]
}

/**
 * What it said once a version was written, and which of its pictures are lost.
 * @throws ProblemError `not_found` for a version that it never had
 */
export async function contentAt(
  asked: VersionsAsked & { version: number },
  tx: Queryable,
): Promise<OldContent> {
  const { kind, version } = asked
  const { row, pictures, unwritten, show } = await contentOf(asked, tx)
  if (!row || version > row.version) throw new ProblemError('not_found')
  const values = await valuesAt(kind, row, version, tx)
  const said = values === 'taken back' ? (unwritten ?? {}) : values
  return {
    version,
    values: (show ? await show(said, tx) : said) as OldContent['values'],
    lost: pictures ? await lostPictures(said, { table: pictures, entityId: row.id }, tx) : [],
  }
}

/**
 * Each field as it was written last until then; where that is forgotten, as it was before it was written next; and where it
 * never was, as it is. What was made anew after it was taken back begins there.
 */
async function valuesAt(
  kind: ContentKind,
  row: ContentRow,
  version: number,
  tx: Queryable,
): Promise<Readonly<Record<string, unknown>> | 'taken back'> {
  const writes = writesOf(kind, row.id)
  const [turns] = (
    await tx.execute(sql`select
        coalesce(max(version) filter (where ${TAKEN_BACK} and version <= ${version}), 0) as back,
        coalesce(max(version) filter (where ${MADE_ANEW} and version <= ${version}), 0) as anew
      from field_history where ${writes}`)
  ).rows as { back: number; anew: number }[]
  if (turns!.back > turns!.anew) return 'taken back'
  const until = await tx.execute(sql`select distinct on (field) field, value from field_history
    where ${writes} and version between ${turns!.anew} and ${version} order by field, version desc, id desc`)
  const since = await tx.execute(sql`select distinct on (field) field, previous as value from field_history
    where ${writes} and version > ${version} order by field, version, id`)
  const known = new Map([...since.rows, ...until.rows].map(({ field, value }) => [field as string, value]))
  return Object.fromEntries(
    CONTENT_FIELDS[kind].map((field) => [field, known.has(field) ? known.get(field) : row[field]]),
  )
}
