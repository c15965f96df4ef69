/** A vendor's weddings as it writes them: drafts for its own eyes, and what it has published. */
import { sql } from 'drizzle-orm'
import { realWeddingLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_REAL_WEDDINGS } from '#contract/lists/billing/plan-limits.ts'
import { missingToPublish } from '#contract/lists/vendors/real-wedding-ready.ts'
import { type OwnRealWedding, ownRealWedding } from '#contract/vendors/real-wedding.ts'
import { PUBLIC, appendChange } from '../../platform/database/change-feed.ts'
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
  // What is there when a plan ends stays, unseen; new ones come no more.
  createStore: createTellingStore('publishedWedding', ensurePlanHasThem, 'weddingQueue'),
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

/** The plan shows them from now on, or no more: whoever reads them is told. */
export async function tellWeddingsOf(vendorId: string, areShown: boolean, tx: Queryable): Promise<void> {
  const { rows } = await tx.execute(sql`select id, version from real_wedding
    where vendor_id = ${vendorId} and state = 'published' and taken_off is null and deleted_at is null order by id`)
  for (const { id, version } of rows)
    await appendChange(tx, {
      topic: 'publishedWedding',
      kind: areShown ? 'created' : 'deleted',
      entityId: id as string,
      version: version as number,
      audience: PUBLIC,
      within: [vendorId],
    })
}
