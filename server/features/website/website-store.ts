import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { EMPTY_WEBSITE } from '#contract/empty-website.ts'
import type { Picture } from '#contract/picture.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { day, entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'

export const weddingWebsite = pgTable('wedding_website', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  publicId: text('public_id').notNull(),
  theme: text('theme').$type<WeddingWebsite['theme']>().notNull(),
  title: text('title').notNull(),
  welcome: text('welcome').notNull(),
  cover: jsonb('cover').$type<Picture>(),
  coverId: uuid('cover_id'),
  story: jsonb('story').$type<WeddingWebsite['story']>().notNull(),
  events: jsonb('events').$type<WeddingWebsite['events']>().notNull(),
  gallery: jsonb('gallery').$type<Picture[]>().notNull(),
  giftText: text('gift_text').notNull(),
  giftIban: text('gift_iban').notNull(),
  giftHolder: text('gift_holder').notNull(),
  giftLinks: jsonb('gift_links').$type<WeddingWebsite['giftLinks']>().notNull(),
  faq: jsonb('faq').$type<WeddingWebsite['faq']>().notNull(),
  rsvpOpen: boolean('rsvp_open').notNull(),
  rsvpDeadline: day('rsvp_deadline'),
  rsvpGeneral: boolean('rsvp_general').notNull(),
  rsvpNote: text('rsvp_note').notNull(),
  published: boolean('published').notNull(),
  indexed: boolean('indexed').notNull(),
  hasPassword: boolean('has_password').notNull(),
})

export const websites = createEntityStore({
  table: weddingWebsite,
  topic: 'weddingWebsite',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questo sito è stato eliminato.',
})

export const presentWebsite = (row: typeof weddingWebsite.$inferSelect) => present<WeddingWebsite>(row)

/** A website before anybody wrote anything in it. */
export const emptyWebsite = () => ({
  publicId: randomBytes(16).toString('base64url'),
  ...EMPTY_WEBSITE,
})

export async function findWebsiteByPublicId(
  publicId: string,
  tx: Queryable,
): Promise<WeddingWebsite | undefined> {
  const rows = await tx
    .select()
    .from(weddingWebsite)
    .where(and(eq(weddingWebsite.publicId, publicId), isNull(weddingWebsite.deletedAt)))
  return rows[0] && presentWebsite(rows[0])
}

export async function passwordHashOf(websiteId: string, tx: Queryable): Promise<string | null> {
  const { rows } = await tx.execute(sql`select hash from website_password where website_id = ${websiteId}`)
  return (rows[0]?.hash as string | undefined) ?? null
}

/** Puts a password in place of another, or takes it away; who had opened the page has to say the new one. */
export async function setPasswordHash(websiteId: string, hash: string | null, tx: Queryable): Promise<void> {
  await tx.execute(sql`delete from website_key where website_id = ${websiteId}`)
  if (hash === null) await tx.execute(sql`delete from website_password where website_id = ${websiteId}`)
  else
    await tx.execute(sql`insert into website_password (website_id, hash) values (${websiteId}, ${hash})
      on conflict (website_id) do update set hash = excluded.hash`)
}
