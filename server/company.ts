/** Who runs the service, from the environment: what D.Lgs. 70/2003 (art. 7) and GDPR (art. 13) ask its pages to name. */
import * as z from 'zod'
import { isIban, plainIban } from '#contract/kit/iban.ts'
import type { Company } from '#contract/wire/company.ts'

const line = z.string().trim().min(2).max(300).optional()

export const CompanyEnvironment = {
  COMPANY_NAME: line,
  COMPANY_ADDRESS: line,
  COMPANY_VAT: z
    .string()
    .trim()
    .regex(/^(IT)?\d{11}$/, 'a VAT number: eleven digits')
    .optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_PEC: z.email().optional(),
  COMPANY_REGISTER: line,
  COMPANY_DPO: z.email().optional(),
  COMPANY_IBAN: z.string().refine(isIban, 'an IBAN with its check digits').transform(plainIban).optional(),
}

type Given = z.infer<z.ZodObject<typeof CompanyEnvironment>>

/** Without any of these the others name nobody. */
const NEEDED = ['COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_VAT', 'COMPANY_EMAIL'] as const

/** What a start without a company says. */
export const NO_COMPANY = `Pages name nobody who runs the service, which the law asks for: set ${NEEDED.join(', ')}, and where there are COMPANY_PEC, COMPANY_REGISTER, COMPANY_DPO, COMPANY_IBAN.`

/** What is wrong with a company that is half told; '' when nothing is. */
export function companyFault(given: Given): string {
  const missing = NEEDED.filter((name) => given[name] === undefined)
  const isNone = Object.keys(CompanyEnvironment).every((name) => given[name as keyof Given] === undefined)
  return isNone || missing.length === 0 ? '' : `The company needs ${missing.join(', ')} as well.`
}

/** Nobody's: a VAT number of zeros and addresses of a domain that is reserved for tests. */
const EXAMPLE: Company = {
  name: 'Lovoglio Esempio S.r.l.',
  address: 'via dei Tigli 1, 00100 Roma',
  vat: '00000000000',
  email: 'ciao@lovoglio.test',
  pec: 'lovoglio@pec.lovoglio.test',
  register: 'Registro imprese di Roma 00000000000, REA RM-0000000, capitale sociale 10.000,00 € i.v.',
  example: true,
}

/** @returns the company that was told; with demo data and none told, one that is made up and says so */
export function companyOf(given: Given, demo: boolean): Company | undefined {
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address, COMPANY_VAT: vat, COMPANY_EMAIL: email } = given
  if (!name || !address || !vat || !email) return demo ? EXAMPLE : undefined
  return {
    name,
    address,
    vat,
    email,
    ...(given.COMPANY_PEC ? { pec: given.COMPANY_PEC } : {}),
    ...(given.COMPANY_REGISTER ? { register: given.COMPANY_REGISTER } : {}),
    ...(given.COMPANY_DPO ? { dpo: given.COMPANY_DPO } : {}),
    ...(given.COMPANY_IBAN ? { iban: given.COMPANY_IBAN } : {}),
    example: false,
  }
}

/** As pages name it: its account is on invoices alone. */
export function onPages({ iban: _, ...named }: Company): Company {
  return named
}
