/** What administrators did, as it is looked through (decision 101). */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Instant } from '../kit/scalars.ts'
import { ACT_KINDS, ACT_STEPS, ACT_THINGS, ACT_WHENS } from '../lists/admin/register-filters.ts'
import { pageOf, soughtWords } from '../wire/page.ts'

export const RegisterEntry = z.strictObject({
  id: Id,
  at: Instant,
  adminId: Id,
  /** As they were called then. */
  who: z.string(),
  kind: z.enum(ACT_KINDS),
  /** The name of the call. */
  call: z.string(),
  /** The table of what it was about; null where it was about nothing in particular, or that is gone. */
  thing: z.string().nullable(),
  thingId: Id.nullable(),
  coupleId: Id.nullable(),
  vendorId: Id.nullable(),
  /** Of what takes two administrators: whether it was asked, done when another confirmed it, or done where there was no other one. */
  step: z.enum(ACT_STEPS).nullable(),
  /** Who had asked what was confirmed, as they were called then. */
  askedBy: z.string().nullable(),
  /** What it was about is called so today; empty where it has no name, or no longer one. */
  about: z.string(),
})
export type RegisterEntry = z.infer<typeof RegisterEntry>

/** Of a row, each field that changed, by its column. */
const Fields = z.record(z.string(), z.unknown()).nullable()
export const RegisterChange = z.strictObject({
  kind: z.enum(['made', 'changed', 'removed']),
  thing: z.string(),
  label: z.string(),
  before: Fields,
  after: Fields,
})
export type RegisterChange = z.infer<typeof RegisterChange>

export const RegisterRecord = RegisterEntry.extend({ changes: z.array(RegisterChange) })
export type RegisterRecord = z.infer<typeof RegisterRecord>

export const REGISTER_LIST = pageOf(RegisterEntry, {
  filters: {
    q: soughtWords,
    /** Of one administrator. */
    who: Id.optional(),
    kind: z.enum(ACT_KINDS).optional(),
    thing: z.enum(ACT_THINGS).optional(),
    when: z.enum(ACT_WHENS).optional(),
    /** About one couple, vendor or other thing. */
    of: Id.optional(),
  },
  sorts: ['-at'],
})
