/** A vendor's weddings as it writes them: drafts for its own eyes, and what it has published. */
import { PLAN_REAL_WEDDINGS, realWeddingLimitText } from '#contract/lists/plan-limits.ts'
import { missingToPublish } from '#contract/lists/real-wedding-ready.ts'
import { type OwnRealWedding, ownRealWedding } from '#contract/real-wedding.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { createTellingStore } from '../files/published-picture-service.ts'
import { findVendorProfile, slugOf } from '../vendors/vendor-service.ts'

export { findPublishedWedding } from './real-wedding-store.ts'

/** @throws ProblemError `plan_limit` where the vendor's plan has no real weddings */
async function ensurePlanHasThem(vendorId: string, tx: Queryable): Promise<void> {
  const { typeOfAccount } = (await findVendorProfile(vendorId, tx))!
  if (!PLAN_REAL_WEDDINGS[typeOfAccount])
    throw new ProblemError('plan_limit', { detail: realWeddingLimitText(typeOfAccount) })
}

/** As many of an id's last signs as two of one title are told apart by. */
const APART = 6

/** Its name in addresses; those it had lead to it still. */
const slugFor = ({ title, id }: Pick<OwnRealWedding, 'title' | 'id'>): string =>
  `${slugOf(title)}-${id.slice(-APART)}`

export const realWeddings = ownedEntity({
  table: 'real_wedding',
  // What stands on a page when a plan ends is not taken away; only new ones come no more.
  createStore: createTellingStore('publishedWedding', ensurePlanHasThem),
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
    return {
      ...(next.title !== before?.title && { slug: slugFor(next) }),
      // What was taken off a page is read again before it comes back to it.
      ...(next.takenOff && {
        takenOff: { ...next.takenOff, state: next.state === 'published' ? 'asked' : 'off' },
      }),
    }
  },
})
