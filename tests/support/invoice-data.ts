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
