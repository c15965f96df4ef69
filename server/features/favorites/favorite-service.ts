import type { Favorite, SaveFavorite } from '#contract/favorite.ts'
import type { Queryable } from '../../platform/database.ts'
import type { WriteContext } from '../../platform/entity-store.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ofCouple } from '../../platform/owned-by.ts'
import { findPublicVendor } from '../vendors/vendor-service.ts'
import { favoriteOf, favorites, presentFavorites } from './favorite-store.ts'

/** One favourite for a couple and a vendor: both partners saving the same vendor is not a conflict, it is one heart. */
export async function saveFavorite(
  coupleId: string,
  context: WriteContext,
  { id, vendorId, ...fields }: SaveFavorite,
): Promise<Favorite> {
  const before = await favoriteOf(coupleId, vendorId, context.tx)
  if (!before && !(await findPublicVendor(vendorId, context.tx))) throw new ProblemError('not_found')
  const row = before
    ? await favorites.change(context, before.id, fields, ofCouple(coupleId))
    : await favorites.create(
        context,
        { id, vendorId, coupleId, status: fields.status ?? 'saved', note: fields.note ?? '' },
        ofCouple(coupleId),
      )
  return (await presentFavorites([row], context.tx))[0]!
}

export const removeFavorite = (coupleId: string, context: WriteContext, id: string): Promise<void> =>
  favorites.remove(context, id, ofCouple(coupleId))

/** A favourite by its id, for the feed, which already knows who may hear it; undefined once removed. */
export async function findFavorite(id: string, tx: Queryable): Promise<Favorite | undefined> {
  const row = await favorites.find(tx, id)
  return row && row.deletedAt === null ? (await presentFavorites([row], tx))[0] : undefined
}
