import { type Handlers, read, write } from '../../platform/call-server.ts'
import { askedId } from '../../platform/asked-id.ts'
import { ProblemError } from '../../platform/problem.ts'
import { writeContext } from '../../platform/write-context.ts'
import { removeFavorite, saveFavorite } from './favorite-service.ts'
import { listFavorites } from './favorite-store.ts'

const OTHER_ID = { errors: [{ path: 'id', message: 'Non è quello dell’indirizzo' }] }

export const favoriteRoutes: Handlers = {
  'Couple/getFavoriteVendorByCouple': read(({ actor, tx }) => listFavorites(actor.coupleId, tx)),
  'Couple/saveFavoriteVendor': write((call) => {
    if (call.body.id !== call.params.id) throw new ProblemError('malformed', OTHER_ID)
    return saveFavorite(call.actor.coupleId, writeContext(call), call.body)
  }),
  'Couple/deleteFavoriteVendor': write(async (call) => {
    await removeFavorite(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),

  'Admin/getFavoriteVendorByCouple': read(({ body, tx }) => listFavorites(askedId(undefined, body), tx)),
}
