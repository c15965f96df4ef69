import { expect, it } from 'vitest'
import { regions as italianRegions } from '#contract/lists/places/places.ts'
import { listTags, listsWith, tagsHeader, tagsOfChanges, vendorTags } from './cache-tags.ts'
import { createSharedCache } from './shared-cache.ts'

const edit = (within?: readonly string[]) => ({
  seq: 1,
  topic: 'vendor' as const,
  kind: 'updated' as const,
  entityId: '1',
  version: 2,
  audience: 'public',
  within,
})
const meets = (tags: readonly string[], within?: readonly string[]) => {
  const dropped = tagsOfChanges([edit(within)])
  return tags.some((tag) => dropped.has(tag))
}

it('a list of a category or a region is dropped by edits of vendors that may stand in it, and by no others', () => {
  const inPuglia = listsWith('location', ['puglia', 'basilicata'])
  for (const place of [
    { category: 'location' },
    { region: 'puglia' },
    { category: 'location', region: 'basilicata' },
    {},
  ])
    expect(meets(listTags(place), inPuglia)).toBe(true)
  for (const place of [
    { category: 'fotografo' },
    { region: 'lombardia' },
    { category: 'location', region: 'lombardia' },
    { category: 'fotografo', region: 'puglia' },
  ])
    expect(meets(listTags(place), inPuglia)).toBe(false)
})

it('an edit that does not say where it shows drops every list', () => {
  expect(meets(listTags({ category: 'fotografo', region: 'lombardia' }))).toBe(true)
})

it('what is no name of a region makes no tag, of a header or of a change', () => {
  for (const region of ['a,b', 'a\nb', 'è', 'A'.repeat(40), 'altrove'])
    expect(listTags({ region })).toEqual(['vendor'])
  expect(tagsHeader(listTags({ category: 'location', region: 'puglia' }))).toBe(
    'vendor:location/puglia,vendor:*/*',
  )
  // Kept with changes for a month: no word that a vendor made up.
  expect(listsWith('location', ['puglia', 'altrove'])).toEqual(listsWith('location', ['puglia']))
  const long = vendorTags(Array.from({ length: 60 }, () => ({ id: crypto.randomUUID() })))
  expect(tagsHeader([...long, 'review'])).toBe('vendor,review')
})

it('of twenty lists that are asked for between edits, nineteen in twenty are there where none was', async () => {
  const regions = italianRegions.map(({ slug }) => slug)
  expect(regions).toHaveLength(20)
  const share = async (tagsOf: (region: string) => readonly string[]) => {
    const cache = createSharedCache()
    const askAll = () =>
      Promise.all(
        regions.map((region) =>
          cache.get(region, '', { make: async () => region, tagsOf: () => tagsOf(region) }),
        ),
      )
    await askAll()
    const before = cache.status().hits
    for (const region of regions) {
      cache.drop(tagsOfChanges([edit(listsWith('location', [region]))]))
      await askAll()
    }
    return (cache.status().hits - before) / regions.length ** 2
  }
  expect(await share(() => ['vendor'])).toBe(0)
  expect(await share((region) => listTags({ region }))).toBe(0.95)
})
