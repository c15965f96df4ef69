/** What the couple's hub does to the cached couple. */
import type { Couple } from '#contract/people/couple.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import { putCouple } from './couple-commands.ts'
import type { LiveTable } from '../../offline/outbox/entity-patches.ts'

const { created, updated, deleted } = CHANGE_EVENTS.couple

export const coupleLive: LiveTable = {
  [created]: (cache, couple) => putCouple(couple as Couple, cache),
  [updated]: (cache, couple) => putCouple(couple as Couple, cache),
  // The account is gone: the next call is refused, and the sign-out clears the device.
  [deleted]: () => undefined,
}
