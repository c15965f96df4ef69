/** What has become of an invoice, and how it was paid, in words. Free of schemas. */
export const INVOICE_STATES = {
  due: 'Da pagare',
  overdue: 'Scaduta',
  paid: 'Pagata',
  cancelled: 'Annullata',
  issued: 'Nota di credito',
} as const

export const PAYMENT_METHODS = {
  test: 'pagamento di prova',
  stripe: 'carta o addebito',
  transfer: 'bonifico',
} as const
