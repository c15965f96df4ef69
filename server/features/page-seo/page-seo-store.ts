/** What is written of each page: no row until somebody writes something, and a tombstone once it was taken back. */
import { and, eq, isNull } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PageSeo } from '#contract/site/page-seo.ts'
import type { Picture } from '#contract/media/picture.ts'
import { SITE } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { entityColumns } from '../../platform/entity/columns.ts'
import { createPictureStore } from '../files/picture-service.ts'

export const pageSeo = pgTable('page_seo', {
  ...entityColumns,
  path: text('path').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  noindex: boolean('noindex').notNull(),
  picture: jsonb('picture').$type<Picture>(),
  changedBy: uuid('changed_by').notNull(),
})
export type PageSeoRow = typeof pageSeo.$inferSelect

export const pages = createPictureStore({
  table: pageSeo,
  topic: 'pageSeo',
  audience: () => SITE,
  goneText: 'Le parole di questa pagina sono state tolte.',
  // Who wrote what is in the history from the first word on.
  sharedCreation: true,
})

/** The row of a page, its tombstone too. */
export async function rowOf(path: string, tx: Queryable): Promise<PageSeoRow | undefined> {
  const rows = await tx.select().from(pageSeo).where(eq(pageSeo.path, path))
  return rows[0]
}

/** What is laid over the pages' own words, by address. */
export async function writtenPages(tx: Queryable): Promise<PageSeo[]> {
  const rows = await tx.select().from(pageSeo).where(isNull(pageSeo.deletedAt)).orderBy(pageSeo.path)
  return rows.map(presentPage)
}

/** The addresses that search engines are asked to leave out. */
export async function hiddenPaths(tx: Queryable): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ path: pageSeo.path })
    .from(pageSeo)
    .where(and(pageSeo.noindex, isNull(pageSeo.deletedAt)))
  return new Set(rows.map(({ path }) => path))
}

export const presentPage = ({ path, title, description, noindex, picture }: PageSeoRow): PageSeo => ({
  path,
  title,
  description,
  noindex,
  picture: picture && { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt },
})
