/** A free port, for tests of the browser's half, which sees nothing of the server's. */
export { freePort } from '#server/platform/database/free-port.ts'
