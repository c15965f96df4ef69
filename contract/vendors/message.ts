import { z } from 'zod'
import { Entity } from '../kit/entity.ts'
import { AUTO_REPLY_TRIGGERS } from '../lists/vendors/auto-reply-words.ts'
import { FileRef, StoredFile } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import {
  MESSAGE_FILES_MAX,
  MESSAGE_REPORT_KINDS,
  MESSAGE_TEXT_MAX,
  SIDES,
  WITH_SUPPORT,
} from '../lists/vendors/message-words.ts'
import { Instant, text } from '../kit/scalars.ts'
import { VendorCard } from './vendor.ts'

export const MessageSide = z.enum(SIDES)

/**
 * Who is at the other end: a vendor's id for a couple, a couple's for a vendor, `support` for us. An administrator
 * names a conversation by its own id.
 */
export const ConversationWith = z.union([Id, z.literal(WITH_SUPPORT)])
export type ConversationWith = z.infer<typeof ConversationWith>

/** For each side that takes part a number; the one that does not has zero. */
const bySide = z.strictObject({ couple: z.int().min(0), vendor: z.int().min(0), support: z.int().min(0) })

/** One for a couple and a vendor, one with support for every couple and every vendor. */
export const Conversation = Entity.extend({
  /** Null where a vendor writes to support. */
  coupleId: Id.nullable(),
  /** Null where a couple writes to support. */
  vendorId: Id.nullable(),
  /** `greeted`: by their first names. */
  couple: z
    .strictObject({ names: text(260), greeted: text(160).optional(), city: text(80).optional() })
    .optional(),
  /** `card` while visitors may see the vendor. */
  vendor: z.strictObject({ name: text(120), card: VendorCard.optional() }).optional(),
  /** The vendor takes no more messages of the couple. */
  blocked: z.boolean(),
  /** One of the two is no longer here. */
  closed: z.boolean(),
  /** The first words of the last message. */
  last: z.strictObject({
    id: Id,
    by: MessageSide,
    author: text(120),
    text: text(200, 0),
    files: z.int().min(0),
    at: Instant,
    /** Nobody wrote it. */
    automatic: z.literal(true).optional(),
  }),
  /** How many messages each side has still to read. */
  unread: bySide,
  /** The number of the last message each side has read. */
  read: bySide,
})
export type Conversation = z.infer<typeof Conversation>

/** `number` counts the messages of a conversation from 1, in the order the server took them. */
export const Message = Entity.extend({
  conversationId: Id,
  coupleId: Id.nullable(),
  vendorId: Id.nullable(),
  number: z.int().positive(),
  by: MessageSide,
  /** The first name of the partner, the vendor's name, or ours; of who is gone, no name. */
  author: text(120),
  text: text(MESSAGE_TEXT_MAX, 0),
  files: z.array(StoredFile).max(MESSAGE_FILES_MAX),
  /** When the other side read it. */
  readAt: Instant.optional(),
  /** Nobody wrote it: it answered by itself, and why. */
  automatic: z.enum(AUTO_REPLY_TRIGGERS).optional(),
})
export type Message = z.infer<typeof Message>

export const NewMessage = z
  .strictObject({
    id: Id,
    with: ConversationWith,
    text: text(MESSAGE_TEXT_MAX, 0).default(''),
    files: z.array(FileRef).max(MESSAGE_FILES_MAX).default([]),
  })
  .refine((message) => message.text !== '' || message.files.length > 0, {
    path: ['text'],
    message: 'Scrivi qualcosa, o allega un file',
  })
export type NewMessage = z.input<typeof NewMessage>

/** The messages before a number, or the newest; in their order. */
export const MessagePage = z.strictObject({
  /** Null before the first message. */
  conversation: Conversation.nullable(),
  messages: z.array(Message),
  /** There are earlier ones. */
  more: z.boolean(),
})
export type MessagePage = z.infer<typeof MessagePage>

export const MessagesRead = z.strictObject({ with: ConversationWith, upTo: z.int().positive() })
export type MessagesRead = z.infer<typeof MessagesRead>

export const ConversationBlock = z.strictObject({ blocked: z.boolean() })

export const ConversationReport = z.strictObject({
  kind: z.enum(MESSAGE_REPORT_KINDS),
  note: text(1000, 0).default(''),
})
export type ConversationReport = z.input<typeof ConversationReport>

/** A conversation that one of the two has reported, as administrators read it. */
export const ReportedConversation = z.strictObject({
  id: Id,
  by: MessageSide,
  kind: z.enum(MESSAGE_REPORT_KINDS),
  note: text(1000, 0),
  at: Instant,
  conversation: Conversation,
})
export type ReportedConversation = z.infer<typeof ReportedConversation>

/**
 * What administrators know of an account's conversations: the one with support, and those that somebody reported. That there
 * are others, and how many, is the account's own.
 */
export const AccountConversations = z.strictObject({
  support: z
    .strictObject({
      id: Id,
      messages: z.int(),
      at: Instant,
      /** The last word is theirs. */
      waits: z.boolean(),
    })
    .nullable(),
  /** The newest first. */
  reported: z.array(
    z.strictObject({
      /** The report's. */
      id: Id,
      conversationId: Id,
      /** At the other end. */
      name: z.string(),
      /** Whether it was this account that reported it. */
      byThem: z.boolean(),
      kind: z.enum(MESSAGE_REPORT_KINDS),
      at: Instant,
      /** From then on it is read no more. */
      closedAt: Instant.nullable(),
    }),
  ),
})
export type AccountConversations = z.infer<typeof AccountConversations>
