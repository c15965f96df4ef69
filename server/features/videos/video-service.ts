/** A vendor's films: everybody may see those of a public one. */
import { sql } from 'drizzle-orm'
import { type Video, video } from '#contract/vendors/vendor.ts'
import { videoLimitText } from '#contract/lists/billing/plan-limit-words.ts'
import { PLAN_VIDEOS, shownOfPlan } from '#contract/lists/billing/plan-limits.ts'
import { VIDEO_SOURCES } from '#contract/media/video-source.ts'
import { PUBLIC } from '../../platform/database/change-feed.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'
import { ProblemError, ruleBroken } from '../../platform/http/problem.ts'
import { createFilmStore } from './film-store.ts'
import { findPublicVendor, findVendorProfile, maySeeVendor, seesAlways } from '../vendors/vendor-service.ts'

/** The one who plays it and what it is called there change apart, and must fit. */
function ensurePlayable({ provider, source }: Pick<Video, 'provider' | 'source'>): void {
  if (!VIDEO_SOURCES[provider].test(source))
    throw ruleBroken('Questo video non è di quel sito: incollate il suo codice.')
}

export const videos = ownedEntity({
  table: 'video',
  createStore: createFilmStore,
  entity: video,
  topic: 'video',
  audience: PUBLIC,
  async maySee(vendorId, actor, tx) {
    return actor ? maySeeVendor(vendorId, actor, tx) : (await findPublicVendor(vendorId, tx)) !== undefined
  },
  // More than the plan has are those of a larger one before: they stay, for their vendor alone.
  async shownTo(vendorId, actor, all, tx) {
    if (seesAlways(vendorId, actor)) return all
    const { typeOfAccount } = (await findPublicVendor(vendorId, tx))!
    return [...shownOfPlan(all, PLAN_VIDEOS[typeOfAccount])]
  },
  goneText: 'Questo video è stato eliminato.',
  most: 1_000,
  async beforeCreate(vendorId, { tx }, { id }) {
    const { typeOfAccount } = (await findVendorProfile(vendorId, tx))!
    // One that is there already is no further one: it was sent twice.
    const { rows } = await tx.execute(sql`
      select count(*)::int as count from video where vendor_id = ${vendorId} and deleted_at is null and id <> ${id}`)
    if (Number(rows[0]!.count) >= PLAN_VIDEOS[typeOfAccount])
      throw new ProblemError('plan_limit', { detail: videoLimitText(typeOfAccount) })
  },
  derive(next) {
    ensurePlayable(next)
    return {}
  },
})
