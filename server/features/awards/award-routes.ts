import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { importAwards } from './award-import.ts'
import { readRows } from './award-rows.ts'
import { changeAward, giveAward, ownAwards, takeAward } from './award-service.ts'
import { allAwards, listAwards, outYears } from './award-store.ts'
import { listEditions, publishEdition, withdrawEdition } from './edition-service.ts'

/** @param publicUrl where people reach the product, for the mails' links */
export const awardRoutes = (publicUrl: () => string): Handlers => ({
  'Vendor/getAwardByYear': sharedRead(
    ({ query, body, tx }) =>
      listAwards(query.year ?? (typeof body === 'object' ? body.year : body) ?? undefined, tx),
    // Any may come into it.
    (_, found) => ['award', 'awardEdition', ...found.map(({ vendorId }) => `vendor:${vendorId}` as const)],
  ),
  'Vendor/getAwardYears': sharedRead(
    async ({ tx }) => ({ years: await outYears(tx) }),
    () => ['award', 'awardEdition'],
  ),
  'Admin/getAllAward': read(({ query, now, tx }) => allAwards(query.year ?? Number(now.slice(0, 4)), tx)),
  'Admin/getAwardEditions': read(({ tx }) => listEditions(tx)),
  'Vendor/getOwnAwards': read(({ actor, tx }) => ownAwards(actor.vendorId, tx)),
  'Vendor/addNewAward': write((call) => giveAward(writeContext(call), call.body)),
  'Vendor/updateAwardById': write((call) => changeAward(writeContext(call), call.params.id, call.body)),
  'Vendor/deleteAwardById': write(async (call) => {
    await takeAward(writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'Admin/publishAwards': write((call) => publishEdition(writeContext(call), call.body, publicUrl())),
  'Admin/withdrawAwards': write((call) => withdrawEdition(writeContext(call), call.body, publicUrl())),
  'Admin/findAwardRows': read(({ body, now, tx }) => readRows(body.rows, now, tx)),
  'Admin/importAwards': write((call) => importAwards(writeContext(call), call.body.awards)),
})
