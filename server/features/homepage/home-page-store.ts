/** The words of the home page and the vendors that stand first on it: one row, none until somebody writes it. */
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HomePage, HomePageChange, HomeTexts } from '#contract/home-page.ts'
import { HOME_TEXTS } from '#contract/lists/homepage-limits.ts'
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
})

const page = createOneRow<typeof homePage, HomeTexts & { featured: string[] }>({
  table: homePage,
  topic: 'homePage',
  audience: SITE,
  unwritten: { ...HOME_TEXTS, featured: [] },
})

export async function homeTexts(tx: Queryable): Promise<HomeTexts> {
  const { headline, lead, shelfTitle } = await page.read(tx)
  return { headline, lead, shelfTitle }
}

/** For the feed. */
export const findHomeTexts = (_id: string, tx: Queryable): Promise<HomeTexts> => homeTexts(tx)

/** The vendors that stand first, whether visitors see them or not. */
export const featuredAtHome = async (tx: Queryable): Promise<string[]> => (await page.read(tx)).featured

export async function wholeHomePage(tx: Queryable): Promise<HomePage> {
  const { headline, lead, shelfTitle, featured, version } = await page.read(tx)
  const { rows } = await tx.execute(sql`
    select id, active and deleted_at is null as "isPublic",
           case when deleted_at is null then business_name end as name
      from vendor where id = any(${sql.param(featured)}::uuid[])`)
  const known = new Map(rows.map((row) => [row.id as string, row as HomePage['featured'][number]]))
  return {
    headline,
    lead,
    shelfTitle,
    featured: featured.map((id) => known.get(id) ?? { id, name: null, isPublic: false }),
    version,
  }
}

/** Writes what is given of it. The caller holds the administrators' lock. */
export async function changeHomePage(context: WriteContext, change: HomePageChange): Promise<HomePage> {
  await page.change(context, change)
  return wholeHomePage(context.tx)
}
