import { accountConversations } from './account-conversations.ts'
import { SUPPORT } from '../../platform/database/change-feed.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import {
  blockCouple,
  conversationsOf,
  lockOf,
  lineOfConversation,
  markRead,
  readMessages,
  sendMessage,
} from './message-service.ts'
import { closeReport, reportList, reportConversation } from './report-service.ts'

/** @param publicUrl where its mails lead */
export const messageRoutes = (publicUrl: () => string): Handlers => ({
  'Messages/getConversations': read(({ actor, query, tx }) => conversationsOf(actor, query.after, tx)),
  'Messages/getMessages': read(({ actor, query, tx }) => readMessages(actor, query, tx)),
  'Messages/send': write(
    (call) => sendMessage(call, call.body),
    ({ actor, body, tx }) => lockOf(actor, body.with, tx),
  ),
  'Messages/markRead': write(
    (call) => markRead(call, call.body),
    ({ actor, body, tx }) => lockOf(actor, body.with, tx),
  ),
  'Messages/block': write(
    (call) => blockCouple(call, call.params.id, call.body.blocked),
    ({ params, tx }) => lineOfConversation(params.id, tx),
  ),
  'Messages/report': write(
    async (call) => {
      await reportConversation(call, call.params.id, call.body)
      return { id: call.params.id }
    },
    async () => SUPPORT,
  ),
  'Messages/getReports': read(({ query, tx }) => reportList.page(query, tx)),
  'Messages/getAccountConversations': read(({ query, tx }) => accountConversations(query, tx)),
  'Messages/closeReport': write(
    async ({ params, now, tx }) => {
      await closeReport(params.id, now, publicUrl(), tx)
      return { id: params.id }
    },
    async () => SUPPORT,
  ),
})
