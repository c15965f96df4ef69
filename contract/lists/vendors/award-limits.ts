/** How much an edition of awards holds: the awards of a year. */
export const FIRST_AWARD_YEAR = 2023
/** Winners ex aequo in a category. */
export const WINNERS_MOST = 3
export const FINALISTS_MOST = 12
export const CITATION_MAX = 600
/** Rows of one file. */
export const AWARD_ROWS_MOST = 500
/** Vendors offered for a name that nobody has. */
export const NEAR_VENDORS = 5
/** Whether everybody reads the awards of a year; of one without an edition nobody does. */
export const isEditionOut = (edition: { readonly publishedAt: string | null } | undefined): boolean =>
  edition !== undefined && edition.publishedAt !== null
/** An edition is prepared in the year before. @param thisYear of Italy's */
export const lastAwardYear = (thisYear: number): number => thisYear + 1
