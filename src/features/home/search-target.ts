/** Where a search of the home page leads. Pure. */
import { CATEGORIES } from '#contract/category-list.ts'
import { searchable } from '../../lib/text.ts'

export type Suggestion =
  | { kind: 'vendor'; id: string; slug: string; label: string; detail: string }
  | { kind: 'category' | 'region'; slug: string; label: string; detail: string }
  /** `slug` is its two letters. */
  | { kind: 'province'; slug: string; region: string; label: string; detail: string }

export interface HomeQuestion {
  what: string
  /** A region's slug, or empty. */
  region: string
  /** `YYYY-MM-DD`, or empty. */
  day: string
}

/** The categories that begin like what is typed; all of the first ones while nothing is. */
export function categorySuggestions(typed: string, limit = 6): Suggestion[] {
  const text = searchable(typed)
  return CATEGORIES.filter(
    ({ name, one }) => !text || searchable(name).includes(text) || searchable(one).includes(text),
  )
    .slice(0, limit)
    .map(({ slug, name }) => ({ kind: 'category', slug, label: name, detail: 'Categoria' }))
}

/** A vendor's page, a category's list, or the list narrowed by the words. */
export function searchTarget({ what, region, day }: HomeQuestion, chosen?: Suggestion) {
  const typed = what.trim()
  const named = CATEGORIES.find(({ name, one }) =>
    [name, one].some((word) => searchable(word) === searchable(typed)),
  )
  const category = chosen ? (chosen.kind === 'category' ? chosen.slug : undefined) : named?.slug
  const place = chosen?.kind === 'region' ? chosen.slug : chosen?.kind === 'province' ? chosen.region : region
  const search = {
    ...(!category && !chosen && typed && { q: typed }),
    ...(place && { region: place }),
    ...(chosen?.kind === 'province' && { province: chosen.slug }),
    ...(day && { freeOn: day }),
  }
  if (chosen?.kind === 'vendor')
    return { to: '/fornitore/$id/$slug', params: { id: chosen.id, slug: chosen.slug } } as const
  return category
    ? ({ to: '/fornitori/$category', params: { category }, search } as const)
    : ({ to: '/fornitori', search } as const)
}
