/** Where a search of the home page leads. Pure. */
import { CATEGORIES } from '#contract/lists/vendors/category-list.ts'
import { provinces, regions } from '#contract/lists/places/places.ts'
import { searchable } from '../../lib/text.ts'

export type Suggestion =
  | { kind: 'vendor'; id: string; slug: string; label: string; detail: string }
  | { kind: 'category' | 'region'; slug: string; label: string; detail: string }
  /** `slug` is its two letters. */
  | { kind: 'province'; slug: string; region: string; label: string; detail: string }

export interface HomeQuestion {
  what: string
  /** Where, as it was typed, or empty. */
  where: string
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

interface TypedPlace {
  region?: string
  province?: string
  /** What a search reads a town out of. */
  words?: string
}

/** A region or a province as filters; the towns only the server knows, which reads them out of the words. */
export function placeTyped(where: string): TypedPlace {
  const typed = searchable(where.trim())
  if (!typed) return {}
  const region = regions.find(({ name }) => searchable(name) === typed)
  if (region) return { region: region.slug }
  const province = provinces.find(({ name }) => searchable(name) === typed)
  return province ? { region: province.region, province: province.code } : { words: `a ${where.trim()}` }
}

/** A vendor's page, a category's list, or the list narrowed by the words. */
export function searchTarget({ what, where, day }: HomeQuestion, chosen?: Suggestion) {
  const typed = what.trim()
  const named = CATEGORIES.find(({ name, one }) =>
    [name, one].some((word) => searchable(word) === searchable(typed)),
  )
  const category = chosen ? (chosen.kind === 'category' ? chosen.slug : undefined) : named?.slug
  const { region, province, words }: TypedPlace =
    chosen?.kind === 'region'
      ? { region: chosen.slug }
      : chosen?.kind === 'province'
        ? { region: chosen.region, province: chosen.slug }
        : placeTyped(where)
  const q = [!category && !chosen && typed, words].filter(Boolean).join(' ')
  const search = {
    ...(q && { q }),
    ...(region && { region }),
    ...(province && { province }),
    ...(day && { freeOn: day }),
  }
  if (chosen?.kind === 'vendor')
    return { to: '/fornitore/$id/$slug', params: { id: chosen.id, slug: chosen.slug } } as const
  return category
    ? ({ to: '/fornitori/$category', params: { category }, search } as const)
    : ({ to: '/fornitori', search } as const)
}
