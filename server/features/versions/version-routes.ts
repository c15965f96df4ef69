import { type Handlers, read } from '../../platform/http/call-server.ts'
import { contentAt, listVersions } from './content-versions.ts'

export const versionRoutes: Handlers = {
  'Admin/getVersions': read(({ query, tx, now }) => listVersions(query, { tx, now })),
  'Admin/getVersion': read(({ query, tx }) => contentAt(query, tx)),
}
