import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { invalid, tooLarge } from './storage-error.ts'
import { JSON_BODY_MAX_BYTES } from './storage-limits.ts'

/**
 * The body as it comes in; the store's routes leave it unparsed. Whoever stops reading before the end leaves the
 * connection whole, so that the refusal can still be read at the other side.
 */
export function readStream(request: FastifyRequest): AsyncIterableIterator<Buffer> {
  const body = request.body instanceof Readable ? request.body : Readable.from([])
  return body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>
}

/** Lets the rest of a body that nobody wants run off: a sender that is not read from never looks at the answer. */
export function leaveBody(request: FastifyRequest): void {
  const { body } = request
  if (!(body instanceof Readable)) return
  // a half-read iterator still listens, and a stream that is listened to this way does not flow by itself
  body.removeAllListeners('readable')
  setImmediate(() => body.resume())
}

/** A small JSON body; an empty one is an empty object. Throws 400 or 413. */
export async function readJson(request: FastifyRequest): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of readStream(request)) {
    bytes += chunk.length
    if (bytes > JSON_BODY_MAX_BYTES) throw tooLarge('The metadata is too large.')
    chunks.push(chunk)
  }
  if (bytes === 0) return {}
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw invalid('The metadata is not JSON.')
  }
}
