import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import {
  AccountConversations,
  Conversation,
  ConversationBlock,
  ConversationReport,
  ConversationWith,
  Message,
  MessagePage,
  MessagesRead,
  NewMessage,
  ReportedConversation,
} from '../vendors/message.ts'
import { pageOf } from '../wire/page.ts'
import { type Call, Done, after, byId } from './call.ts'

const REPORTS = pageOf(ReportedConversation, { filters: {}, sorts: ['created'] })

export const MESSAGE_CALLS = {
  /** The caller's conversations, the newest first; for administrators those with support, what waits for an answer first. */
  'Messages/getConversations': { query: after, reply: z.array(Conversation) },
  'Messages/getMessages': {
    query: z.strictObject({
      with: ConversationWith,
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    reply: MessagePage,
  },
  'Messages/send': { body: NewMessage, reply: Message },
  /** Null before the first message. */
  'Messages/markRead': { body: MessagesRead, reply: Conversation.nullable() },
  'Messages/block': { params: byId, body: ConversationBlock, reply: Conversation },
  'Messages/report': { params: byId, body: ConversationReport, reply: Done },
  /** The open ones, the oldest first. */
  'Messages/getReports': { query: REPORTS.asked, reply: REPORTS.page },
  /** Of one couple or one vendor. */
  'Messages/getAccountConversations': {
    query: z.strictObject({ kind: z.enum(['couple', 'vendor']), id: Id }),
    reply: AccountConversations,
  },
  'Messages/closeReport': { params: byId, reply: Done },
} as const satisfies Record<string, Call>
