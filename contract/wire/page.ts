/** Lists that are read page by page: what narrows one, in which order it comes, and where the next page begins. */
import { z } from 'zod'
import { PAGE_ROWS } from '../lists/analytics/page-counts.ts'
import { text } from '../kit/scalars.ts'

/** Words that a row has, forgiving accents and slips; with an `@` the beginning of an address. */
export const soughtWords = text(120).optional()

type Signed<S extends string> = S | `-${S}`

/**
 * What a call of a list takes and answers.
 * @param item a row
 * @param filters by name, each optional
 * @param sorts the names it is ordered by, `-name` for the other way round; the first is the order of who asks for none
 */
export function pageOf<I extends z.ZodType, const F extends z.core.$ZodShape, const S extends string>(
  item: I,
  { filters, sorts }: { filters: F; sorts: readonly [Signed<S>, ...Signed<S>[]] },
) {
  const names = [...new Set(sorts.map((sort) => sort.replace('-', '') as S))]
  return {
    asked: z.strictObject({
      ...filters,
      sort: z.enum(names.flatMap((name): Signed<S>[] => [name, `-${name}`])).default(sorts[0] as never),
      /** Where the page before ended, as it was said there. */
      after: text(600).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(PAGE_ROWS),
    }),
    page: z.strictObject({
      items: z.array(item),
      /** Absent on the last page. */
      next: z.string().optional(),
      /** How many rows there are, on the first page: over COUNTED_UP_TO there are more. */
      total: z.int().min(0).optional(),
    }),
  }
}
