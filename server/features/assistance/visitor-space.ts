import { createHash } from 'node:crypto'

/**
 * Whose the files of a request are that nobody with an account sends. Who sends them chooses the request's id: taken for
 * the owner itself, it could be an account's. This is an id that no account has, and only this request leads to.
 * @returns a UUID of version 8 (RFC 9562)
 */
export function visitorSpace(requestId: string): string {
  const hash = createHash('sha256').update(`assistance request of a visitor\n${requestId}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}
