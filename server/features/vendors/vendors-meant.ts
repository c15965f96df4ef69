/** Whom words mean that somebody wrote elsewhere: an id, the name in an address, a mail address, or a vendor's name. */
import { type SQL, sql } from 'drizzle-orm'
import type { RowVendor } from '#contract/vendors/award.ts'
import { NEAR_VENDORS } from '#contract/lists/vendors/award-limits.ts'
import type { Queryable } from '../../platform/database/database.ts'

export interface Meant {
  words: string
  /** Within which kind its name is looked for; null for any. */
  category: string | null
}

interface Found {
  /** Whom the words name: one, or several of one name. */
  named: RowVendor[]
  /** Where that is nobody, who is called alike. */
  near: RowVendor[]
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Names are compared with those of a whole kind: of so many at once. */
const COMPARED_MOST = 20
const LEAST_ALIKE = 0.3

const SHOWN = sql`v.id, v.business_name as name, coalesce(v.place ->> 'city', '') as city, v.category,
  v.active as "isPublic"`

/**
 * @param asked as they were written; accents and capitals of a name do not count
 * @returns for each, in its place; a name within its kind first, and anywhere where that kind has none
 */
export async function vendorsMeant(asked: readonly Meant[], tx: Queryable): Promise<Found[]> {
  const words = [...new Set(asked.map((one) => one.words).filter(Boolean))]
  const rows = [
    ...(await byId(words.filter(isId), tx)),
    ...(await byMail(words.filter(isMail), tx)),
    ...(await byName(
      words.filter((one) => !isId(one) && !isMail(one)),
      tx,
    )),
  ]
  const byWords = Map.groupBy(rows, ({ asked: one }) => one)
  const named = asked.map(({ words: one, category }) => {
    const all = (byWords.get(one) ?? []).map(({ asked: _, ...vendor }) => vendor)
    const inKind = all.filter((vendor) => vendor.category === category)
    return inKind.length > 0 ? inKind : all
  })
  const near = await alike(
    asked.filter(({ words: one }, at) => named[at]!.length === 0 && one !== '' && !isId(one) && !isMail(one)),
    tx,
  )
  return asked.map((one, at) => ({ named: named[at]!, near: near.get(keyOf(one)) ?? [] }))
}

const isId = (words: string) => UUID.test(words)
const isMail = (words: string) => words.includes('@')

type Row = RowVendor & { asked: string }
async function query(statement: SQL, tx: Queryable): Promise<Row[]> {
  const { rows } = await tx.execute(statement)
  return rows as unknown as Row[]
}
const list = (words: readonly string[]) => sql`unnest(${sql.param([...words])}::text[]) asked`

const byId = async (ids: readonly string[], tx: Queryable) =>
  ids.length === 0
    ? []
    : query(
        sql`select asked, ${SHOWN} from ${list(ids)} join vendor v on v.id = asked::uuid where v.deleted_at is null`,
        tx,
      )

const byMail = async (mails: readonly string[], tx: Queryable) =>
  mails.length === 0
    ? []
    : query(
        sql`select asked, ${SHOWN} from ${list(mails)} join vendor_account a on lower(a.account_email) = lower(asked)
              join vendor v on v.id = a.vendor_id where v.deleted_at is null
          union
          select asked, ${SHOWN} from ${list(mails)} join vendor v on lower(v.email) = lower(asked) where v.deleted_at is null`,
        tx,
      )

/** Also by the name in its address. What `name_folded` begins with has an index. */
const byName = async (names: readonly string[], tx: Queryable) =>
  names.length === 0
    ? []
    : query(
        sql`select asked, ${SHOWN} from ${list(names)} join vendor v on v.slug = lower(asked) where v.deleted_at is null
          union
          select asked, ${SHOWN} from ${list(names)} join vendor v
              on v.name_folded like replace(replace(replace(fold(asked), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
             and regexp_replace(fold(v.business_name), '\\s+', ' ', 'g') = fold(asked)
           where v.deleted_at is null`,
        tx,
      )

const keyOf = ({ words, category }: Meant) => `${category ?? ''} ${words}`

async function alike(asked: readonly Meant[], tx: Queryable): Promise<Map<string, RowVendor[]>> {
  const first = [...new Map(asked.map((one) => [keyOf(one), one])).values()].slice(0, COMPARED_MOST)
  const found = await Promise.all(
    first.map((one) =>
      query(
        sql`select '' as asked, ${SHOWN} from vendor v where v.deleted_at is null
            and ${one.category === null ? sql`fold(${one.words}) <% v.name_folded` : sql`v.category = ${one.category}`}
            and word_similarity(fold(${one.words}), v.name_folded) > ${LEAST_ALIKE}
          order by word_similarity(fold(${one.words}), v.name_folded) desc, v.review_count desc, v.id
          limit ${NEAR_VENDORS}`,
        tx,
      ),
    ),
  )
  return new Map(first.map((one, at) => [keyOf(one), found[at]!.map(({ asked: _, ...vendor }) => vendor)]))
}
