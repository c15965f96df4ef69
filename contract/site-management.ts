import { z } from 'zod'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Picture } from './picture.ts'
import { Day, Instant, text } from './scalars.ts'

/** What administrators keep: requests and notes, homepage backgrounds, paid placements, the dashboard. */
export const AssistanceRequest = Entity.extend({
  number: text(20),
  fromType: z.enum(['couple', 'vendor', 'visitor']),
  fromId: Id.nullable(),
  category: text(60),
  subject: text(200),
  text: text(4000),
  state: z.enum(['open', 'in_progress', 'solved', 'closed']),
  assignedTo: Id.nullable(),
})
export type AssistanceRequest = z.infer<typeof AssistanceRequest>

export const RequestNote = Entity.extend({ requestId: Id, authorId: Id, text: text(4000) })
export type RequestNote = z.infer<typeof RequestNote>

export const HomepageBackground = Entity.extend({ picture: Picture, side: z.enum(['left', 'right']) })
export type HomepageBackground = z.infer<typeof HomepageBackground>
export const NewHomepageBackground = z.strictObject({
  id: Id,
  picture: Picture,
  side: z.enum(['left', 'right']).default('left'),
})

const placementFields = {
  vendorId: Id,
  placement: z.enum(['home', 'list', 'category']),
  from: Day,
  to: Day,
  weight: z.int().min(1).max(100),
}
export const VendorVisibility = Entity.extend(placementFields)
export type VendorVisibility = z.infer<typeof VendorVisibility>
export const NewVendorVisibility = z.strictObject({ id: Id, ...placementFields })
export const VendorVisibilityChange = z.strictObject(placementFields).partial().extend(baseVersion)

export const ManageActive = z.strictObject({ id: Id, active: z.boolean(), reason: text(500, 0).default('') })

const trend = z.array(z.strictObject({ day: Day, count: z.int() }))
export const AdminDashboard = z.strictObject({
  couples: z.int(),
  vendors: z.int(),
  activeVendors: z.int(),
  bookings: z.int(),
  openRequests: z.int(),
  revenueCents: z.int(),
  newCouples: trend,
  newVendors: trend,
})
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const VendorAnalytics = z.strictObject({
  vendorId: Id,
  views: z.int(),
  contacts: z.int(),
  favorites: z.int(),
  bookings: z.int(),
  byDay: z.array(z.strictObject({ day: Day, views: z.int(), contacts: z.int() })),
})
export type VendorAnalytics = z.infer<typeof VendorAnalytics>

export const VendorDashboard = VendorAnalytics.extend({
  toAnswer: z.int(),
  unread: z.int(),
  completeness: z.int(),
  since: Instant,
})
