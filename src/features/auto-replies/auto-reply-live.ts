import type { AutoReplies } from '#contract/vendors/auto-replies.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import type { LiveTable } from '../../offline/outbox/entity-patches.ts'
import { AUTO_REPLIES_KEY, putAutoReplies } from './auto-reply-commands.ts'

const put = (cache: CachePort, words: unknown) => {
  if (cache.getQueryData(AUTO_REPLIES_KEY) !== undefined) putAutoReplies(words as AutoReplies, cache)
}

/** What a vendor's other device wrote. */
export const autoReplyLive: LiveTable = {
  [CHANGE_EVENTS.autoReplies.created]: put,
  [CHANGE_EVENTS.autoReplies.updated]: put,
}
