import { isNull, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/picture.ts'
import type { HomepageBackground } from '#contract/site-management.ts'
import { entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { present } from '../../platform/entity-store.ts'

export const homepageBackground = pgTable('homepage_background', {
  ...entityColumns,
  picture: jsonb('picture').$type<Picture>().notNull(),
  side: text('side').$type<HomepageBackground['side']>().notNull(),
})

/** One of the backgrounds, by chance; null while there is none. */
export async function randomBackground(tx: Queryable): Promise<HomepageBackground | null> {
  const rows = await tx
    .select()
    .from(homepageBackground)
    .where(isNull(homepageBackground.deletedAt))
    .orderBy(sql`random()`)
    .limit(1)
  return rows[0] ? present<HomepageBackground>(rows[0]) : null
}
