/**
 * The version of what app and server say to each other: an integer, raised when a request of today would not be
 * understood by yesterday's server, or yesterday's by today's.
 */
export const PROTOCOL_VERSION = 1
/** The oldest app whose commands the server still understands; below it every call answers `client_outdated`. */
export const MINIMUM_CLIENT_VERSION = 1

/** Sent by the app with its requests; who speaks the API without being the app leaves it out. */
export const CLIENT_VERSION_HEADER = 'X-Client-Version'
/** In every answer of the server, whatever it answers: the mark that it is ours, and an app that is newer says so. */
export const SERVER_VERSION_HEADER = 'X-Server-Version'

/** Whether an answer carries the server's mark; says nothing of what is in it. */
export const isMarked = ({ headers }: { readonly headers: Headers }): boolean =>
  /^\d+$/.test(headers.get(SERVER_VERSION_HEADER) ?? '')
