import { vendorAudience } from '../../platform/database/change-feed.ts'
import { type Handlers, read, write } from '../../platform/http/call-server.ts'
import {
  acceptVendorInvitation,
  cancelVendorInvitation,
  inviteVendor,
  openVendorInvitation,
  readVendorInvitation,
} from './vendor-invitation-service.ts'

export const vendorInvitationRoutes = (publicUrl: () => string): Handlers => ({
  'Admin/getVendorInvitation': read(({ query, now, tx }) => openVendorInvitation(query.id, now, tx)),
  'Admin/inviteVendor': write(
    (call) => inviteVendor(call, call.body, publicUrl()),
    async ({ body }) => vendorAudience(body.vendorId),
  ),
  'Admin/cancelVendorInvitation': write(async ({ params, tx }) => {
    await cancelVendorInvitation(params.id, tx)
    return { id: params.id }
  }),
  'User/getVendorInvitation': read(({ query, now, tx }) => readVendorInvitation(query.code, now, tx)),
  'User/acceptVendorInvitation': write((call) => acceptVendorInvitation(call, call.body.code)),
})
