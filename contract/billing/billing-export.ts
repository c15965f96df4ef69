import { z } from 'zod'
import { Day } from '../kit/scalars.ts'

/** Days in Italy, both included. */
export const ExportPeriod = z.strictObject({ from: Day, to: Day })
export type ExportPeriod = z.infer<typeof ExportPeriod>

const Count = z.int().min(0)

/** What a period holds for the accountant. Of sums, credit notes are taken off, and refunds of what came in. */
export const BillingExport = z.strictObject({
  invoices: Count,
  credits: Count,
  movements: Count,
  netCents: z.int(),
  vatCents: z.int(),
  totalCents: z.int(),
  receivedCents: z.int(),
  /** Whether documents and movements say the same; where they do not, no file is given. */
  addsUp: z.boolean(),
})
export type BillingExport = z.infer<typeof BillingExport>
