import { z } from 'zod'
import { Entity, baseVersion } from './kit/entity.ts'
import { Id } from './kit/ids.ts'
import { text } from './kit/scalars.ts'

const seoFields = {
  vendorId: Id.nullable(),
  path: text(300, 0),
  title: text(120, 0),
  description: text(320, 0),
  keywords: z.array(text(60)).max(30),
}

export const SeoRecord = Entity.extend(seoFields)
export type SeoRecord = z.infer<typeof SeoRecord>
export const NewSeoRecord = z.strictObject({ id: Id, ...seoFields })
export const SeoRecordChange = z.strictObject(seoFields).partial().extend(baseVersion)
/** By vendor or by path of a page. */
export const SeoQuery = z.strictObject({ vendorId: Id.optional(), path: text(300).optional() })
