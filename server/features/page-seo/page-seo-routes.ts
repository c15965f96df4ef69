import { type Handlers, read, sharedRead, write } from '../../platform/http/call-server.ts'
import { writeContext } from '../../platform/entity/write-context.ts'
import { listPages, resetPage, setPage } from './page-seo-records.ts'
import { writtenPages } from './page-seo-store.ts'

export const pageSeoRoutes: Handlers = {
  'Site/getPageSeo': sharedRead(
    ({ tx }) => writtenPages(tx),
    () => ['pageSeo'],
  ),
  'Admin/getPageSeo': read(({ tx }) => listPages(tx)),
  'Admin/setPageSeo': write((call) => setPage(writeContext(call), call.body, call.actor.adminId)),
  'Admin/resetPageSeo': write((call) => resetPage(writeContext(call), call.body, call.actor.adminId)),
}
