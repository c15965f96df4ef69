/** What a list is asked for as, where its whole is wanted as a file. Source: RFC 4180. */
export const CSV_TYPE = 'text/csv'
