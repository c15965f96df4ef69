import { z } from 'zod'
import { AcceptedAdminInvitation, OpenedAdminInvitation } from '../admin/administrator.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { ADMIN_ROLES } from '../lists/admin/admin-roles.ts'
import { AppConfig, Health } from '../wire/app-config.ts'
import { AccountSession } from '../people/session.ts'
import { AcceptedVendorInvitation, OpenedVendorInvitation } from '../vendors/vendor-invitation.ts'
import { LoginRequest, LoginResponse } from '../people/user.ts'
import { type Call, Done, byId } from './call.ts'

export const USER_CALLS = {
  'User/login': { body: LoginRequest, reply: LoginResponse },
  'User/logout': { reply: z.strictObject({ ok: z.literal(true) }) },
  'User/me': { reply: LoginResponse },
  'User/getSessions': { reply: z.array(AccountSession) },
  'User/endSession': { params: byId, reply: Done },
  /** By a proof of identity: notes whether it says that the address is proved, as a sign-in does. */
  'User/proveAddress': { reply: z.strictObject({ proved: z.boolean() }) },
  'User/endOtherSessions': { reply: z.strictObject({ ended: z.int().min(0) }) },
  'User/getAdminInvitation': { query: z.strictObject({ code: text(200) }), reply: OpenedAdminInvitation },
  /** By a proof of identity without a profile, of the address that the invitation went to. */
  'User/acceptAdminInvitation': {
    body: AcceptedAdminInvitation,
    reply: z.strictObject({ id: Id, role: z.enum(ADMIN_ROLES) }),
  },
  'User/getVendorInvitation': { query: z.strictObject({ code: text(200) }), reply: OpenedVendorInvitation },
  /** By a proof of identity without a profile, of the address that the invitation went to: it holds the page from then on. */
  'User/acceptVendorInvitation': { body: AcceptedVendorInvitation, reply: Done },
  ping: { reply: z.strictObject({ ok: z.literal(true) }) },
  health: { reply: Health },
  config: { reply: AppConfig },
} as const satisfies Record<string, Call>
