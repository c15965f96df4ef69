import { eq } from 'drizzle-orm'
import type { BannerReport } from '#contract/site-management.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { banner, listBanners } from './banner-store.ts'

/** A banner by its id, for the feed; undefined once deleted. */
export const findBanner = async (id: string, tx: Queryable): Promise<BannerReport | undefined> =>
  (await listBanners(tx, eq(banner.id, id)))[0]
