/** How a device sends several of its waiting commands in one request. Free of schemas: the service worker has it too. */

/** More than this gains nothing, and a request that is lost must be cheap to send again. */
export const COMMANDS_MAX = 50

export const COMMANDS_PATH = '/api/sync/commands'

/** What an Idempotency-Key looks like. */
export const COMMAND_KEY = /^[\w.:-]{8,128}$/
