import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { ENVELOPE_MOST, GUEST_MOST } from '../lists/plan/guest-lists.ts'
import { MAX_COMPANIONS } from './rsvp-limits.ts'
import { Instant, text } from '../kit/scalars.ts'
import { WebsiteId } from './website.ts'

/** 128 random bits as base64url, made by the couple's device: the link can be handed out before there is a network. */
const InvitationCode = z.string().regex(/^[\w-]{22}$/)

const InvitedPerson = z.strictObject({ name: text(GUEST_MOST.name) })
export type InvitedPerson = z.infer<typeof InvitedPerson>

const invitationFields = {
  /** The guest, or the family, as on the envelope. */
  name: text(ENVELOPE_MOST),
  /** The persons whom the couple has named: so many of its places, and no more. */
  people: z
    .array(InvitedPerson)
    .max(1 + MAX_COMPANIONS)
    .default([]),
  /** How many may come with who answers. */
  maxCompanions: z.int().min(0).max(MAX_COMPANIONS),
}

/** Who is invited. The code is the guest's only key: nobody but the couple reads it. */
export const invitation = entity('coupleId', {
  fields: invitationFields,
  fixed: { code: InvitationCode },
})

export const Invitation = invitation.Whole
export type Invitation = z.infer<typeof Invitation>
export type NewInvitation = z.infer<typeof invitation.New>
export type InvitationChange = z.infer<typeof invitation.Change>

/** Who comes along; one without a name is a head all the same. */
const Companion = z.strictObject({ name: text(120, 0), diet: text(200, 0) })
export type Companion = z.infer<typeof Companion>

const answerFields = {
  name: text(120),
  attending: z.boolean(),
  companions: z.array(Companion).max(MAX_COMPANIONS),
  diet: text(300, 0),
  message: text(1000, 0),
}

/** A guest's answer: one for an invitation, whose id it then has; those of the general link have their own. */
export const rsvpAnswer = entity('coupleId', {
  fields: answerFields,
  fixed: { invitationId: Id.nullable() },
  serverFields: { answeredAt: Instant },
})

export const RsvpAnswer = rsvpAnswer.Whole
export type RsvpAnswer = z.infer<typeof RsvpAnswer>

/**
 * What a guest sends: `link` is an invitation's code, or the website's own id where the couple lets anyone answer.
 * `id` is made by the guest's device and counts only for the latter: the same again corrects the same answer.
 */
export const GuestAnswer = z.strictObject({
  id: Id,
  link: text(64),
  /** For the website's own id, where a password is before the page: what saying it gave. */
  key: text(64).optional(),
  ...answerFields,
})
export type GuestAnswer = z.infer<typeof GuestAnswer>

/** Nothing of what was answered: it is kept with the request's key. */
export const AnswerReceipt = z.strictObject({
  id: Id,
  attending: z.boolean(),
  version: z.int().positive(),
  answeredAt: Instant,
})
export type AnswerReceipt = z.infer<typeof AnswerReceipt>

/** An invitation as its guest sees it, with what they last answered. */
export const GuestInvitation = z.strictObject({
  website: WebsiteId,
  ...invitationFields,
  answer: z.strictObject({ ...answerFields, answeredAt: Instant }).nullable(),
})
export type GuestInvitation = z.infer<typeof GuestInvitation>
