/** Variables of the company that writes them. */
export const COMPANY = {
  COMPANY_NAME: 'Lovoglio Srl',
  COMPANY_ADDRESS: 'Via Roma 1, 50100 Firenze',
  COMPANY_VAT: '01234567897',
  COMPANY_EMAIL: 'amministrazione@lovoglio.test',
}

/** All that an invoice asks of a company. @param legalName as it stands on the invoice */
export const companyInvoiceData = (legalName: string) => ({
  legalName,
  vatNumber: '12345678903',
  street: 'Via dei Tigli 3',
  postcode: '53100',
  town: 'Siena',
  province: 'SI',
  sdiCode: 'ABC1234',
})

/** Premium for a month: 49 € and its VAT. */
export const PREMIUM = { typeOfAccount: 'premium', subscriptionType: 'monthly', amount: 5_978 }
