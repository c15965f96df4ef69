import { vendorTags } from '../../platform/cache/cache-tags.ts'
import { vendorAudience } from '../../platform/database/change-feed.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { cardsOf } from '../vendors/vendor-service.ts'
import { realWeddings } from './own-real-wedding-service.ts'
import { moderateWedding, weddingQueue } from './real-wedding-queue.ts'
import { findRealWedding, listRealWeddings, listRealWeddingsOf } from './real-wedding-store.ts'

export const realWeddingRoutes: Handlers = {
  'Vendor/getOwnRealWeddings': read(({ actor, tx }) => realWeddings.list(actor.vendorId, tx)),
  'Vendor/addRealWedding': write((call) =>
    realWeddings.create(call.actor.vendorId, writeContext(call), call.body),
  ),
  'Vendor/updateRealWedding': write((call) =>
    realWeddings.change(call.actor.vendorId, writeContext(call), call.params.id, call.body),
  ),
  'Vendor/deleteRealWedding': write(async (call) => {
    await realWeddings.remove(call.actor.vendorId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
  'RealWeddings/getQueue': read(({ query, tx }) => weddingQueue.page(query, tx)),
  'RealWeddings/moderate': write(
    (call) => moderateWedding(writeContext(call), call.params.id, call.body),
    async ({ params, tx }) => vendorAudience(await realWeddings.ownerOf(params.id, tx)),
  ),
  'Vendor/getRealWeddingByIdVendor': sharedRead(
    ({ query, tx }) => listRealWeddingsOf(query.idVendor, tx),
    ({ query }) => [`vendor:${query.idVendor}`, 'publishedWedding'],
  ),
  'Vendor/getRealWeddings': sharedRead(
    ({ query, tx }) => listRealWeddings(query.limit ?? 12, tx),
    (_, found) => ['publishedWedding', ...found.map(({ vendorId }) => `vendor:${vendorId}` as const)],
  ),
  'Vendor/getRealWeddingBySlug': sharedRead(
    async ({ query, tx }) => {
      const found = await findRealWedding(query.slug, tx)
      if ('deleted' in found) throw new ProblemError(found.deleted ? 'deleted' : 'not_found')
      const { wedding } = found
      const ids = [wedding.vendorId, ...wedding.credits.map((credit) => credit.vendorId)]
      const cards = await cardsOf([...new Set(ids)], tx)
      return { wedding, vendors: [...cards.values()] }
    },
    (_, { wedding, vendors }) => [`publishedWedding:${wedding.id}`, ...vendorTags(vendors)],
  ),
}
