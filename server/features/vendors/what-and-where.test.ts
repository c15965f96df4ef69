import { describe, expect, it } from 'vitest'
import { VENDOR_SEARCHES } from '#tests/support/vendor-searches.ts'
import { townAmong, whatAndWhere } from './what-and-where.ts'

function written(search: string): string {
  const read = whatAndWhere(search)
  const plainWords = search.toLowerCase().split(/[^a-zà-ù]+/)
  if (!read) return ['-', '-', ...plainWords.filter((word) => !['di', 'la'].includes(word))].join(' ')
  const { category = '-', province, region = '-', city, around, words } = read
  const place = (province ?? region) + (city ? `/${city.replaceAll(' ', '_')}` : '') + (around ? '+' : '')
  return [category, place, ...words].join(' ')
}

describe('a search in words', () => {
  it('has two hundred examples', () => expect(VENDOR_SEARCHES.length).toBeGreaterThanOrEqual(200))

  it.each(VENDOR_SEARCHES)('«%s» asks for %s', (search, wanted) => expect(written(search)).toBe(wanted))

  it('knows the towns of Italy by their whole names', () => {
    expect(townAmong(['piscina', 'monteriggioni'])).toEqual({
      town: expect.objectContaining({ name: 'Monteriggioni', province: 'SI' }),
      rest: ['piscina'],
    })
    expect(townAmong(['san', 'giovanni', 'fiore'])?.town).toMatchObject({ province: 'CS' })
    expect(townAmong(['limonaia'])).toBeUndefined()
  })
})
