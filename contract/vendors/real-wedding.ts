import { z } from 'zod'
import { Entity, entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'
import { RegionSlug } from '../kit/place-codes.ts'
import { Day, Instant, text } from '../kit/scalars.ts'

const STATE = z.enum(['draft', 'published'])
const Story = z.array(text(2000)).max(12)
const Credits = z.array(z.strictObject({ vendorId: Id, role: text(80) })).max(30)
const PICTURES = 60

/** What administrators took off its vendor's page, and why; `asked`: the vendor has published it anew, and it is read again first. */
const TakenOff = z.strictObject({ state: z.enum(['off', 'asked']), reason: text(500), at: Instant })

/** A wedding as everybody reads it, once its vendor has published it. */
export const RealWedding = Entity.extend({
  vendorId: Id,
  slug: text(160),
  title: text(160),
  couple: text(80),
  date: Day,
  city: text(80),
  region: RegionSlug,
  guestCount: z.int().positive().max(100_000).optional(),
  style: text(80, 0).optional(),
  quote: text(300, 0).optional(),
  story: Story,
  pictures: z.array(Picture).max(PICTURES),
  credits: Credits,
  state: STATE,
})
export type RealWedding = z.infer<typeof RealWedding>

/** The same as its vendor writes it: a draft may lack everything but a title. */
export const ownRealWedding = entity('vendorId', {
  fields: {
    title: text(160),
    couple: text(80, 0).default(''),
    date: Day.nullable().default(null),
    city: text(80, 0).default(''),
    region: RegionSlug.nullable().default(null),
    /** 0 where it is not said. */
    guestCount: z.int().min(0).max(100_000).default(0),
    style: text(80, 0).default(''),
    quote: text(300, 0).default(''),
    /** Its paragraphs. */
    story: Story.default([]),
    /** The first opens its page and stands in the lists. */
    pictures: z.array(GivenPicture).max(PICTURES).default([]),
    credits: Credits.default([]),
    /** The vendor says that the couple agrees to all of it being read by everybody; readers are not told. */
    consent: z.boolean().default(false),
    state: STATE.default('draft'),
  },
  serverFields: {
    slug: text(160),
    pictures: z.array(Picture).max(PICTURES),
    takenOff: TakenOff.nullable(),
    /** When an administrator last read it; what was written since is read anew. */
    readAt: Instant.nullable(),
  },
})
export type OwnRealWedding = z.infer<typeof ownRealWedding.Whole>

/** As administrators read it. */
export const QueuedWedding = ownRealWedding.Whole.extend({
  vendorName: text(120),
  /** Why nobody sees it although it is out: its vendor's page is not public, or its plan shows none. */
  hidden: z.enum(['vendor', 'plan']).optional(),
  /** Those who are credited and still here. */
  creditNames: z.array(z.strictObject({ role: text(80), name: text(120) })),
})
export type QueuedWedding = z.infer<typeof QueuedWedding>

export const WeddingQueue = z.enum(['da-leggere', 'letti', 'tolti'])
export type WeddingQueue = z.infer<typeof WeddingQueue>

/** The version that was read: what its vendor has written since is not what is judged. */
const version = z.int().positive()
export const WeddingVerdict = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('read'), version }),
  z.strictObject({ verdict: z.literal('takeOff'), version, reason: text(500) }),
  z.strictObject({ verdict: z.literal('putBack'), version }),
])
export type WeddingVerdict = z.infer<typeof WeddingVerdict>
