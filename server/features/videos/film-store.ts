/** The store of films: one that is a file of the vendor's takes it into use, and shows it at an address of its own. */
import { fileOfFilm } from '#contract/media/video-source.ts'
import type { Video } from '#contract/vendors/vendor.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ruleBroken } from '../../platform/http/problem.ts'
import { keepOnlyFilm, showFilm } from '../files/film-service.ts'
import { createPictureStore } from '../files/picture-service.ts'

type Given = Partial<Pick<Video, 'provider' | 'source'>>

export const createFilmStore: typeof createPictureStore = (options) => {
  const store = createPictureStore(options)

  /** What is written of it, with its file's address in the place of its file. */
  async function placed<V extends object>(
    { tx, account }: WriteContext,
    values: V,
    id: string,
    before: Given | undefined,
  ): Promise<V> {
    const { provider = before?.provider, source } = values as Given
    const fileId = provider && source !== undefined ? fileOfFilm({ provider, source }) : undefined
    if (!fileId) return values
    const address = account && (await showFilm(tx, { fileId, ownerId: account.id, usedBy: id }))
    if (!address) throw ruleBroken('Questo video non c’è più: sceglilo di nuovo.')
    return { ...values, source: address }
  }

  /** One that it shows no more is let go of. */
  async function settled<R extends object>({ tx, now }: WriteContext, id: string, row: R): Promise<R> {
    await keepOnlyFilm(tx, { shown: fileOfFilm(row as unknown as Video), usedBy: id, now })
    return row
  }

  return {
    find: store.find,
    remove: store.remove,
    async create(context, values, ...rest) {
      const whole = await placed(context, values, values.id, undefined)
      return settled(context, values.id, await store.create(context, whole, ...rest))
    },
    async change(context, id, asked, ...rest) {
      const before = (await store.find(context.tx, id, true)) as Given | undefined
      const whole = await placed(context, asked, id, before)
      return settled(context, id, await store.change(context, id, whole, ...rest))
    },
  }
}
