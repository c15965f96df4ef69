import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { changeSeo, sameTitles, viewSeo } from './vendor-seo-service.ts'

export const vendorSeoRoutes: Handlers = {
  'Vendor/getSeoFire': sharedRead(
    ({ query, body, actor, tx }) => viewSeo(query.vendorId ?? body?.vendorId, actor, tx),
    // It goes out of sight with its vendor.
    ({ query: { vendorId } }) => (vendorId ? [`seoRecord:${vendorId}`, `vendor:${vendorId}`] : []),
  ),
  // There is one: to add it where it stands already is to write it, and sending it twice is once.
  'Vendor/addSeoFire': write(({ body: { id: _, ...written }, ...call }) =>
    changeSeo(call.actor.vendorId, writeContext(call), call.actor.vendorId, written),
  ),
  'Vendor/updateSeoFire': write((call) =>
    changeSeo(call.actor.vendorId, writeContext(call), call.params.id, call.body),
  ),
  'Vendor/getSameTitles': read(({ query, actor, tx }) => sameTitles(actor.vendorId, query.title, tx)),
}
