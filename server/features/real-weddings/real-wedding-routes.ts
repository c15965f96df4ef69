import { vendorTags } from '../../platform/cache/cache-tags.ts'
import { type Handlers, sharedRead } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { cardsOf } from '../vendors/vendor-service.ts'
import { findRealWedding, listRealWeddings, listRealWeddingsOf } from './real-wedding-store.ts'

export const realWeddingRoutes: Handlers = {
  'Vendor/getRealWeddingByIdVendor': sharedRead(
    ({ query, tx }) => listRealWeddingsOf(query.idVendor, tx),
    ({ query }) => [`vendor:${query.idVendor}`],
  ),
  'Vendor/getRealWeddings': sharedRead(
    ({ query, tx }) => listRealWeddings(query.limit ?? 12, tx),
    (_, found) => found.map(({ vendorId }) => `vendor:${vendorId}` as const),
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
    (_, { vendors }) => vendorTags(vendors),
  ),
}
