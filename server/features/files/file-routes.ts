import { FILES_QUOTA_BYTES } from '#contract/media/file-limits.ts'
import type { Actor } from '../../platform/people/actor.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { bytesOf } from './file-store.ts'
import type { Files } from './files.ts'
import { discardFiles, ownFiles, ownPicture } from './own-files.ts'

export const fileRoutes = (files: Files): Handlers => ({
  /**
   * Not a `write`: a picture takes a second to draw, and no transaction stands open, nor any lock of the couple's,
   * that long. The file's own id makes twice once.
   */
  'Files/finishUpload': read(({ actor, body }) => {
    if ('active' in actor && !actor.active) throw new ProblemError('deactivated')
    return files.finish(
      // Films are of a vendor's page, and of nothing else.
      { uid: actor.uid, ownerId: ownerIdOf(actor), mayFilm: actor.kind === 'vendor' },
      body,
    )
  }),
  'Files/getUsage': read(async ({ actor, tx }) => ({
    usedBytes: await bytesOf(ownerIdOf(actor), tx),
    quotaBytes: FILES_QUOTA_BYTES,
  })),
  'Files/getOwn': read(({ actor, tx }) => ownFiles(actor.vendorId, tx)),
  'Files/getPicture': read(async ({ actor, params: { id }, tx }) => {
    const picture = await ownPicture(id, ownerIdOf(actor), tx)
    if (!picture) throw new ProblemError('not_found')
    return picture
  }),
  'Files/discard': write(async ({ actor, body, now, tx }) => ({
    discarded: await discardFiles(body.ids, actor.vendorId, now, tx),
  })),
})

/** The account a file belongs to. */
function ownerIdOf(actor: Actor): string {
  if (actor.kind === 'couple') return actor.coupleId
  if (actor.kind === 'vendor') return actor.vendorId
  if (actor.kind === 'admin') return actor.adminId
  throw new ProblemError('unauthenticated')
}
