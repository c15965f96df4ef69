import { type Handlers, sharedRead } from '../../platform/call-server.ts'
import { listRealWeddings, listRealWeddingsOf } from './real-wedding-store.ts'

export const realWeddingRoutes: Handlers = {
  'Vendor/getRealWeddingByIdVendor': sharedRead(({ query, tx }) => listRealWeddingsOf(query.idVendor, tx)),
  'Vendor/getRealWeddings': sharedRead(({ query, tx }) => listRealWeddings(query.limit ?? 12, tx)),
}
