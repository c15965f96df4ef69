import { describe, expect, it } from 'vitest'
import { categorySuggestions, searchTarget } from './search-target.ts'

const question = { what: '', where: '', day: '' }

describe('a search of the home page', () => {
  it('leads to the whole list when nothing is asked', () => {
    expect(searchTarget(question)).toEqual({ to: '/fornitori', search: {} })
  })

  it('leads to a category that is named in full, with place and day', () => {
    expect(searchTarget({ what: ' fotografi ', where: 'Lazio', day: '2027-06-12' })).toEqual({
      to: '/fornitori/$category',
      params: { category: 'fotografo' },
      search: { region: 'lazio', freeOn: '2027-06-12' },
    })
  })

  it('searches by the words otherwise', () => {
    expect(searchTarget({ ...question, what: 'limonaia' })).toMatchObject({ search: { q: 'limonaia' } })
  })

  it('goes straight to a vendor that was chosen, and takes a chosen region for the place', () => {
    const vendor = { kind: 'vendor', id: '1', slug: 'villa', label: 'Villa', detail: 'Siena' } as const
    expect(searchTarget({ ...question, what: 'vil' }, vendor)).toMatchObject({
      params: { id: '1', slug: 'villa' },
    })
    const region = { kind: 'region', slug: 'puglia', label: 'Puglia', detail: 'Regione' } as const
    expect(searchTarget({ ...question, what: 'pug', where: 'Lazio' }, region)).toEqual({
      to: '/fornitori',
      search: { region: 'puglia' },
    })
  })

  it('takes a chosen province with its region', () => {
    const province = { kind: 'province', slug: 'SI', region: 'toscana', label: 'Siena', detail: '' } as const
    expect(searchTarget({ ...question, what: 'sie' }, province)).toEqual({
      to: '/fornitori',
      search: { region: 'toscana', province: 'SI' },
    })
  })

  it('knows regions and provinces by name, and leaves a town to the words, which the server reads', () => {
    expect(searchTarget({ ...question, what: 'catering', where: ' forli-cesena ' })).toMatchObject({
      params: { category: 'catering' },
      search: { region: 'emilia-romagna', province: 'FC' },
    })
    expect(searchTarget({ ...question, what: 'Catering', where: 'Ostuni' })).toMatchObject({
      params: { category: 'catering' },
      search: { q: 'a Ostuni' },
    })
    expect(searchTarget({ ...question, what: 'limonaia', where: 'Pienza' })).toMatchObject({
      search: { q: 'limonaia a Pienza' },
    })
  })

  it('suggests categories by any part of their name', () => {
    expect(categorySuggestions('sposa').map(({ slug }) => slug)).toContain('abiti-sposa')
    expect(categorySuggestions('zzz')).toEqual([])
    expect(categorySuggestions('')).toHaveLength(6)
  })
})
