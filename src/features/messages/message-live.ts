/** What the hubs do to the cached conversations and messages, by the side that hears. */
import type { Conversation, Message } from '#contract/vendors/message.ts'
import { CHANGE_EVENTS } from '#contract/wire/hubs.ts'
import type { Side } from '#contract/lists/vendors/message-words.ts'
import type { CachePort } from '../../offline/outbox/command.ts'
import { type LiveTable, liveList } from '../../offline/outbox/entity-patches.ts'
import { CONVERSATIONS_KEY, otherEnd, putMessage, threadKey } from './message-cache.ts'

export function messageLive(side: Side): LiveTable {
  const list = liveList<Conversation>(CHANGE_EVENTS.conversation, CONVERSATIONS_KEY)
  const putConversation = (cache: CachePort, payload: unknown) => {
    const conversation = payload as Conversation
    list[CHANGE_EVENTS.conversation.updated]!(cache, conversation)
    // Who is gone has no name and no files any more, in what was said too.
    if (conversation.closed) cache.invalidate(threadKey(otherEnd(side, conversation)))
  }
  const put = (cache: CachePort, payload: unknown) => {
    const message = payload as Message
    putMessage(cache, otherEnd(side, { ...message, id: message.conversationId }), message)
  }
  return {
    ...list,
    [CHANGE_EVENTS.conversation.created]: putConversation,
    [CHANGE_EVENTS.conversation.updated]: putConversation,
    [CHANGE_EVENTS.message.created]: put,
    [CHANGE_EVENTS.message.updated]: put,
  }
}
