import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { changeAutoReplies, findAutoReplies } from './auto-reply-service.ts'

export const autoReplyRoutes: Handlers = {
  'Vendor/getAutoReplies': read(({ actor, tx }) => findAutoReplies(actor.vendorId, tx)),
  'Vendor/setAutoReplies': write((call) =>
    changeAutoReplies(call.actor.vendorId, writeContext(call), call.body),
  ),
}
