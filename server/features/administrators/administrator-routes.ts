import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import {
  acceptInvitation,
  administrators,
  cancelInvitation,
  changeAdministrator,
  inviteAdministrator,
  openInvitation,
  removeAdministrator,
} from './administrator-service.ts'

export const administratorRoutes = (publicUrl: () => string): Handlers => ({
  'Admin/getAdministrators': read(administrators),
  'Admin/inviteAdministrator': write((call) => inviteAdministrator(call, call.body, publicUrl())),
  'Admin/cancelAdminInvitation': write(async ({ params, tx }) => {
    await cancelInvitation(params.id, tx)
    return { id: params.id }
  }),
  'Admin/changeAdministrator': write((call) =>
    changeAdministrator(call, call.params.id, call.body.role, publicUrl()),
  ),
  'Admin/removeAdministrator': write(async (call) => {
    await removeAdministrator(call, call.params.id, publicUrl())
    return { id: call.params.id }
  }),
  'User/getAdminInvitation': read(({ query, now, tx }) => openInvitation(query.code, now, tx)),
  'User/acceptAdminInvitation': write(({ actor, body, now, tx }) => acceptInvitation(actor, body, now, tx)),
})
