import type { BillingEntry } from '#contract/billing.ts'
import type { Company } from '#contract/wire/company.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { listed } from '../../platform/paged-list.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { INVOICE_COLUMNS, invoiceList } from './invoice-list.ts'
import { invoicesOf, lastPaid, lineOfInvoice, noteTransfer, payInvoice } from './payment-service.ts'
import { changePlan } from './plan-service.ts'
import { findSubscription } from './subscription-store.ts'

/** The specification has these name the vendor; a vendor reads its own. @throws ProblemError `not_found` */
function own(asked: string, vendorId: string): string {
  if (asked !== vendorId) throw new ProblemError('not_found')
  return vendorId
}

/** @param company who issues invoices, where that is configured */
export const moneyRoutes = (company: () => Company | null): Handlers => ({
  'Vendor/updateTypeAccountVendor': write((call) =>
    changePlan(call.actor.vendorId, writeContext(call), call.body, company()),
  ),
  'Vendor/getSubscription': read(
    async ({ actor, tx }) => (await findSubscription(actor.vendorId, tx)) ?? null,
  ),
  'Vendor/getBillingByVendor': read(({ actor, query, tx }) =>
    invoicesOf(own(query.idVendor, actor.vendorId), tx),
  ),
  'Vendor/getLastPaidBilling': read(({ actor, query, tx }) =>
    lastPaid(own(query.idVendor, actor.vendorId), tx),
  ),
  'Vendor/payInvoiceAsync': write((call) => payInvoice(call.actor.vendorId, writeContext(call), call.body)),
  'Admin/getAllBilling': listed<'Admin/getAllBilling', BillingEntry>(invoiceList, 'fatture', INVOICE_COLUMNS),
  'Admin/markInvoicePaid': write(
    (call) => noteTransfer(writeContext(call), call.params.id, call.body),
    ({ params, tx }) => lineOfInvoice(params.id, tx),
  ),
})
