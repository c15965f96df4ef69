/** Writing, reading and blocking, as commands, and what those still waiting change in what is shown. */
import type { Conversation, Message } from '#contract/vendors/message.ts'
import { type Side, WITH_SUPPORT } from '#contract/lists/vendors/message-words.ts'
import { ROUTES } from '#contract/routes.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { callPath } from '../../api/api-client.ts'
import { type AnyCommandDefinition, type Command, defineCommand } from '../../offline/outbox/command.ts'
import { putIntoList } from '../../offline/outbox/entity-patches.ts'
import { CONVERSATIONS_KEY, noteSent, otherEnd, putMessage, theirSide } from './message-cache.ts'

/** A file of a message that has not left yet, as this device knows it. */
export interface SentFile {
  fileId: string
  name: string
  kind: 'picture' | 'document'
  /** Bytes. */
  size: number
  /** Pixels; 0 where this device cannot tell, and for documents. */
  width: number
  height: number
}

export interface MessageSend {
  id: string
  with: string
  /** The other's, for the screen of what waits. */
  name: string
  text: string
  files: readonly SentFile[]
  /** What a list shows of the vendor until the server answers, where a couple writes for the first time. */
  vendor?: VendorFace
}
/** What a list shows of a vendor. */
export type VendorFace = Pick<VendorCard, 'id' | 'slug' | 'cover'>

export interface MessagesRead {
  with: string
  name: string
  /** The number of the last message that was read. */
  upTo: number
}
export interface ConversationBlock {
  /** The conversation's. */
  id: string
  name: string
  blocked: boolean
}

const firstWords = (text: string) => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text)

export const messageSend = defineCommand<MessageSend, Message>({
  name: 'message.send',
  argsVersion: 1,
  // What is written to one goes in its order; one that was refused holds up no other.
  scope: (args) => `messages/${args.with}`,
  entity: ({ id }) => ({ kind: 'message', id }),
  needs: ({ files }) => files.map(({ fileId }) => fileId),
  describe: ({ name, text }) => (text ? `A ${name}: ${firstWords(text)}` : `Allegati per ${name}`),
  request: ({ id, with: other, text, files }) => ({
    method: 'POST',
    path: ROUTES['Messages/send'].path,
    body: { id, with: other, text, files: files.map(({ fileId }) => ({ fileId })) },
  }),
  settle(message, { args }, cache) {
    putMessage(cache, args.with, message)
    noteSent(cache, message)
  },
})

export const messagesRead = defineCommand<MessagesRead, Conversation | null>({
  name: 'messages.read',
  argsVersion: 1,
  scope: (args) => `messages-read/${args.with}`,
  entity: (args) => ({ kind: 'messagesRead', id: args.with }),
  describe: ({ name }) => `Letti i messaggi di ${name}`,
  request: ({ with: other, upTo }) => ({
    method: 'PUT',
    path: ROUTES['Messages/markRead'].path,
    body: { with: other, upTo },
  }),
  settle(conversation, _, cache) {
    if (conversation) putIntoList(cache, CONVERSATIONS_KEY, conversation)
  },
})

export const conversationBlock = defineCommand<ConversationBlock, Conversation>({
  name: 'conversation.block',
  argsVersion: 1,
  scope: ({ id }) => `conversation/${id}`,
  entity: ({ id }) => ({ kind: 'conversation', id }),
  describe: ({ name, blocked }) => `${blocked ? 'Bloccati' : 'Sbloccati'}: ${name}`,
  request: ({ id, blocked }) => ({
    method: 'PUT',
    path: callPath(ROUTES['Messages/block'].path, { id }),
    body: { blocked },
  }),
  settle: (conversation, _, cache) => putIntoList(cache, CONVERSATIONS_KEY, conversation),
})

export const messageCommands: readonly AnyCommandDefinition[] = [messageSend, messagesRead, conversationBlock]

/** A conversation as a list shows it to one side. */
export interface ConversationItem {
  /** How this side names it. */
  other: string
  /** Undefined while only this device knows of it. */
  id?: string
  name: string
  /** How a couple is spoken to. */
  greeted?: string
  vendor?: VendorFace
  withSupport: boolean
  blocked: boolean
  closed: boolean
  last: { text: string; files: number; at: string; mine: boolean; author: string; automatic?: boolean }
  unread: number
  /** The number of the last of one's own messages that the other has read. */
  readByThem: number
  /** Something written to it has not left this device. */
  waiting: boolean
}

export const SUPPORT_NAME = 'Assistenza Lovoglio'

/** The other's name, for this side. */
export function nameOf(side: Side, { couple, vendor, coupleId, vendorId }: Conversation): string {
  if (side === 'support') return couple?.names ?? vendor?.name ?? 'Account'
  if (!coupleId || !vendorId) return SUPPORT_NAME
  return (side === 'couple' ? vendor?.name : couple?.names) ?? 'Account'
}

/** The conversations as this side left them, the latest first. Pure. */
export function conversationItems(
  side: Side,
  conversations: readonly Conversation[],
  pending: readonly Command[],
): readonly ConversationItem[] {
  const items = new Map(conversations.map((one) => [otherEnd(side, one), itemOf(side, one)]))
  for (const { name, args, createdAt } of pending.toSorted((a, b) => a.order - b.order)) {
    if (name === messageSend.name) {
      const sent = args as MessageSend
      const known = items.get(sent.with)
      const last = { text: sent.text, files: sent.files.length, at: createdAt, mine: true, author: '' }
      items.set(sent.with, { ...(known ?? newItem(sent)), last, waiting: true })
    }
    if (name === messagesRead.name) {
      const { with: other } = args as MessagesRead
      const known = items.get(other)
      if (known) items.set(other, { ...known, unread: 0 })
    }
    if (name === conversationBlock.name) {
      const { id, blocked } = args as ConversationBlock
      const known = [...items.values()].find((one) => one.id === id)
      if (known) items.set(known.other, { ...known, blocked })
    }
  }
  return [...items.values()].toSorted((a, b) => (a.last.at < b.last.at ? 1 : -1))
}

function itemOf(side: Side, one: Conversation): ConversationItem {
  const { id, vendor, blocked, closed, unread, read, last } = one
  const theirs = theirSide(side, one)
  return {
    other: otherEnd(side, one),
    id,
    name: nameOf(side, one),
    ...(side === 'vendor' && one.couple?.greeted && { greeted: one.couple.greeted }),
    ...(side !== 'vendor' && vendor?.card && { vendor: vendor.card }),
    withSupport: !one.coupleId || !one.vendorId,
    blocked,
    closed,
    last: {
      text: last.text,
      files: last.files,
      at: last.at,
      mine: last.by === side,
      author: last.author,
      automatic: last.automatic === true,
    },
    unread: unread[side],
    readByThem: read[theirs],
    waiting: false,
  }
}

/** One that begins here. */
const newItem = ({ with: other, name, vendor }: MessageSend) => ({
  other,
  name,
  ...(vendor && { vendor }),
  withSupport: other === WITH_SUPPORT,
  blocked: false,
  closed: false,
  unread: 0,
  readByThem: 0,
})

/** What waits to be sent to one, in its order. Pure. */
export const pendingTo = (other: string, pending: readonly Command[]): readonly Command<MessageSend>[] =>
  pending
    .filter((command): command is Command<MessageSend> => {
      const { name, args } = command
      return name === messageSend.name && (args as MessageSend).with === other
    })
    .toSorted((a, b) => a.order - b.order)
