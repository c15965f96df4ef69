import { writeContext } from '../../platform/entity/write-context.ts'
import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { changeFoot, wholeFoot, writtenFoot } from './footer-store.ts'

export const footerRoutes: Handlers = {
  'Site/getFooter': sharedRead(
    ({ tx }) => writtenFoot(tx),
    () => ['siteFoot'],
  ),
  'Admin/getFooter': read(({ tx }) => wholeFoot(tx)),
  'Admin/updateFooter': write((call) => changeFoot(writeContext(call), call.body)),
}
