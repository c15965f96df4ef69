import type { Award } from '#contract/vendors/award.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { type LiveTable, liveList } from '../../offline/outbox/entity-patches.ts'
import { OWN_AWARDS_KEY } from './own-award-queries.ts'

/** What administrators publish and take back while the vendor looks; that another won the same is no new version of it. */
export const ownAwardLive: LiveTable = {
  ...liveList<Award>(CHANGE_EVENTS.award, OWN_AWARDS_KEY),
  [CHANGE_EVENTS.award.updated]: (cache) => cache.invalidate(OWN_AWARDS_KEY),
}
