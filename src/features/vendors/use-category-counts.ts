import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { useApi } from '../../api/api-context.tsx'
import { countFilterOf } from './filter/vendor-filter.ts'
import { vendorQueries } from './vendor-queries.ts'
import type { VendorSearch } from './filter/vendor-search.ts'

/** The categories in which somebody answers to the filters, and how many do; all of them, uncounted, where nobody knows. */
export function useCategoryCounts(search: VendorSearch, current: string | undefined) {
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...vendorQueries.categories(useApi(), countFilterOf(search)),
    placeholderData: keepPreviousData,
  })
  // Those of the filters before these are shown only while theirs are on the way.
  const known = isPlaceholderData && !isFetching ? undefined : data
  const counts = new Map<string, number>(known?.map(({ category, count }) => [category, count]))
  return {
    all: known?.reduce((sum, { count }) => sum + count, 0),
    categories: CATEGORIES.filter(({ slug }) => !known || counts.has(slug) || slug === current).map(
      ({ slug, name }) => ({ slug, name, count: known && (counts.get(slug) ?? 0) }),
    ),
  }
}
