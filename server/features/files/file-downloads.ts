/** Serves the files by their capability URLs: whoever has one may open it, and nobody can guess it. */
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { findFileByKey, type FileRow, PRIVATE_FILES, PUBLIC_FILES } from './file-store.ts'
import type { FileShelf } from './file-shelf.ts'

const ADDRESS = /^([0-9a-f]{36})(?:-(\d{1,5})\.(avif|webp)|\.(pdf))$/
/** A browser's own cache outlives a sign-out: the service worker keeps what is private, and forgets it then. */
const PRIVATE_CACHE = 'no-store'
/** One taken back is gone from the caches of others within the day. */
const PUBLIC_CACHE = 'public, max-age=86400'
const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', pdf: 'application/pdf' }

export const fileDownloads =
  (db: Db, shelf: FileShelf): FastifyPluginAsync =>
  async (scope) => {
    const serve = (prefix: string, isPublic: boolean) =>
      scope.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
        const [, key, width, picture, pdf] = ADDRESS.exec(request.params.name) ?? []
        const row = key ? await findFileByKey(key, isPublic, db) : undefined
        const name = pdf ? 'file.pdf' : `${width}.${picture}`
        const isThere = row && (pdf ? row.kind === 'document' : row.widths.includes(Number(width)))
        if (!isThere) throw new ProblemError('not_found')
        const file = await shelf.open(row.id, name)
        if (!file) throw new ProblemError('not_found')
        headersOf(reply, row, picture ?? 'pdf').headers({
          'cache-control': isPublic ? PUBLIC_CACHE : PRIVATE_CACHE,
          'content-length': String(file.bytes),
        })
        return reply.send(file.stream)
      })
    serve(PRIVATE_FILES, false)
    serve(PUBLIC_FILES, true)
  }

function headersOf(reply: FastifyReply, row: FileRow, kind: string): FastifyReply {
  const name = encodeURIComponent(row.name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return reply.headers({
    'content-type': TYPES[kind],
    'content-disposition': kind === 'pdf' ? `attachment; filename*=UTF-8''${name}` : 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
}
