/** Tells who is at the other end of a conversation that somebody writes: an ephemeral message, to every process. */
import { mayCall } from '#contract/lists/admin/admin-rights.ts'
import { ConversationWith } from '#contract/vendors/message.ts'
import { type Side, TYPING, TYPING_EVERY_MS, WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { type Writer, typingTold } from '../features/messages/message-service.ts'
import { type ChangeFeed, coupleAudience, vendorAudience } from '../platform/database/change-feed.ts'
import type { Db } from '../platform/database/database.ts'
import { type Hub, HubException, type HubMethod } from '../signalr/hub-server.ts'
import { actorOf } from './actor-of.ts'

/** Who writes, in which conversation. */
interface Told {
  by: Side
  id: string
  coupleId: string | null
  vendorId: string | null
}

/** One that says so more often than an app does is not listened to, in milliseconds. */
const AT_MOST_EVERY_MS = TYPING_EVERY_MS / 2
const NOTED = 'typing'

export function createTyping(db: Db, feed: ChangeFeed) {
  const method: HubMethod = async (connection, ...args) => {
    const actor = actorOf(connection.user)
    const other = ConversationWith.safeParse(args[0])
    if (!actor || !other.success || actor.kind === 'visitor' || actor.kind === 'identity')
      throw new HubException('not_understood')
    if (actor.kind === 'admin' && !mayCall(actor.role, 'Messages/send')) return
    const now = Date.now()
    if (now - ((connection.items.get(NOTED) as number | undefined) ?? 0) < AT_MOST_EVERY_MS) return
    connection.items.set(NOTED, now)
    const told: Told | undefined = await typingTold(actor satisfies Writer, other.data, db)
    if (told) feed.sendEphemeral(JSON.stringify(told))
  }

  return {
    methods: { [TYPING]: method },

    /** Begins to tell. @param admins the group of administrators, on the couples' hub */
    tell(hubs: { couple: Hub; vendor: Hub }, admins: string) {
      feed.onEphemeral((words) => {
        const { by, id, coupleId, vendorId } = JSON.parse(words) as Told
        if (coupleId && by !== 'couple')
          hubs.couple.send({ group: coupleAudience(coupleId) }, TYPING, vendorId ?? WITH_SUPPORT)
        if (vendorId && by !== 'vendor')
          hubs.vendor.send({ group: vendorAudience(vendorId) }, TYPING, coupleId ?? WITH_SUPPORT)
        if (!(coupleId && vendorId) && by !== 'support') hubs.couple.send({ group: admins }, TYPING, id)
      })
    },
  }
}
