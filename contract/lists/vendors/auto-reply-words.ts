/** What both sides know of automatic answers, free of schemas. */

/** Why one was given. */
export const AUTO_REPLY_TRIGGERS = ['first_message', 'keyword', 'out_of_hours', 'booking_request'] as const
export type AutoReplyTrigger = (typeof AUTO_REPLY_TRIGGERS)[number]

export const WEEK_DAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'] as const
export type WeekDay = (typeof WEEK_DAYS)[number]

/** In characters, before name and day are put in. */
export const AUTO_REPLY_TEXT_MAX = 1000
export const KEYWORD_REPLIES_MAX = 20
export const HOLIDAYS_MAX = 30
