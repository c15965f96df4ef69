/** The words of the home page, its order and the vendors that stand first on it: one row, none until somebody writes it. */
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HomePage, HomePageChange, HomeFront } from '#contract/site/home-page.ts'
import { HOME_ORDER, HOME_TEXTS } from '#contract/lists/site/homepage-limits.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { createOneRow } from '../../platform/entity/one-row.ts'

const homePage = pgTable('home_page', {
  ...entityColumns,
  headline: text('headline').notNull(),
  lead: text('lead').notNull(),
  shelfTitle: text('shelf_title').notNull(),
  featured: uuid('featured').array().notNull(),
  parts: text('parts').array().notNull(),
  kinds: text('kinds').array().notNull(),
})

const page = createOneRow<typeof homePage, HomeFront & { featured: string[] }>({
  table: homePage,
  topic: 'homePage',
  audience: SITE,
  unwritten: { ...HOME_TEXTS, ...HOME_ORDER, featured: [] },
})

export async function homeFront(tx: Queryable): Promise<HomeFront> {
  const { headline, lead, shelfTitle, parts, kinds } = await page.read(tx)
  return { headline, lead, shelfTitle, parts, kinds }
}

/** For the feed. */
export const findHomeFront = (_id: string, tx: Queryable): Promise<HomeFront> => homeFront(tx)

/** The vendors that stand first, whether visitors see them or not. */
export const featuredAtHome = async (tx: Queryable): Promise<string[]> => (await page.read(tx)).featured

export async function wholeHomePage(tx: Queryable): Promise<HomePage> {
  const { featured, ...front } = await page.read(tx)
  return { ...front, featured: await featuredNamed(featured, tx) }
}

/** The vendors that stand first, or stood there once, as administrators read them. */
export async function featuredNamed(ids: readonly string[], tx: Queryable): Promise<HomePage['featured']> {
  const { rows } = await tx.execute(sql`
    select id, active and deleted_at is null as "isPublic",
           case when deleted_at is null then business_name end as name
      from vendor where id = any(${sql.param([...ids])}::uuid[])`)
  const known = new Map(rows.map((row) => [row.id as string, row as HomePage['featured'][number]]))
  return ids.map((id) => known.get(id) ?? { id, name: null, isPublic: false })
}

/** Its row, for its versions. */
export const homePageRow = (tx: Queryable) => page.row(tx)

/** Writes what is given of it. The caller holds the administrators' lock. */
export async function changeHomePage(context: WriteContext, change: HomePageChange): Promise<HomePage> {
  await page.change(context, change)
  return wholeHomePage(context.tx)
}
