import type { Award } from '#contract/vendors/award.ts'
import { newId } from '#contract/kit/new-id.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { describe, expect, it } from 'vitest'
import { awardYears, byCategory, groupAwards, vendorNameOf, withoutWinner } from './award-groups.ts'
import { parseAwardSearch } from './award-search.ts'

const award = (category: Award['category'], place: Award['place'], name: string | undefined) => ({
  id: newId(),
  year: 2026,
  category,
  place,
  vendorId: newId(),
  citation: '',
  createdAt: '2026-02-10T10:00:00Z',
  updatedAt: '2026-02-10T10:00:00Z',
  version: 1,
  ...(name && { vendor: { businessName: name } as VendorCard }),
})

describe('the awards of a year', () => {
  it('stand by category, in the order people look for them, who won it apart', () => {
    const groups = groupAwards([
      award('musica', 'finalist', 'Quartetto'),
      award('location', 'finalist', 'Castello'),
      award('musica', 'winner', 'Orchestra'),
      award('location', 'winner', 'Villa'),
      award('location', 'winner', 'Masseria'),
    ])
    expect(
      groups.map(({ name, winners, finalists }) => [
        name,
        winners.map(({ vendor }) => vendor.businessName),
        finalists.length,
      ]),
    ).toEqual([
      ['Location', ['Villa', 'Masseria'], 1],
      ['Musica', ['Orchestra'], 1],
    ])
  })

  it('leave out who is not public any more, and a category nobody is left in', () => {
    const groups = groupAwards([
      award('torte', 'winner', undefined),
      award('video', 'winner', undefined),
      award('video', 'finalist', 'Luce'),
    ])
    expect(groups.map(({ category, winners }) => [category, winners])).toEqual([['video', []]])
  })
})

describe('the awards an administrator gives', () => {
  const whose = (name: string | null) => ({ name, slug: 'x', city: 'Siena', isPublic: name !== null })
  const given = [
    { ...award('video', 'finalist', undefined), vendor: whose('Luce') },
    { ...award('video', 'winner', undefined), vendor: whose(null) },
    { ...award('torte', 'finalist', undefined), vendor: whose('Zucchero') },
  ]

  it('stand by category with its winner first, whoever is not public any more too', () => {
    expect(byCategory(given).map(({ name, awards }) => [name, awards.map(vendorNameOf)])).toEqual([
      ['Video', ['Un fornitore eliminato', 'Luce']],
      ['Torte nuziali', ['Zucchero']],
    ])
  })

  it('leave the categories that nobody has won', () => {
    const bare = withoutWinner(given).map(({ slug }) => slug)
    expect(bare).toContain('torte')
    expect(bare).not.toContain('video')
  })
})

describe('the years of awards', () => {
  it('go back from this year to the first', () => {
    expect(awardYears('2026-11-21')).toEqual([2026, 2025, 2024, 2023])
    expect(awardYears('2020-01-01')).toHaveLength(1)
  })

  it('are read from the address, and nothing else is', () => {
    expect(parseAwardSearch({ anno: '2024' })).toEqual({ anno: 2024 })
    expect(parseAwardSearch({ anno: 2024, x: 1 })).toEqual({ anno: 2024 })
    for (const anno of [undefined, '', 'ieri', 1999, 2024.5, '9999'])
      expect(parseAwardSearch({ anno })).toStrictEqual({ anno: undefined })
  })
})
