import type { RegisterEntry } from '#contract/admin/admin-register.ts'
import { type Handlers, read } from '../../platform/http/call-server.ts'
import { listed } from '../../platform/paged-list.ts'
import { REGISTER_COLUMNS, registerList, registerPeople, registerRecord } from './register-list.ts'

export const registerRoutes: Handlers = {
  'Admin/getRegister': listed<'Admin/getRegister', RegisterEntry>(registerList, 'registro', REGISTER_COLUMNS),
  'Admin/getRegisterPeople': read(({ tx }) => registerPeople(tx)),
  'Admin/getRegisterEntry': read(({ query, tx }) => registerRecord(query.id, tx)),
}
