/**
 * How much of a list a device is given whole, to work without a network. Who has more is told where the list ends, and asks on
 * by the last one it has.
 */
export const CONVERSATIONS_LISTED = 500
export const REQUESTS_LISTED = 200
export const REVIEWS_LISTED = 500
/** By their days, those to come first; the day that is reached is whole. */
export const BOOKINGS_LISTED = 2_000
/** What is decided makes room for what waits. */
export const CONFLICTS_LISTED = 200
/** Of the values that one thing had: up to the version that is reached. */
export const HISTORY_LISTED = 200
