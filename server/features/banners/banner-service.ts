import { eq } from 'drizzle-orm'
import type { BannerReport } from '#contract/site/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { banner, banners, listBanners } from './banner-store.ts'

/** A banner by its id, for the feed; undefined once deleted. */
export const findBanner = async (id: string, tx: Queryable): Promise<BannerReport | undefined> =>
  (await listBanners(tx, eq(banner.id, id)))[0]

/** Its row, for its versions; a tombstone too. */
export const findBannerRow = (id: string, tx: Queryable) => banners.find(tx, id)
