/** How searches are counted, and from when on their words are shown. Free of schemas: the screen has it too. */

/** As many as one call tells. */
export const SEARCHES_AT_ONCE = 10
/** Words of fewer searches, or of fewer different days, could be somebody's: they are shown to nobody. */
export const SHOWN_FROM = { searches: 5, days: 3 } as const
/** Rows of a list of words. */
export const WORDS_SHOWN = 50
/** Words are kept for so many days; numbers without words for so many, to compare a year with the one before. */
export const WORDS_KEPT_DAYS = 400
export const SEARCHES_KEPT_DAYS = 800
