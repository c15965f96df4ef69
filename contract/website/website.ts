import { z } from 'zod'
import { entity } from '../kit/entity.ts'
import { isIban } from '../kit/iban.ts'
import { Id } from '../kit/ids.ts'
import { Picture } from '../media/picture.ts'
import { Day, Instant, WebUrl, text } from '../kit/scalars.ts'
import { WEDDING_THEMES, type WeddingTheme } from './wedding-themes.ts'

const Theme = z.enum(WEDDING_THEMES.map(({ slug }) => slug) as [WeddingTheme, ...WeddingTheme[]])

/**
 * The address of a website, `/wedding/{id}`: 128 random bits as base64url, made by the server. It is no couple's id and
 * says nothing of one: a couple's id is known to every vendor it has written to. Taken loosely here, so that whatever
 * names nothing is a 404 and not a malformed request.
 */
export const WebsiteId = text(64)

const Time = z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)])
const MaybeUrl = z.union([z.literal(''), WebUrl])

export const StoryPart = z.strictObject({
  id: Id,
  title: text(160, 0),
  when: text(60, 0),
  text: text(4000, 0),
})
export type StoryPart = z.infer<typeof StoryPart>

/** `time` and `endTime` are of the clock on the wall in Italy, or empty. */
export const WeddingEvent = z.strictObject({
  id: Id,
  title: text(160),
  day: Day,
  time: Time,
  endTime: Time,
  place: text(160, 0),
  address: text(300, 0),
  mapUrl: MaybeUrl,
  notes: text(600, 0),
})
export type WeddingEvent = z.infer<typeof WeddingEvent>

export const GiftLink = z.strictObject({ id: Id, label: text(120), url: WebUrl })
export type GiftLink = z.infer<typeof GiftLink>

export const FaqEntry = z.strictObject({ id: Id, question: text(200), answer: text(1500) })
export type FaqEntry = z.infer<typeof FaqEntry>

/** What the couple writes; all of it plain text. */
const content = {
  theme: Theme,
  title: text(160, 0),
  welcome: text(2000, 0),
  cover: Picture.nullable(),
  giftText: text(1000, 0),
  giftIban: text(34, 0).refine((iban) => iban === '' || isIban(iban), {
    message: 'Questo IBAN non è giusto.',
  }),
  giftHolder: text(120, 0),
}
const settings = {
  /** A picture of the gallery that is shown on the website, by its file; it goes before `cover`. */
  coverId: Id.nullable(),
  /** Whether guests may answer at all. */
  rsvpOpen: z.boolean(),
  /** The last day on which they may, in Italy. */
  rsvpDeadline: Day.nullable(),
  /** Whether who has no invitation of their own may answer too, with a name alone. */
  rsvpGeneral: z.boolean(),
  rsvpNote: text(500, 0),
  published: z.boolean(),
  /** Whether search engines may have it; a page with a password never. */
  indexed: z.boolean(),
}

/** A couple has one; its id is the couple's; its first change makes it. The password itself is in no answer. */
export const weddingWebsite = entity('coupleId', {
  fields: { ...content, ...settings },
  serverFields: { publicId: WebsiteId, hasPassword: z.boolean() },
  lists: {
    story: [StoryPart, 20],
    events: [WeddingEvent, 12],
    gallery: [Picture, 100],
    giftLinks: [GiftLink, 20],
    faq: [FaqEntry, 30],
  },
})

export const WeddingWebsite = weddingWebsite.Whole
export type WeddingWebsite = z.infer<typeof WeddingWebsite>
export type WeddingWebsiteChange = z.infer<typeof weddingWebsite.Change>

/** Null takes the password away. */
export const WebsitePassword = z.strictObject({ password: text(100, 4).nullable() })

/** What a guest sees of a page with a password that has not been said yet: its colours. */
export const LockedWebsite = z.strictObject({ locked: z.literal(true), id: WebsiteId, theme: Theme })

/** What a guest sees. It names no couple, no account and no invitation. */
export const OpenWebsite = z.strictObject({
  locked: z.literal(false),
  id: WebsiteId,
  /** First names. */
  names: z.array(text(60)).max(2),
  weddingDate: Day.nullable(),
  place: text(80, 0),
  ...content,
  ...WeddingWebsite.pick({ story: true, events: true, gallery: true, giftLinks: true, faq: true }).shape,
  rsvp: z.strictObject({
    state: z.enum(['off', 'open', 'closed']),
    deadline: Day.nullable(),
    general: z.boolean(),
    note: text(500, 0),
  }),
  indexed: z.boolean(),
  updatedAt: Instant,
})
export type OpenWebsite = z.infer<typeof OpenWebsite>

export const PublicWebsite = z.union([LockedWebsite, OpenWebsite])
export type PublicWebsite = z.infer<typeof PublicWebsite>

/** Sent with `getSiteWeddingCoupleById` by who has said the password. */
export const WEBSITE_KEY_HEADER = 'X-Wedding-Key'
