import { z } from 'zod'
import { Entity, entity } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { text } from '../kit/scalars.ts'
import { PROJECT_PICTURES } from '../lists/vendors/project-ready.ts'
import { GivenPicture } from '../media/file.ts'
import { Picture } from '../media/picture.ts'

/** `YYYY-MM`; empty where it is not said. */
const Month = z
  .string()
  .max(7)
  .regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/)
const Pictures = z.array(Picture).max(PROJECT_PICTURES)

const told = {
  title: text(160),
  place: text(80, 0),
  month: Month,
  text: text(2000, 0),
  position: z.int().min(0).max(10_000),
}

/** A vendor's work as everybody reads it, once its vendor has published it. */
export const ShownProject = Entity.extend({ vendorId: Id, ...told, pictures: Pictures })
export type ShownProject = z.infer<typeof ShownProject>

/** The same as its vendor writes it: a draft may lack everything but a title. */
export const portfolioProject = entity('vendorId', {
  fields: {
    title: told.title,
    place: told.place.default(''),
    month: told.month.default(''),
    text: told.text.default(''),
    /** The first stands on the vendor's page. */
    pictures: z.array(GivenPicture).max(PROJECT_PICTURES).default([]),
    /** The vendor says that the couple agrees to all of it being read by everybody; readers are not told. */
    consent: z.boolean().default(false),
    state: z.enum(['draft', 'published']).default('draft'),
    position: told.position,
  },
  serverFields: { pictures: Pictures },
})
export type PortfolioProject = z.infer<typeof portfolioProject.Whole>
