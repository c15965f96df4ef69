import { writeContext } from '../../platform/entity/write-context.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { listShownProjects, portfolioProjects } from './portfolio-service.ts'

export const portfolioRoutes: Handlers = {
  'Portfolio/getAllByVendor': sharedRead(
    ({ query, tx }) => listShownProjects(query.vendorId, tx),
    ({ query }) => [`vendor:${query.vendorId}`, 'shownProject'],
  ),
  'Portfolio/getOwn': read(({ actor, tx }) => portfolioProjects.list(actor.vendorId, tx)),
  'Portfolio/add': write((call) =>
    portfolioProjects.create(call.actor.vendorId, writeContext(call), call.body),
  ),
  'Portfolio/update': write((call) =>
    portfolioProjects.change(call.actor.vendorId, writeContext(call), call.params.id, call.body),
  ),
  'Portfolio/delete': write(async (call) => {
    await portfolioProjects.remove(call.actor.vendorId, writeContext(call), call.params.id)
    return { id: call.params.id }
  }),
}
