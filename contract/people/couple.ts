import { z } from 'zod'
import { Entity, baseVersion } from '../kit/entity.ts'
import { GivenPicture } from '../media/file.ts'
import { Id } from '../kit/ids.ts'
import { Picture } from '../media/picture.ts'
import { ProvinceCode, RegionSlug } from '../kit/place-codes.ts'
import { Day, Email, Instant, Phone, text } from '../kit/scalars.ts'

export const Ceremony = z.enum(['civile', 'religiosa', 'simbolica'])
export type Ceremony = z.infer<typeof Ceremony>

export const Partner = z.strictObject({
  firstName: text(60),
  lastName: text(60, 0).default(''),
  email: Email.optional(),
  phone: Phone.optional(),
})
export type Partner = z.infer<typeof Partner>

const coupleFields = {
  partners: z.array(Partner).min(1).max(2),
  weddingDate: Day.nullable().default(null),
  place: z
    .strictObject({
      region: RegionSlug.optional(),
      province: ProvinceCode.optional(),
      city: text(80).optional(),
    })
    .default({}),
  guestCount: z.int().min(1).max(2000).nullable().default(null),
  ceremony: Ceremony.nullable().default(null),
  style: text(120, 0).default(''),
  photo: Picture.nullable().default(null),
}

/** A couple: one wedding, one or two members. `uid` is the identity of the member who asks. */
export const Couple = Entity.extend({
  uid: text(128),
  ...coupleFields,
  /** Who has joined: which partner each signed-in identity is. */
  members: z
    .array(z.strictObject({ uid: text(128), partner: z.enum(['one', 'two']), joinedAt: Instant }))
    .max(2),
  active: z.boolean(),
  deactivationReason: text(500).optional(),
})
export type Couple = z.infer<typeof Couple>

/** One of the two as they see each other: by which address, since when, last used when. */
export const CoupleMember = z.strictObject({
  uid: text(128),
  partner: z.enum(['one', 'two']),
  /** Null only where the provider of identities has told none. */
  email: Email.nullable(),
  joinedAt: Instant,
  /** By any device that is signed in; null where none is. */
  lastUsedAt: Instant.nullable(),
  /** Whether who asks may take this one out of the wedding; of oneself, whether one may leave. */
  removable: z.boolean(),
})
export type CoupleMember = z.infer<typeof CoupleMember>

/** A couple as administrators list it: with the addresses that its members sign in with. */
export const ListedCouple = Couple.extend({ emails: z.array(Email) })
export type ListedCouple = z.infer<typeof ListedCouple>

/** The profile a signed-in identity registers. Without an id the server makes one. */
export const NewCouple = z.strictObject({
  id: Id.optional(),
  ...coupleFields,
  photo: GivenPicture.nullable().default(null),
})
export type NewCouple = z.input<typeof NewCouple>

export const CoupleChange = z
  .strictObject({
    partners: coupleFields.partners.optional(),
    weddingDate: Day.nullable().optional(),
    place: coupleFields.place.unwrap().optional(),
    guestCount: z.int().min(1).max(2000).nullable().optional(),
    ceremony: Ceremony.nullable().optional(),
    style: text(120, 0).optional(),
    photo: GivenPicture.nullable().optional(),
  })
  .extend(baseVersion)
export type CoupleChange = z.infer<typeof CoupleChange>

/** An invitation for the second partner: one use, seven days. The code is shown once. */
export const CoupleInvitation = z.strictObject({ code: text(128), url: text(500), expiresAt: Instant })
export type CoupleInvitation = z.infer<typeof CoupleInvitation>

/** What is said of an invitation to who holds its code: the first name of who sends it. */
export const PartnerInvitation = z.strictObject({ name: text(60), expiresAt: Instant })
export type PartnerInvitation = z.infer<typeof PartnerInvitation>

export const FAVORITE_STATUSES = ['saved', 'contacted', 'quoted', 'booked', 'discarded'] as const
export const FavoriteStatus = z.enum(FAVORITE_STATUSES)
export type FavoriteStatus = z.infer<typeof FavoriteStatus>
