import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { BillingEntry, WantedCredit } from '#contract/billing/billing.ts'
import { creditOf } from '#contract/billing/credit.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import type { ApprovalSubject, Approved } from '../approvals/approval-service.ts'
import { creditInvoice } from './credit-service.ts'
import { findInvoice, listInvoices } from './invoice-store.ts'
import { lineOfInvoice } from './payment-service.ts'

type Credit = z.output<typeof WantedCredit>

const subjectOf = (entry: BillingEntry, { netCents }: Credit): ApprovalSubject => ({
  name: `${entry.number} di ${entry.buyer.legalName}`,
  // Another credit note, a payment and a refund make another thing of the same sum.
  seen: `${entry.creditedNetCents}/${entry.receivedCents}`,
  vendorId: entry.vendorId,
  coupleId: null,
  cents: creditOf(entry.creditedNetCents, netCents).totalCents,
})

/** A credit note above what one administrator gives by themselves. */
export const creditByTwo = (publicUrl: () => string): Approved<Credit> => ({
  call: 'Admin/creditInvoice',
  audience: lineOfInvoice,
  subject: async (id, body, tx) => {
    const entry = await findInvoice(id, tx)
    if (!entry) throw new ProblemError('not_found')
    return subjectOf(entry, body)
  },
  subjects: async (asked, tx) => {
    const bodies = new Map(asked.map(({ thingId, body }) => [thingId, body]))
    const ids = [...bodies.keys()]
    const found = await listInvoices(sql`id = any(${sql.param(ids)}::uuid[])`, ids.length, tx)
    return new Map(found.map((entry) => [entry.id, subjectOf(entry, bodies.get(entry.id)!)]))
  },
  run: (context, id, body) => creditInvoice(context, id, body, publicUrl()),
})
