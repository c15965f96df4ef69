import type { z } from 'zod'
import type { WantedCredit } from '#contract/billing.ts'
import { creditOf } from '#contract/credit.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { Approved } from '../approvals/approval-service.ts'
import { creditInvoice } from './credit-service.ts'
import { findInvoice } from './invoice-store.ts'
import { lineOfInvoice } from './payment-service.ts'

/** A credit note above what one administrator gives by themselves. */
export const creditByTwo = (publicUrl: () => string): Approved<z.output<typeof WantedCredit>> => ({
  call: 'Admin/creditInvoice',
  audience: lineOfInvoice,
  subject: async (id, { netCents }, tx) => {
    const entry = await findInvoice(id, tx)
    if (!entry) throw new ProblemError('not_found')
    return {
      name: `${entry.number} di ${entry.buyer.legalName}`,
      // Another credit note, a payment and a refund make another thing of the same sum.
      seen: `${entry.creditedNetCents}/${entry.receivedCents}`,
      vendorId: entry.vendorId,
      coupleId: null,
      cents: creditOf(entry.creditedNetCents, netCents).totalCents,
    }
  },
  run: (context, id, body) => creditInvoice(context, id, body, publicUrl()),
})
