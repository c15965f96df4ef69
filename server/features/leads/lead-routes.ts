import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { contestQueue, decideContest } from './contest-queue.ts'
import { contestLead, findLead } from './lead-service.ts'

export const leadRoutes: Handlers = {
  'Leads/get': read(({ actor, query, now, tx }) => findLead(actor.vendorId, query.id, now, tx)),
  'Leads/contest': write(({ actor, params, body, now, tx }) =>
    contestLead(actor.vendorId, { tx, now }, params.id, body),
  ),
  'Leads/getQueue': read(({ query, tx }) => contestQueue.page(query, tx)),
  'Leads/decide': write(({ params, body, now, tx }) => decideContest({ tx, now }, params.id, body)),
}
