import { z } from 'zod'

/** Who runs the service: what the law asks a foot of a page, a privacy notice and terms to name. */
export const Company = z.strictObject({
  name: z.string(),
  /** Its registered office, on one line. */
  address: z.string(),
  vat: z.string(),
  email: z.string(),
  /** Certified mail. */
  pec: z.string().optional(),
  /** Register, number, REA, share capital, as they are to be read. */
  register: z.string().optional(),
  /** How the data protection officer is reached, where there is one. */
  dpo: z.string().optional(),
  /** Where invoices are paid by transfer, without spaces. It is on invoices, and no page has it. */
  iban: z.string().optional(),
  /** Made up, for demo data: whoever shows it says so. */
  example: z.boolean(),
})
export type Company = z.infer<typeof Company>
