/** What the pages of the site are called in search results and shared links, where an administrator wrote that. */
import type { PageSeo } from '#contract/site/page-seo.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { pages, presentPage } from './page-seo-store.ts'

export { hiddenPaths, rowOf as pageSeoRow } from './page-seo-store.ts'

/** For the feed; undefined once taken back. */
export async function findPageSeo(id: string, tx: Queryable): Promise<PageSeo | undefined> {
  const row = await pages.find(tx, id)
  return row && row.deletedAt === null ? presentPage(row) : undefined
}
