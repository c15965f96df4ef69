/** Whom of the guests one sees, as it stands in the address: every page carries the routes and so this file. */
export const GUEST_VIEWS = ['waiting', 'needs', 'children', 'one', 'two'] as const
export type GuestView = (typeof GUEST_VIEWS)[number]
