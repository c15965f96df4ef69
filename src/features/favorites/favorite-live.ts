/** What the couple's hub does to the cached favourites. */
import type { Favorite } from '#contract/plan/favorite.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { type LiveTable, dropFromList, upsert } from '../../offline/outbox/entity-patches.ts'
import { FAVORITES_KEY } from './favorite-commands.ts'

const { created, updated, deleted } = CHANGE_EVENTS.favorite

/** A push may come without the vendor's card: what the list knew of it stays. */
const put: LiveTable[string] = (cache, payload) => {
  const favorite = payload as Favorite
  const cardIn = (list: readonly Favorite[] | undefined) =>
    favorite.vendor ?? list?.find((other) => other.vendorId === favorite.vendorId)?.vendor
  const known = cache.getQueryData<Favorite[]>(FAVORITES_KEY)
  if (!known || !cardIn(known)) cache.invalidate(FAVORITES_KEY)
  // On the list as it is: the same change is laid over the answer of a read that is under way.
  cache.setQueryData<Favorite[]>(FAVORITES_KEY, (list) => {
    const vendor = cardIn(list)
    return list && upsert(list, vendor ? { ...favorite, vendor } : favorite)
  })
}

export const favoriteLive: LiveTable = {
  [created]: put,
  [updated]: put,
  [deleted]: (cache, id) => dropFromList<Favorite>(cache, FAVORITES_KEY, String(id)),
}
