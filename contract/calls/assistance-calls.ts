import { z } from 'zod'
import {
  NewAssistanceRequest,
  NewRequestNote,
  OwnRequest,
  QueuedRequest,
  RequestMove,
  RequestNote,
  RequestQueue,
} from '../admin/assistance.ts'
import { pageOf, soughtWords } from '../wire/page.ts'
import { type Call, after, byId } from './call.ts'

const REQUEST_LIST = pageOf(QueuedRequest, {
  filters: { queue: RequestQueue.default('aperte'), q: soughtWords },
  sorts: ['created', 'updated'],
})

export const ASSISTANCE_CALLS = {
  'Assistance/addRequest': { body: NewAssistanceRequest, reply: OwnRequest },
  /** The requests of the caller's account, the newest first. */
  'Assistance/getOwnRequests': { query: after, reply: z.array(OwnRequest) },
  /** What everybody has asked, queue by queue. */
  'Assistance/getQueue': { query: REQUEST_LIST.asked, reply: REQUEST_LIST.page },
  'Assistance/moveRequest': { params: byId, body: RequestMove, reply: QueuedRequest },
  /** A note among administrators, or an answer that goes by mail to who asked. */
  'Assistance/addNote': { body: NewRequestNote, reply: RequestNote },
} as const satisfies Record<string, Call>
