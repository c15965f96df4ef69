import { ContestDecision, ContestQueue, Lead, NewContest, QueuedContest } from '../admin/lead-contest.ts'
import { pageOf, soughtWords } from '../wire/page.ts'
import { type Call, byId } from './call.ts'

/** What is to be decided comes oldest first, what was by when it was contested. */
const QUEUE = pageOf(QueuedContest, {
  filters: { queue: ContestQueue, q: soughtWords },
  sorts: ['at', '-at'],
})

export const LEAD_CALLS = {
  'Leads/get': { query: byId, reply: Lead },
  'Leads/contest': { params: byId, body: NewContest, reply: Lead },
  'Leads/getQueue': { query: QUEUE.asked, reply: QUEUE.page },
  'Leads/decide': { params: byId, body: ContestDecision, reply: QueuedContest },
} as const satisfies Record<string, Call>
