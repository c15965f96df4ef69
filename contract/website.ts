import { z } from 'zod'
import { Entity, baseVersion } from './entity.ts'
import { Id } from './ids.ts'
import { Picture } from './picture.ts'
import { Day, text } from './scalars.ts'

const websiteFields = {
  theme: z.enum(['ulivo', 'carta', 'limoni', 'mare', 'sera', 'campo']),
  title: text(160),
  welcome: text(2000, 0),
  story: z.array(z.strictObject({ title: text(160, 0), text: text(4000) })).max(20),
  events: z
    .array(
      z.strictObject({
        id: Id,
        title: text(160),
        day: Day,
        time: text(5, 0),
        place: text(160),
        address: text(300, 0),
        mapUrl: text(500, 0),
      }),
    )
    .max(12),
  gallery: z.array(Picture).max(100),
  rsvp: z.strictObject({ open: z.boolean(), deadline: Day.nullable() }),
  gifts: z.strictObject({
    iban: text(34, 0),
    holder: text(120, 0),
    links: z.array(z.strictObject({ label: text(120), url: text(500) })).max(20),
  }),
  faq: z.array(z.strictObject({ question: text(200), answer: text(1500) })).max(30),
  published: z.boolean(),
  indexed: z.boolean(),
  hasPassword: z.boolean(),
}

export const WeddingWebsite = Entity.extend({ coupleId: Id, ...websiteFields })
export type WeddingWebsite = z.infer<typeof WeddingWebsite>

export const WeddingWebsiteChange = z
  .strictObject(websiteFields)
  .omit({ hasPassword: true })
  .partial()
  .extend({
    password: text(100).nullable().optional(),
    ...baseVersion,
  })
export type WeddingWebsiteChange = z.infer<typeof WeddingWebsiteChange>
