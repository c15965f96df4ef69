import { type SQL, and, asc, isNull, sql } from 'drizzle-orm'
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/media/picture.ts'
import type { Banner, BannerPlacement, BannerReport } from '#contract/site/site-management.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import { day, entityColumns } from '../../platform/entity/columns.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { present } from '../../platform/entity/entity-store.ts'
import { WRITTEN_BY_ANOTHER } from '../../platform/entity/one-row.ts'
import { ensureRoomIn } from '../../platform/entity/site-room.ts'
import { createPictureStore } from '../files/picture-service.ts'

export const banner = pgTable('banner', {
  ...entityColumns,
  placement: text('placement').$type<BannerPlacement>().notNull(),
  advertiser: text('advertiser').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  picture: jsonb('picture').$type<Picture>().notNull(),
  link: text('link').notNull(),
  from: day('from').notNull(),
  to: day('to').notNull(),
  weight: smallint('weight').notNull(),
})

export const banners = createPictureStore({
  table: banner,
  topic: 'banner',
  audience: () => SITE,
  goneText: 'Questo banner è stato eliminato.',
  writtenText: WRITTEN_BY_ANOTHER,
  sharedCreation: true,
})

const BANNERS_MOST = 200

export const ensureRoom = (tx: Queryable): Promise<void> =>
  ensureRoomIn(
    banner,
    {
      most: BANNERS_MOST,
      text: `Ci sono già ${BANNERS_MOST} banner: elimina quelli finiti che non servono più.`,
    },
    tx,
  )

/** Banners as an administrator sees them, with what was counted, newest first. */
export async function listBanners(tx: Queryable, where?: SQL): Promise<BannerReport[]> {
  const counted = (column: 'views' | 'clicks') =>
    sql<number>`(select coalesce(sum(${sql.raw(column)}), 0)::integer from banner_count where banner_id = ${banner.id})`
  const rows = await tx
    .select({ banner, views: counted('views'), clicks: counted('clicks') })
    .from(banner)
    .where(and(isNull(banner.deletedAt), where))
    .orderBy(sql`${banner.createdAt} desc`, asc(banner.id))
  return rows.map(({ banner: row, views, clicks }) => ({ ...present<Banner>(row), views, clicks }))
}

/** The banner whose turn it is today at a place: by lot, each day anew, the chances as the weights. */
export async function currentBanner(
  placement: BannerPlacement,
  today: string,
  tx: Queryable,
): Promise<Banner | null> {
  const rows = await tx
    .select()
    .from(banner)
    .where(
      sql`${banner.placement} = ${placement} and ${banner.deletedAt} is null
        and ${today}::date between ${banner.from} and ${banner.to}`,
    )
    .orderBy(
      sql`power(((hashtext(${banner.id}::text || ${today}::text) & 1073741823) + 1) / 1073741825.0, 1.0 / ${banner.weight}) desc`,
      banner.id,
    )
    .limit(1)
  return rows[0] ? present<Banner>(rows[0]) : null
}

/** Adds to the day's count of each; what is no banner counts nowhere. */
export async function countBanners(sightings: SQL, today: string, tx: Queryable): Promise<void> {
  await tx.execute(sql`insert into banner_count (banner_id, day, views, clicks)
    select banner.id, ${today}, told.views, told.clicks from banner join (${sightings}) told on told.id = banner.id
     where deleted_at is null
    on conflict (banner_id, day) do update set
      views = banner_count.views + excluded.views, clicks = banner_count.clicks + excluded.clicks`)
}
