/** Files of those who have no account: sent whole, before the request that carries them, under its id. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { StoredFile } from '#contract/media/file.ts'
import { PICTURE_MAX_BYTES } from '#contract/media/file-limits.ts'
import { Id } from '#contract/kit/ids.ts'
import { text } from '#contract/kit/scalars.ts'
import { addressOf } from '../../platform/http/address.ts'
import type { Db } from '../../platform/database/database.ts'
import { parseWith } from '../../platform/http/parse.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { type Allowance, spend } from '../../platform/http/throttle.ts'
import { visitorSpace } from './visitor-space.ts'

/** Makes a stored file of what arrived. */
interface FileTaker {
  take(
    ownerId: string,
    asked: { id: string; name: string },
    arrived: { path: string; bytes: number; remove: () => Promise<void> },
  ): Promise<StoredFile>
}

const ALLOWED: Allowance = { max: 12, windowSeconds: 3_600 }
const Params = z.strictObject({ requestId: Id, fileId: Id })
const Query = z.strictObject({ name: text(200) })

/** A body without a stated length may be any. */
async function* withinLimit(chunks: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > PICTURE_MAX_BYTES) throw new ProblemError('too_large')
    yield chunk
  }
}

/** `PUT /api/Assistance/attachment/{requestId}/{fileId}?name=`, the body as it is: answers the stored file. */
export const attachmentUpload =
  (db: Db, files: FileTaker, clock: () => Date): FastifyPluginAsync =>
  async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.put(
      '/api/Assistance/attachment/:requestId/:fileId',
      { bodyLimit: PICTURE_MAX_BYTES },
      async (request) => {
        const { requestId, fileId } = parseWith(Params, request.params, 'params') as z.output<typeof Params>
        const { name } = parseWith(Query, request.query, 'query') as z.output<typeof Query>
        await spend(db, ['assistance-file', addressOf(request.ip)], ALLOWED, clock().toISOString())
        const folder = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-attachment-'))
        const remove = () => rm(folder, { recursive: true, force: true })
        try {
          const file = path.join(folder, 'upload')
          const target = createWriteStream(file)
          await pipeline(request.body as Readable, withinLimit, target)
          return await files.take(
            visitorSpace(requestId),
            { id: fileId, name },
            { path: file, bytes: target.bytesWritten, remove },
          )
        } finally {
          await remove()
        }
      },
    )
  }
