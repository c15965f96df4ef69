/**
 * A refusal in the shape of Firebase Storage. The SDK reads the status: 401 unauthenticated, 402 quota-exceeded,
 * 403 unauthorized, 404 object-not-found; the rest is `storage/unknown` with this status and message in it.
 */
export class StorageError extends Error {
  readonly status: number
  readonly reason: string
  readonly headers: Record<string, string>

  constructor(status: number, reason: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'StorageError'
    this.status = status
    this.reason = reason
    this.headers = headers
  }
}

export const forbidden = () =>
  new StorageError(403, 'forbidden', 'Permission denied. Please check your permissions.')
export const notFound = () => new StorageError(404, 'notFound', 'Not Found.')
export const invalid = (message: string) => new StorageError(400, 'invalid', message)
export const tooLarge = (message: string) => new StorageError(413, 'uploadTooLarge', message)

export function errorBody(status: number, reason: string, message: string) {
  return { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } }
}
