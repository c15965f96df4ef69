import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../api/api-client.ts'
import { homeQueries } from './home-queries.ts'

/** A server that gives the same answer to each call by its name. */
const serverWith = (replies: Record<string, unknown>) =>
  ((name: string) => Promise.resolve(replies[name])) as unknown as ApiClient
const ask = new QueryClient()

describe('what the home page reads', () => {
  it('tells of a wedding with a quote and a picture, and leaves its story where it is', async () => {
    const weddings = [
      { slug: 'muto', couple: 'A e B', quote: '', pictures: [{ id: 'p' }], story: ['…'] },
      { slug: 'detto', couple: 'C e D', quote: 'Sì.', pictures: [{ id: 'q' }, { id: 'r' }], story: ['…'] },
    ]
    const api = serverWith({ 'Vendor/getRealWeddings': weddings })
    const wedding = await ask.query(homeQueries.wedding(api))
    expect(wedding).toMatchObject({ slug: 'detto', picture: { id: 'q' } })
    expect(wedding).not.toHaveProperty('story')
  })

  it('has no wedding while there is none', async () => {
    const api = serverWith({ 'Vendor/getRealWeddings': [] })
    expect(await new QueryClient().query(homeQueries.wedding(api))).toBeNull()
  })

  it('lists winners who are still here, the kinds most looked for first', async () => {
    const vendor = { id: 'v', slug: 'v', businessName: 'V', headline: 'Una villa.' }
    const award = { id: '1', year: 2026, category: 'torte', place: 'winner', citation: '', vendor }
    const awards = [
      award,
      { ...award, id: '2', category: 'location', citation: 'Per la luce.' },
      { ...award, id: '3', category: 'catering', place: 'finalist' },
      { ...award, id: '4', category: 'musica', vendor: undefined },
      { ...award, id: '5', category: 'location', citation: 'Per gli ulivi.' },
    ]
    const api = serverWith({ 'Vendor/getAwardByYear': awards })
    const listed = await ask.query(homeQueries.awards(api))
    expect(listed.map(({ category, citation, tied }) => [category, citation, tied])).toEqual([
      ['location', 'Per la luce.', true],
      ['location', 'Per gli ulivi.', true],
      ['torte', 'Una villa.', false],
    ])
  })
})
