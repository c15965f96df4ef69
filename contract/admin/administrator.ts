/** Who administers, and who is invited to (decision 102). */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Email, Instant, text } from '../kit/scalars.ts'
import { ADMIN_ROLES } from '../lists/admin/admin-roles.ts'

const Role = z.enum(ADMIN_ROLES)

export const Administrator = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Whether sign-in asks them for a code. */
  secondFactor: z.boolean(),
  /** When a session of theirs was last used; null where none is open. */
  lastSeenAt: Instant.nullable(),
  /** Who asks. */
  self: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>

export const AdminInvitation = z.strictObject({
  id: Id,
  email: z.string(),
  role: Role,
  expiresAt: Instant,
})
export type AdminInvitation = z.infer<typeof AdminInvitation>

export const Administrators = z.strictObject({
  people: z.array(Administrator),
  /** Those that are still good. */
  invitations: z.array(AdminInvitation),
})
export type Administrators = z.infer<typeof Administrators>

export const NewAdminInvitation = z.strictObject({ id: Id, email: Email, role: Role })
export const AdministratorChange = z.strictObject({ role: Role })

/** What a mail's link is worth, to who has it. */
export const OpenedAdminInvitation = z.strictObject({
  email: z.string(),
  role: Role,
  expiresAt: Instant,
  /** The name of who invites. */
  by: z.string(),
})
export const AcceptedAdminInvitation = z.strictObject({ code: text(200), name: text(120) })
