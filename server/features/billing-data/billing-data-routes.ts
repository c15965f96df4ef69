import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { changeBillingData, findBillingData } from './billing-data-service.ts'

export const billingDataRoutes: Handlers = {
  'Vendor/getBillingData': read(({ actor, tx }) => findBillingData(actor.vendorId, tx)),
  'Vendor/setBillingData': write((call) =>
    changeBillingData(call.actor.vendorId, writeContext(call), call.body),
  ),
}
