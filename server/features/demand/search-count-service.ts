/** Searches, added up by day: what is asked of our own list, as the list understands it (decision 117). */
import { sql } from 'drizzle-orm'
import type { AskedSearch } from '#contract/admin/demand.ts'
import { categoryOf } from '#contract/lists/vendors/category-list.ts'
import { provinceOf, regionOf } from '#contract/lists/places/places.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { searchVendors, searchWords } from '../vendors/vendor-service.ts'
import { keptWords } from './kept-words.ts'

/** How many different questions a day may count: beyond it somebody is making them up. */
const QUESTIONS_A_DAY = 3_000

/** A search as it is counted. */
export interface CountedSearch {
  category: string
  region: string
  province: string
  /** Undefined where they may not be kept. */
  words: string | undefined
  /** How many it found. */
  results: number
}

/**
 * Asks the list what was asked of it: how many it finds, and which kind and place the words stand for.
 * @param today `YYYY-MM-DD`
 * @returns undefined for what is no search: a list as it is, or one of a place that is none
 */
export async function understoodSearch(
  { category: kind, region: where, province: within, ...asked }: AskedSearch,
  today: string,
  tx: Queryable,
): Promise<CountedSearch | undefined> {
  const category = categoryOf(kind ?? '')?.slug
  const region = regionOf(where ?? '')?.slug
  const province = provinceOf(within ?? '')?.region === region ? within : undefined
  if ((kind && !category) || (where && !region) || (!asked.q && !region)) return undefined
  const filter = { q: asked.q, category, region, ...(province && { ...asked, province }), limit: 1 }
  const { total, understood, corrected } = await searchVendors(filter, today, tx)
  const { missing, ...read } = understood ?? {}
  const left = understood ? [read.q, missing].filter(Boolean).join(' ') : (corrected ?? asked.q ?? '')
  const place = read.region ? read : { region, province }
  return {
    category: read.category ?? category ?? '',
    region: place.region ?? '',
    province: place.province ?? '',
    words: keptWords(searchWords(left), asked.q ?? ''),
    // What is shown in place of what was asked was not found.
    results: missing ? 0 : total,
  }
}

/** Adds to the day's counts. Two that count the same take their rows in the same order. */
export async function countSearches(
  seen: readonly CountedSearch[],
  today: string,
  tx: Queryable,
): Promise<void> {
  for (const { category, region, province, words, results } of seen.toSorted(byKey)) {
    const without = Number(results === 0)
    await tx.execute(sql`insert into search_count as c (day, category, region, province, searches, without)
      values (${today}, ${category}, ${region}, ${province}, 1, ${without})
      on conflict (day, category, region, province) do update set
        searches = c.searches + 1, without = c.without + excluded.without`)
    if (words === undefined) continue
    await tx.execute(sql`insert into search_words as w
        (day, words, category, region, province, searches, without, results)
      select ${today}, ${words}, ${category}, ${region}, ${province}, 1, ${without}, ${results}
       where exists (select 1 from search_words where day = ${today} and words = ${words}
               and category = ${category} and region = ${region} and province = ${province})
          or (select count(*) from search_words where day = ${today}) < ${QUESTIONS_A_DAY}
      on conflict (day, words, category, region, province) do update set
        searches = w.searches + 1, without = w.without + excluded.without, results = excluded.results`)
  }
}

const keyOf = ({ category, region, province, words = '' }: CountedSearch) =>
  [category, region, province, words].join('\n')
const byKey = (one: CountedSearch, other: CountedSearch) => (keyOf(one) < keyOf(other) ? -1 : 1)
