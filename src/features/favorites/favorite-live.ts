/** What the couple's hub does to the cached favourites. */
import type { Favorite } from '#contract/favorite.ts'
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import { type LiveTable, dropFromList, upsert } from '../../offline/entity-patches.ts'
import { FAVORITES_KEY } from './favorite-commands.ts'

const { created, updated, deleted } = CHANGE_EVENTS.favorite

/** A push may come without the vendor's card: what the list knew of it stays. */
const put: LiveTable[string] = (cache, payload) => {
  const favorite = payload as Favorite
  const list = cache.getQueryData<Favorite[]>(FAVORITES_KEY)
  const vendor = favorite.vendor ?? list?.find((other) => other.vendorId === favorite.vendorId)?.vendor
  if (!list || !vendor) cache.invalidate(FAVORITES_KEY)
  if (list)
    cache.setQueryData<Favorite[]>(FAVORITES_KEY, () =>
      upsert(list, vendor ? { ...favorite, vendor } : favorite),
    )
}

export const favoriteLive: LiveTable = {
  [created]: put,
  [updated]: put,
  [deleted]: (cache, id) => dropFromList<Favorite>(cache, FAVORITES_KEY, String(id)),
}
