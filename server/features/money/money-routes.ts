import type { BillingEntry } from '#contract/billing/billing.ts'
import { takesTwo } from '#contract/lists/admin/approvals.ts'
import type { Company } from '#contract/wire/company.ts'
import { ZIP_TYPE } from '#contract/wire/zip-type.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import {
  type Handlers,
  preparedSecretWrite,
  preparedWrite,
  read,
  write,
} from '../../platform/http/call-server.ts'
import { listed } from '../../platform/paged-list.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { accountantZip } from './accountant/accountant-zip.ts'
import { ensureExportable, periodContent } from './accountant/period-content.ts'
import { askForTwo } from '../approvals/approval-service.ts'
import { creditByTwo } from './credit-approval-service.ts'
import { creditInvoice, refundInvoice, wantedOf } from './credit-service.ts'
import { sendAgain } from './exchange/exchange-service.ts'
import { answerInvoice } from './invoice-files.ts'
import { INVOICE_COLUMNS, invoiceList } from './invoice-list.ts'
import { invoicesOf, lastPaid, lineOfInvoice, noteTransfer, payInvoice } from './payment-service.ts'
import { changePlan } from './plan-service.ts'
import { keepCheckout, openCheckout } from './stripe/checkout-service.ts'
import { refundAtStripe } from './stripe/refund-service.ts'
import { lookAtInvoice } from './stripe/settle-service.ts'
import { type StripePort, answered } from './stripe/stripe-port.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { findSubscription } from './subscription-store.ts'

/** Pages to pay on that a vendor opens, and how often it has us look what became of one. */
const CHECKOUTS: Allowance = { max: 30, windowSeconds: 3_600 }
/** Files for the accountant, of one administrator's. */
const EXPORTS: Allowance = { max: 20, windowSeconds: 3_600 }

/** The specification has these name the vendor; a vendor reads its own. @throws ProblemError `not_found` */
function own(asked: string, vendorId: string): string {
  if (asked !== vendorId) throw new ProblemError('not_found')
  return vendorId
}

/**
 * @param company who issues invoices, where that is configured
 * @param stripe where vendors pay with money; without it there is the test payment
 */
export const moneyRoutes = (
  company: () => Company | null,
  stripe: StripePort | undefined,
  publicUrl: () => string,
): Handlers => ({
  'Vendor/openCheckout': preparedSecretWrite(
    ({ actor, now, tx }) => spend(tx, ['checkout', actor.vendorId], CHECKOUTS, now),
    async ({ actor: { vendorId }, body: { billingId } }) => {
      if (!stripe) throw ruleBroken('Qui non si paga ancora con la carta: c’è il pagamento di prova.')
      const { sessionId, url } = await answered(openCheckout(stripe, vendorId, billingId))
      return async (call) => {
        await keepCheckout(vendorId, billingId, sessionId, call)
        return { url }
      }
    },
  ),
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
  'Vendor/getInvoice': read((call) => answerInvoice(call, call.actor.vendorId) as never),
  'Vendor/payInvoiceAsync': preparedWrite(
    async ({ actor: { vendorId }, body: { billingId, method }, now, tx }) => {
      if (method === 'stripe' && stripe) {
        await spend(tx, ['checkout-look', vendorId], CHECKOUTS, now)
        await answered(lookAtInvoice(stripe, vendorId, billingId))
      }
      return (call) => payInvoice(vendorId, writeContext(call), call.body, stripe !== undefined)
    },
  ),
  'Admin/getAllBilling': listed<'Admin/getAllBilling', BillingEntry>(invoiceList, 'fatture', INVOICE_COLUMNS),
  'Admin/getInvoice': read((call) => answerInvoice(call) as never),
  'Admin/exportBilling': read(async ({ actor, now, query, request, reply, tx }) => {
    const content = await periodContent(query, tx)
    if (request.headers.accept !== ZIP_TYPE) return content.sums
    ensureExportable(content)
    await spend(tx, ['billing-export', actor.adminId], EXPORTS, now)
    const { from, to } = query
    reply.type(ZIP_TYPE).header('Content-Disposition', `attachment; filename="fatture_${from}_${to}.zip"`)
    return (await accountantZip(query, content, tx)) as never
  }),
  'Admin/creditInvoice': write(
    async (call) => {
      const { params, body, tx, reply } = call
      const { entry, figures } = await wantedOf(params.id, body, tx)
      if (takesTwo(entry.creditedCents, figures.totalCents)) {
        const asked = { thingId: params.id, body, reason: body.reason }
        const waits = await askForTwo(creditByTwo(publicUrl), call, asked, publicUrl())
        if (waits) {
          reply.code(202)
          return { ...entry, waits }
        }
      }
      return creditInvoice(writeContext(call), params.id, body, publicUrl())
    },
    ({ params, tx }) => lineOfInvoice(params.id, tx),
  ),
  'Admin/refundInvoice': {
    ...preparedWrite(async ({ params, body }, isAnswered) => {
      const refund = await refundAtStripe(stripe, params.id, body.cents, isAnswered)
      return (call) => refundInvoice(writeContext(call), params.id, body, publicUrl(), refund)
    }),
    audience: ({ params, tx }) => lineOfInvoice(params.id, tx),
  },
  'Admin/sendInvoiceAgain': write(
    (call) => sendAgain(writeContext(call), call.params.id, company()),
    ({ params, tx }) => lineOfInvoice(params.id, tx),
  ),
  'Admin/markInvoicePaid': write(
    (call) => noteTransfer(writeContext(call), call.params.id, call.body),
    ({ params, tx }) => lineOfInvoice(params.id, tx),
  ),
})
