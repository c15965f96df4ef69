import { z } from 'zod'
import { Couple } from './couple.ts'
import { ADMIN_ROLES } from '../lists/admin/admin-roles.ts'
import { Id } from '../kit/ids.ts'
import { Email, text } from '../kit/scalars.ts'
import { TypedCode } from './second-factor.ts'
import { Vendor, VendorPrivate } from '../vendors/vendor.ts'

export const UserType = z.enum(['vendor', 'couple', 'admin'])
export type UserType = z.infer<typeof UserType>

/** The request of the exchange. The Firebase ID token that proves it is the Bearer token of the same request. */
export const LoginRequest = z.strictObject({
  userName: Email,
  uid: text(128),
  /** Of the second factor, where an administrator has one. */
  code: TypedCode.optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const AdminProfile = z.strictObject({
  id: Id,
  uid: text(128),
  email: Email,
  name: text(120),
  role: z.enum(ADMIN_ROLES),
  /** The company asks a second factor of everybody, and this one has none yet. */
  owesSecondFactor: z.literal(true).optional(),
})
export type AdminProfile = z.infer<typeof AdminProfile>

/** A vendor that an administrator made has no account yet: no uid, and no address of one. */
export const VendorProfile = Vendor.extend({
  uid: text(128).optional(),
  private: VendorPrivate.partial({ accountEmail: true }),
})
export type VendorProfile = z.infer<typeof VendorProfile>

/** `type` is null for a signed-in identity that has no profile yet: the app then finishes the registration. */
export const LoginResponse = z.discriminatedUnion('type', [
  z.strictObject({ token: z.string(), type: z.literal('couple'), value: Couple }),
  z.strictObject({ token: z.string(), type: z.literal('vendor'), value: VendorProfile }),
  z.strictObject({ token: z.string(), type: z.literal('admin'), value: AdminProfile }),
  z.strictObject({ token: z.null(), type: z.null(), value: z.null() }),
])
export type LoginResponse = z.infer<typeof LoginResponse>
