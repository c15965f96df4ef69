import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { askedId } from '../../platform/http/asked-id.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { favorites, saveFavorite } from './favorite-service.ts'

const OTHER_ID = { errors: [{ path: 'id', message: 'Non è quello dell’indirizzo' }] }

export const favoriteRoutes: Handlers = {
  'Couple/getFavoriteVendorByCouple': read(({ actor, tx }) => favorites.list(actor.coupleId, tx)),
  'Couple/saveFavoriteVendor': write((call) => {
    if (call.body.id !== call.params.id) throw new ProblemError('malformed', OTHER_ID)
    return saveFavorite(call.actor.coupleId, writeContext(call), call.body)
  }),
  'Couple/deleteFavoriteVendor': write(async (call) => {
    await favorites.remove(call.actor.coupleId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),

  'Admin/getFavoriteVendorByCouple': read(({ body, tx }) => favorites.list(askedId(undefined, body), tx)),
}
