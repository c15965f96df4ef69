/** A vendor's weddings as it writes them: drafts for its own eyes, and what it has published. */
import { PLAN_REAL_WEDDINGS, realWeddingLimitText } from '#contract/lists/plan-limits.ts'
import { missingToPublish } from '#contract/lists/real-wedding-ready.ts'
import { type OwnRealWedding, ownRealWedding } from '#contract/real-wedding.ts'
import { PUBLIC, appendChange } from '../../platform/database/change-feed.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import type { WriteContext } from '../../platform/entity/entity-store.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { createPictureStore } from '../files/picture-service.ts'
import { findVendorProfile, slugOf } from '../vendors/vendor-service.ts'

export { findPublishedWedding } from './real-wedding-store.ts'

/** @throws ProblemError `plan_limit` where the vendor's plan has no real weddings */
async function ensurePlanHasThem(vendorId: string, tx: Queryable): Promise<void> {
  const { typeOfAccount } = (await findVendorProfile(vendorId, tx))!
  if (!PLAN_REAL_WEDDINGS[typeOfAccount])
    throw new ProblemError('plan_limit', { detail: realWeddingLimitText(typeOfAccount) })
}

/** What everybody may read is known by its state; what was deleted is read by nobody. */
type Stored = Record<string, unknown>
const isOut = (row: Stored | undefined): boolean =>
  row !== undefined && row.deletedAt === null && row.state === 'published'

/**
 * The store that tells everybody as well, of what they may read and no other: a draft is told to its vendor alone, and what
 * is a draft again is gone for everybody.
 */
const createTellingStore: typeof createPictureStore = (options) => {
  const store = createPictureStore(options)

  async function told<T>({ tx }: WriteContext, id: string, write: () => Promise<T>): Promise<T> {
    const before: Stored | undefined = await store.find(tx, id)
    const written = await write()
    const after: Stored | undefined = await store.find(tx, id)
    const [was, is] = [isOut(before), isOut(after)]
    if (!after || (!was && !is) || before?.version === after.version) return written
    const vendorId = after.vendorId as string
    // What stands on a page when a plan ends is not taken away; only new ones come no more.
    if (!was) await ensurePlanHasThem(vendorId, tx)
    await appendChange(tx, {
      topic: 'publishedWedding',
      kind: is ? (was ? 'updated' : 'created') : 'deleted',
      entityId: id,
      version: after.version as number,
      audience: PUBLIC,
      within: [vendorId],
    })
    return written
  }

  return {
    find: store.find,
    create: (context, values, ...rest) =>
      told(context, values.id, () => store.create(context, values, ...rest)),
    change: (context, id, ...rest) => told(context, id, () => store.change(context, id, ...rest)),
    remove: (context, id, ...rest) => told(context, id, () => store.remove(context, id, ...rest)),
  }
}

/** As many of an id's last signs as two of one title are told apart by. */
const APART = 6

/** Its name in addresses; those it had lead to it still. */
const slugFor = ({ title, id }: Pick<OwnRealWedding, 'title' | 'id'>): string =>
  `${slugOf(title)}-${id.slice(-APART)}`

export const realWeddings = ownedEntity({
  table: 'real_wedding',
  createStore: createTellingStore,
  entity: ownRealWedding,
  topic: 'realWedding',
  goneText: 'Questo matrimonio è stato eliminato.',
  // As many as a vendor's page shows.
  most: 100,
  async beforeCreate(vendorId, { tx }) {
    await ensurePlanHasThem(vendorId, tx)
  },
  derive(next, before) {
    if (next.state === 'published') {
      const missing = missingToPublish(next)
      if (missing.length > 0)
        throw ruleBroken(`Per pubblicarlo manca ancora qualcosa: ${missing.join(', ')}.`)
    }
    return next.title === before?.title ? {} : { slug: slugFor(next) }
  },
})
