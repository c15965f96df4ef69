/** The foot of the public pages: one row, none until somebody writes it. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type FootWords, SITE_FOOT } from '#contract/lists/site/site-foot.ts'
import type { SiteFoot, SiteFootChange, WrittenFoot } from '#contract/site/site-foot.ts'
import { PUBLIC } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { createOneRow } from '../../platform/entity/one-row.ts'

const siteFoot = pgTable('site_foot', {
  ...entityColumns,
  about: text('about').notNull(),
  groups: jsonb('groups').$type<SiteFoot['groups']>().notNull(),
  social: jsonb('social').$type<SiteFoot['social']>().notNull(),
})

const foot = createOneRow<typeof siteFoot, FootWords>({
  table: siteFoot,
  topic: 'siteFoot',
  audience: PUBLIC,
  unwritten: SITE_FOOT,
})

/** As it was written; null while it is the product's own, which every page has already. */
export async function writtenFoot(tx: Queryable): Promise<SiteFoot | null> {
  const now = await foot.read(tx)
  return now.version === 0 ? null : (now as SiteFoot)
}

/** For the feed. */
export const findSiteFoot = async (_id: string, tx: Queryable): Promise<SiteFoot | undefined> =>
  (await writtenFoot(tx)) ?? undefined

/** As administrators see it: also what stands until they write, and who wrote it last. */
export async function wholeFoot(tx: Queryable): Promise<WrittenFoot> {
  const [now, last] = [await foot.read(tx), await foot.last(tx)]
  return { ...now, last } as WrittenFoot
}

/** Its row, for its versions. */
export const footRow = (tx: Queryable) => foot.row(tx)

/** Writes what is given of it. The caller holds the administrators' lock. */
export async function changeFoot(context: WriteContext, change: SiteFootChange): Promise<WrittenFoot> {
  await foot.change(context, change)
  return wholeFoot(context.tx)
}
