/** What is counted of a vendor, and over which spans. Free of schemas: screens have it too. */

/** How far back it can be asked for, in days, today among them. */
export const ANALYTICS_SPANS = [30, 90, 365] as const
export type AnalyticsSpan = (typeof ANALYTICS_SPANS)[number]

/** In the order of a table's columns. */
export const COUNTED = ['views', 'contacts', 'favorites', 'requests', 'quotes', 'bookings'] as const

/** Paid placements of one span, at most. */
export const PLACEMENTS_TOLD = 100

/** How long couples waited for the first answer that a person wrote, the shortest first. */
export const REPLY_WAITS = ['three_hours', 'day', 'later', 'never'] as const
export type ReplyWait = (typeof REPLY_WAITS)[number]
