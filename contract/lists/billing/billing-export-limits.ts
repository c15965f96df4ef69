/** How much the accountant's export holds at most. Free of schemas: its form says them. */
export const EXPORT_MAX_DAYS = 366
/** Invoices and credit notes: each is made anew as a PDF. */
export const EXPORT_MAX_DOCUMENTS = 5_000
export const EXPORT_MAX_MOVEMENTS = 50_000
