import { type Handlers, sharedRead } from '../../platform/http/call-server.ts'
import { listAwards } from './award-store.ts'

export const awardRoutes: Handlers = {
  'Vendor/getAwardByYear': sharedRead(
    ({ query, body, tx, now }) => {
      const asked = query.year ?? (typeof body === 'object' ? body.year : body)
      return listAwards(asked ?? Number(now.slice(0, 4)), tx)
    },
    (_, found) => found.map(({ vendorId }) => `vendor:${vendorId}` as const),
  ),
}
