/** What has become of an invoice, and how it was paid, in words. Free of schemas. */
export const INVOICE_STATES = {
  due: 'Da pagare',
  overdue: 'Scaduta',
  paid: 'Pagata',
  cancelled: 'Annullata',
  issued: 'Nota di credito',
} as const

/** At the exchange (Sistema di Interscambio). */
export const EXCHANGE_STATES = {
  'to-send': 'Da inviare',
  sent: 'Inviata',
  delivered: 'Consegnata',
  'not-delivered': 'Non recapitata',
  refused: 'Scartata',
  none: 'Non si invia',
} as const

export const PAYMENT_METHODS = {
  test: 'pagamento di prova',
  stripe: 'carta o addebito',
  transfer: 'bonifico',
} as const
