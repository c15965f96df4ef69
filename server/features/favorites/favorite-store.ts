import { and, asc, eq, isNull } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Favorite } from '#contract/favorite.ts'
import { coupleAudience } from '../../platform/change-feed.ts'
import { entityColumns } from '../../platform/columns.ts'
import type { Queryable } from '../../platform/database.ts'
import { createEntityStore, present } from '../../platform/entity-store.ts'
import { cardsOf } from '../vendors/vendor-service.ts'

export const favorite = pgTable('favorite', {
  ...entityColumns,
  coupleId: uuid('couple_id').notNull(),
  vendorId: uuid('vendor_id').notNull(),
  status: text('status').$type<Favorite['status']>().notNull(),
  note: text('note').notNull(),
})
export type FavoriteRow = typeof favorite.$inferSelect

export const favorites = createEntityStore({
  table: favorite,
  topic: 'favorite',
  audience: (row) => coupleAudience(row.coupleId),
  goneText: 'Questo preferito è stato tolto.',
})

/** Favourites with what a list shows of their vendors. */
export async function presentFavorites(rows: readonly FavoriteRow[], tx: Queryable): Promise<Favorite[]> {
  const cards = await cardsOf(
    rows.map((row) => row.vendorId),
    tx,
  )
  return rows.map((row) => {
    const card = cards.get(row.vendorId)
    return { ...present<Favorite>(row), ...(card ? { vendor: card } : {}) }
  })
}

const ofCouple = (coupleId: string) => and(eq(favorite.coupleId, coupleId), isNull(favorite.deletedAt))

/** The favourites of one couple, in the order they were saved. */
export async function listFavorites(coupleId: string, tx: Queryable): Promise<Favorite[]> {
  const rows = await tx
    .select()
    .from(favorite)
    .where(ofCouple(coupleId))
    .orderBy(asc(favorite.createdAt), asc(favorite.id))
  return presentFavorites(rows, tx)
}

/** A couple's favourite for a vendor, if it has one. */
export async function favoriteOf(
  coupleId: string,
  vendorId: string,
  tx: Queryable,
): Promise<FavoriteRow | undefined> {
  const rows = await tx
    .select()
    .from(favorite)
    .where(and(ofCouple(coupleId), eq(favorite.vendorId, vendorId)))
  return rows[0]
}
