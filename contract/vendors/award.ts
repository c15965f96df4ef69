import { z } from 'zod'
import { CategorySlug } from './category.ts'
import { Entity, baseVersion } from '../kit/entity.ts'
import { Id } from '../kit/ids.ts'
import { Instant, text } from '../kit/scalars.ts'
import { AWARD_ROWS_MOST, CITATION_MAX } from '../lists/vendors/award-limits.ts'
import { VendorNamed } from './vendor-named.ts'

const Year = z.int().min(2000).max(2100)
const Place = z.enum(['winner', 'finalist'])

export const Award = Entity.extend({
  year: Year,
  category: CategorySlug,
  vendorId: Id,
  place: Place,
  citation: text(CITATION_MAX, 0),
  /** Another won the same with it, ex aequo; said of a vendor's own. */
  tied: z.boolean().optional(),
})
export type Award = z.infer<typeof Award>

/** As administrators read it: with its vendor, whether visitors see that or not. */
export const AdminAward = Award.extend({
  vendor: VendorNamed,
})
export type AdminAward = z.infer<typeof AdminAward>

export const NewAward = Award.omit({ createdAt: true, updatedAt: true, version: true, tied: true })
/** To whom it was given stays: what was given to the wrong one is deleted, and given anew. */
export const AwardChange = NewAward.omit({ id: true, vendorId: true }).partial().extend(baseVersion)
export type AwardChange = z.infer<typeof AwardChange>

/** The awards of a year, out together or not at all. Its version grows with whatever is written in it. */
export const AwardEdition = Entity.extend({
  year: Year,
  /** Null while it is prepared out of sight. */
  publishedAt: Instant.nullable(),
})
export type AwardEdition = z.infer<typeof AwardEdition>

/** Publishes an edition or takes it back, as it was seen. */
export const EditionAct = z.strictObject({ id: Id, baseVersion: z.int().min(1) })
export type EditionAct = z.infer<typeof EditionAct>

/** A row of a file, in the words that stand there. */
export const AwardRow = z.strictObject({
  /** Its place in the file, from 1. */
  line: z.int().min(1).max(1_000_000),
  year: text(20, 0),
  category: text(80, 0),
  place: text(40, 0),
  /** An id, the name in an address, a mail address, or what it is called. */
  vendor: text(200, 0),
  citation: text(CITATION_MAX + 100, 0),
})
export type AwardRow = z.infer<typeof AwardRow>
export type AwardRowField = Exclude<keyof AwardRow, 'line'>

const RowVendor = z.strictObject({
  id: Id,
  name: text(120),
  city: text(80, 0),
  category: CategorySlug,
  isPublic: z.boolean(),
})
export type RowVendor = z.infer<typeof RowVendor>

/** What a row becomes, or what keeps it from that. */
export const ReadAwardRow = z.strictObject({
  line: z.int(),
  year: z.int().nullable(),
  category: CategorySlug.nullable(),
  place: Place.nullable(),
  vendor: RowVendor.nullable(),
  citation: z.string(),
  faults: z.array(
    z.strictObject({
      field: z.enum(['year', 'category', 'place', 'vendor', 'citation']),
      message: z.string(),
    }),
  ),
  /** Whom the vendor's words may mean, where they name nobody, or several. */
  choices: z.array(RowVendor),
})
export type ReadAwardRow = z.infer<typeof ReadAwardRow>

export const AwardRows = z.strictObject({ rows: z.array(AwardRow).min(1).max(AWARD_ROWS_MOST) })
/** All of them or none, into editions that are not out. */
export const AwardImport = z.strictObject({ awards: z.array(NewAward).min(1).max(AWARD_ROWS_MOST) })
