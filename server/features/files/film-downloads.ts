/** Streams films, whole or from where a player asks: RFC 9110, one range at a time. */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../platform/files/file-storage.ts'
import type { Db } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { findFileByKey, type FileRow, PRIVATE_FILES, PUBLIC_FILMS } from './file-store.ts'
import type { FileShelf } from './file-shelf.ts'

const OWN = /^([0-9a-f]{36})\.(mp4|webm)$/
const SHOWN = /^[0-9a-f-]{36}-([0-9a-f]{36})\.(mp4|webm)$/

/**
 * What of a file a request wants.
 * @param range the header; several ranges are answered with the whole, as one may
 * @returns undefined for the whole, `unsatisfiable` for what lies behind its end
 */
export function rangeOf(range: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const last = Number(to)
    return last === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - last), end: bytes - 1 }
  }
  const [start, end] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)]
  if (to !== '' && Number(to) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end }
}

export const filmDownloads =
  (db: Db, shelf: FileShelf): FastifyPluginAsync =>
  async (scope) => {
    const serve = (prefix: string, isPublic: boolean) =>
      scope.route<{ Params: { film: string } }>({
        method: ['GET', 'HEAD'],
        url: `${prefix}:film(^.+\\.(?:mp4|webm)$)`,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          const [, key, container] = (isPublic ? SHOWN : OWN).exec(request.params.film) ?? []
          const row = key ? await findFileByKey(key, isPublic, db) : undefined
          if (!row || row.kind !== 'film' || row.container !== container) throw new ProblemError('not_found')
          return sendFilm(request, reply, row, isPublic)
        },
      })
    serve(PRIVATE_FILES, false)
    serve(PUBLIC_FILMS, true)

    async function sendFilm(request: FastifyRequest, reply: FastifyReply, row: FileRow, isPublic: boolean) {
      const { id, bytes, container } = row
      // What lies under an id never changes.
      const etag = `"${id}"`
      const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers
      reply.headers({
        'accept-ranges': 'bytes',
        etag,
        'cache-control': isPublic ? 'public, max-age=86400' : 'no-store',
        'content-type': `video/${container}`,
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      if (known === etag) return reply.status(304).send()
      const range = ifRange === undefined || ifRange === etag ? rangeOf(asked, bytes) : undefined
      if (range === 'unsatisfiable')
        return reply.status(416).header('content-range', `bytes */${bytes}`).send()
      const { start, end } = range ?? { start: 0, end: bytes - 1 }
      reply.header('content-length', String(end - start + 1))
      if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
      if (request.method === 'HEAD') return reply.send()
      const file = await shelf.open(id, `film.${container}`, range)
      if (!file) throw new ProblemError('not_found')
      return reply.send(file.stream)
    }
  }
