import { z } from 'zod'
import { Entity, entity } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { GivenPicture } from './media/file.ts'
import { Picture } from './media/picture.ts'
import { RegionSlug } from './kit/place-codes.ts'
import { Day, text } from './kit/scalars.ts'

const STATE = z.enum(['draft', 'published'])
const Story = z.array(text(2000)).max(12)
const Credits = z.array(z.strictObject({ vendorId: Id, role: text(80) })).max(30)
const PICTURES = 60

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
  serverFields: { slug: text(160), pictures: z.array(Picture).max(PICTURES) },
})
export type OwnRealWedding = z.infer<typeof ownRealWedding.Whole>
