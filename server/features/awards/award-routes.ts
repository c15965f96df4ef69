import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { changeAward, giveAward, ownAwards, takeAward } from './award-service.ts'
import { allAwards, listAwards } from './award-store.ts'

export const awardRoutes: Handlers = {
  'Vendor/getAwardByYear': sharedRead(
    ({ query, body, tx, now }) => {
      const asked = query.year ?? (typeof body === 'object' ? body.year : body)
      return listAwards(asked ?? Number(now.slice(0, 4)), tx)
    },
    // Any may come into it.
    (_, found) => ['award', ...found.map(({ vendorId }) => `vendor:${vendorId}` as const)],
  ),
  'Admin/getAllAward': read(({ query, now, tx }) => allAwards(query.year ?? Number(now.slice(0, 4)), tx)),
  'Vendor/getOwnAwards': read(({ actor, tx }) => ownAwards(actor.vendorId, tx)),
  'Vendor/addNewAward': write((call) => giveAward(writeContext(call), call.body)),
  'Vendor/updateAwardById': write((call) => changeAward(writeContext(call), call.params.id, call.body)),
  'Vendor/deleteAwardById': write(async (call) => {
    await takeAward(writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
}
