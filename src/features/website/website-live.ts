/** What the couple's hub does to the cached website, invitations and answers. */
import { CHANGE_EVENTS } from '#contract/hubs.ts'
import type { Invitation, RsvpAnswer } from '#contract/rsvp.ts'
import type { WeddingWebsite } from '#contract/website.ts'
import { type LiveTable, liveList } from '../../offline/entity-patches.ts'
import { ANSWERS_KEY, INVITATIONS_KEY, WEBSITE_KEY, putWebsite } from './website-commands.ts'

const { created, updated, deleted } = CHANGE_EVENTS.weddingWebsite

export const websiteLive: LiveTable = {
  ...liveList<Invitation>(CHANGE_EVENTS.invitation, INVITATIONS_KEY),
  ...liveList<RsvpAnswer>(CHANGE_EVENTS.rsvpAnswer, ANSWERS_KEY),
  [created]: (cache, website) => putWebsite(website as WeddingWebsite, cache),
  [updated]: (cache, website) => putWebsite(website as WeddingWebsite, cache),
  [deleted]: (cache) => cache.setQueryData<WeddingWebsite | null>(WEBSITE_KEY, () => null),
}
