/** What both sides know of messages, free of schemas. */

/** Who speaks in a conversation. */
export const SIDES = ['couple', 'vendor', 'support'] as const
export type Side = (typeof SIDES)[number]

/** How a couple or a vendor names its conversation with us, where it names any other by who is at its other end. */
export const WITH_SUPPORT = 'support'

/** In characters. */
export const MESSAGE_TEXT_MAX = 4000
export const MESSAGE_FILES_MAX = 6

/** Why a conversation is reported. */
export const MESSAGE_REPORT_KINDS = ['offensive', 'fraud', 'advertising', 'personal', 'other'] as const
export type MessageReportKind = (typeof MESSAGE_REPORT_KINDS)[number]

/** Said to a hub while somebody writes, and by the hubs to who is at the other end; nothing keeps it. */
export const TYPING = 'Typing'
/** Somebody who writes says so again after this long, and counts as writing for twice as long, in milliseconds. */
export const TYPING_EVERY_MS = 4_000
