import { SUPPORT } from '../../platform/change-feed.ts'
import { type Handlers, read, write } from '../../platform/call-server.ts'
import {
  blockCouple,
  conversationsOf,
  lineOf,
  lineOfConversation,
  markRead,
  readMessages,
  sendMessage,
} from './message-service.ts'
import { closeReport, listReports, reportConversation } from './report-service.ts'

export const messageRoutes: Handlers = {
  'Messages/getConversations': read(({ actor, tx }) => conversationsOf(actor, tx)),
  'Messages/getMessages': read(({ actor, query, tx }) => readMessages(actor, query, tx)),
  'Messages/send': write(
    (call) => sendMessage(call, call.body),
    ({ actor, body, tx }) => lineOf(actor, body.with, tx),
  ),
  'Messages/markRead': write(
    (call) => markRead(call, call.body),
    ({ actor, body, tx }) => lineOf(actor, body.with, tx),
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
  'Messages/getReports': read(({ tx }) => listReports(tx)),
  'Messages/closeReport': write(
    async ({ params, now, tx }) => {
      await closeReport(params.id, now, tx)
      return { id: params.id }
    },
    async () => SUPPORT,
  ),
}
