import type { Award } from '#contract/award.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { liveList } from '../../offline/outbox/entity-patches.ts'
import { OWN_AWARDS_KEY } from './own-award-queries.ts'

/** What administrators give and take while the vendor looks. */
export const ownAwardLive = liveList<Award>(CHANGE_EVENTS.award, OWN_AWARDS_KEY)
