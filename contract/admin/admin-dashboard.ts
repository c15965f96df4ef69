/** The whole site as administrators see it first: what waits for them, and how it is doing over a span that ends today. */
import { z } from 'zod'
import { Id } from '../kit/ids.ts'
import { Day, Instant } from '../kit/scalars.ts'
import { DASHBOARD_SPANS, DUTIES, JOBS, JOB_FAULTS } from '../lists/admin/dashboard.ts'

export const DashboardDays = z.coerce.number().pipe(z.union(DASHBOARD_SPANS.map((days) => z.literal(days))))

/** Over the span, and over as many days before it. */
export const Compared = z.strictObject({ now: z.int(), before: z.int() })
export type Compared = z.infer<typeof Compared>
const Owed = z.strictObject({ count: z.int(), cents: z.int() })

export const AdminDashboard = z.strictObject({
  /** First and last day of the span, Italy's. */
  from: Day,
  to: Day,
  /** The longest wait first; what nothing waits of is left out. */
  duties: z.array(z.strictObject({ what: z.enum(DUTIES), count: z.int(), since: Instant })),
  couples: z.strictObject({
    all: z.int(),
    new: Compared,
    /** Of which one of the two was there in the last seven days. */
    active: z.int(),
  }),
  vendors: z.strictObject({
    active: z.int(),
    drafts: z.int(),
    suspended: z.int(),
    /** Who has a plan that is paid for. */
    paying: z.int(),
    new: Compared,
  }),
  /** Bookings that were asked for in the span, by how far they have come since. */
  bookings: z.strictObject({
    requests: Compared,
    quoted: z.int(),
    accepted: z.int(),
    confirmed: z.int(),
    /** The vendor has said nothing, or let the time pass. */
    unanswered: z.int(),
  }),
  /** In cents; null for who has nothing to do with money. What was invoiced and has come in are sums of the ledger. */
  money: z
    .strictObject({
      /** Of the plans that hold today, at the prices of today, without VAT: a year's a twelfth. */
      monthly: z.int(),
      /** What came in, VAT included. */
      received: Compared,
      overdue: Owed.extend({ since: Day.nullable() }),
      /** Not yet late. */
      due: Owed,
      /** Vendors whose paid time ended in the span and was not followed by another. */
      left: z.int(),
    })
    .nullable(),
  /** Twelve months, the one under way last. @example { month: '2026-11', invoiced: 4900, couples: 12, vendors: 3 } */
  months: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        /** Without VAT, in cents; null as `money` is. */
        invoiced: z.int().nullable(),
        couples: z.int(),
        vendors: z.int(),
      }),
    )
    .length(12),
  /** Mails that have not gone yet, and those of them that a mail server refused before; since when the oldest waits. */
  mails: z.strictObject({ waiting: z.int(), refused: z.int(), since: Instant.nullable() }),
  /** How each was the last time; `at` is null for one that has not ended here yet. */
  jobs: z.array(z.strictObject({ name: z.enum(JOBS), at: Instant.nullable(), failed: z.boolean() })),
  /** What failed in the last days, the newest first, a few at most. */
  failures: z.array(
    z.strictObject({
      id: Id,
      name: z.enum(JOBS),
      at: Instant,
      why: z.enum(JOB_FAULTS),
      /** As the program calls it, for who looks into its log; empty where it has none. @example '57P01' */
      code: z.string(),
      /** The same work has been done since: there is nothing to try again. */
      mended: z.boolean(),
    }),
  ),
  /** What it runs on. */
  system: z.strictObject({
    version: z.string(),
    /** The PostgreSQL behind it. @example '17.2' */
    database: z.string(),
    /** Devices that called in the last thirty days, by the protocol their app spoke last; null where it was not the app. Newest first. */
    apps: z.array(z.strictObject({ version: z.int().nullable(), devices: z.int() })),
    /** Changes that this process has yet to tell, and how long the one told last had waited, in milliseconds. */
    feed: z.strictObject({ waiting: z.int(), lagMs: z.number() }),
    /** Of the disk that files and mails are on, in bytes; null where it cannot be told. */
    disk: z.strictObject({ free: z.number(), all: z.number() }).nullable(),
  }),
})
export type AdminDashboard = z.infer<typeof AdminDashboard>
