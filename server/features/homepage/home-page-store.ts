/** The words of the home page and the vendors that stand first on it: one row, none until somebody writes it. */
import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HomePage, HomePageChange, HomeTexts } from '#contract/home-page.ts'
import { HOME_TEXTS } from '#contract/lists/homepage-limits.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import { type WriteContext, createEntityStore } from '../../platform/entity/entity-store.ts'

const homePage = pgTable('home_page', {
  ...entityColumns,
  headline: text('headline').notNull(),
  lead: text('lead').notNull(),
  shelfTitle: text('shelf_title').notNull(),
  featured: uuid('featured').array().notNull(),
})

const pages = createEntityStore({
  table: homePage,
  topic: 'homePage',
  audience: () => SITE,
  goneText: 'La home non si elimina.',
})

const ID = '00000000-0000-7000-8000-000000000001'
const UNWRITTEN = { ...HOME_TEXTS, featured: [] as string[], version: 0 }

export async function homeTexts(tx: Queryable): Promise<HomeTexts> {
  const { headline, lead, shelfTitle } = (await pages.find(tx, ID)) ?? UNWRITTEN
  return { headline, lead, shelfTitle }
}

/** For the feed. */
export const findHomeTexts = (_id: string, tx: Queryable): Promise<HomeTexts> => homeTexts(tx)

/** The vendors that stand first, whether visitors see them or not. */
export const featuredAtHome = async (tx: Queryable): Promise<string[]> =>
  ((await pages.find(tx, ID)) ?? UNWRITTEN).featured

export async function wholeHomePage(tx: Queryable): Promise<HomePage> {
  const { headline, lead, shelfTitle, featured, version } = (await pages.find(tx, ID)) ?? UNWRITTEN
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
  const { tx } = context
  if (await pages.find(tx, ID)) await pages.change(context, ID, change, () => true)
  else {
    const { baseVersion: _, ...written } = change
    const { version: __, ...unwritten } = UNWRITTEN
    await pages.create(context, { id: ID, ...unwritten, ...written }, () => true)
  }
  return wholeHomePage(tx)
}
