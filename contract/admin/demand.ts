/** What is looked for, where, and who there is to answer: counted, and nobody is among it by name (decision 117). */
import { z } from 'zod'
import { Compared, DashboardDays } from './admin-dashboard.ts'
import { CategorySlug } from '../vendors/category.ts'
import { ProvinceCode, RegionSlug } from '../kit/place-codes.ts'
import { Day, text } from '../kit/scalars.ts'
import { SEARCHES_AT_ONCE, WORDS_SHOWN } from '../lists/analytics/demand.ts'

/** A list that somebody asked for, as its address has it: what is no category and no place is told, and counts nowhere. */
const AskedSearch = z.strictObject({
  q: text(120).optional(),
  category: text(40).optional(),
  region: text(40).optional(),
  province: text(4).optional(),
  city: text(80).optional(),
  around: z.enum(['provinces']).optional(),
})
export type AskedSearch = z.infer<typeof AskedSearch>

/** Lists asked for since the last telling, in their order. */
export const AskedSearches = z.strictObject({ searches: z.array(AskedSearch).min(1).max(SEARCHES_AT_ONCE) })

export const DemandAsked = z.strictObject({
  days: DashboardDays.default(30),
  /** Of this one alone. */
  category: CategorySlug.optional(),
})
export type DemandAsked = z.infer<typeof DemandAsked>

/** A question that was asked often enough to be nobody's, with what it found. */
const AskedWords = z.strictObject({
  /** Folded, without the kind and the place that they name; empty where nothing else was asked. */
  words: text(80, 0),
  category: CategorySlug.nullable(),
  region: RegionSlug.nullable(),
  province: ProvinceCode.nullable(),
  searches: z.int(),
  /** Of these, those that found nobody. */
  without: z.int(),
  /** How many it found the last time. */
  results: z.int(),
})
export type AskedWords = z.infer<typeof AskedWords>

/** A province, or what says a region alone. */
const DemandPlace = z.strictObject({
  region: RegionSlug,
  province: ProvinceCode.nullable(),
  /** That are out now, where they are. */
  vendors: z.int(),
  /** Bookings that were asked for, where the wedding is, or else the vendor. */
  requests: Compared,
  searches: Compared,
  /** Openings of the pages of its vendors. */
  views: Compared,
  /** Whose wedding is to come there; of all categories alone. */
  couples: z.int().nullable(),
})
export type DemandPlace = z.infer<typeof DemandPlace>

export const Demand = z.strictObject({
  from: Day,
  to: Day,
  searches: Compared,
  without: Compared,
  /** Days on which there were any, in their order. */
  byDay: z.array(z.strictObject({ day: Day, searches: z.int(), without: z.int() })).max(366),
  /** The most asked first. */
  asked: z.array(AskedWords).max(WORDS_SHOWN),
  /** Those that most often found nobody first. */
  unmet: z.array(AskedWords).max(WORDS_SHOWN),
  /** Searches whose words are too rare to be shown. */
  rare: z.int(),
  places: z.array(DemandPlace),
})
export type Demand = z.infer<typeof Demand>
