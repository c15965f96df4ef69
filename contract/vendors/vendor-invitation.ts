/** The page of a vendor that an administrator made, and who is asked to hold it (decision 135). */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Email, Instant, text } from '../kit/scalars.ts'
import { CategorySlug } from './category.ts'

export const NewVendorInvitation = z.strictObject({ id: Id, vendorId: Id, email: Email })

export const VendorInvitation = z.strictObject({
  id: Id,
  vendorId: Id,
  email: z.string(),
  expiresAt: Instant,
})
export type VendorInvitation = z.infer<typeof VendorInvitation>

/** What a mail's link is worth, to who has it. */
export const OpenedVendorInvitation = z.strictObject({
  email: z.string(),
  businessName: z.string(),
  category: CategorySlug,
  city: z.string(),
  expiresAt: Instant,
})
export const AcceptedVendorInvitation = z.strictObject({ code: text(200) })
