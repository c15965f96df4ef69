/** Answers that a vendor keeps under a name: its own alone. */
import { SAVED_REPLIES, SAVED_REPLIES_FULL } from '#contract/lists/vendors/saved-replies.ts'
import { savedReply } from '#contract/vendors/saved-reply.ts'
import { ownedEntity } from '../../platform/entity/owned-entity.ts'

export const savedReplies = ownedEntity({
  table: 'saved_reply',
  entity: savedReply,
  topic: 'savedReply',
  goneText: 'Questa risposta pronta è stata eliminata.',
  // Far more than there is room for at a time: those that were deleted count as well.
  most: 1_000,
  room: { most: SAVED_REPLIES, text: SAVED_REPLIES_FULL },
})
