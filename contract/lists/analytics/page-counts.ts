/** How many rows a page of a list has where nobody says. */
export const PAGE_ROWS = 50
/** What a list has is counted up to here; one more stands for all that there may be beyond. */
export const COUNTED_UP_TO = 10_000
