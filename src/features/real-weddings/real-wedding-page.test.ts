import { expect, test } from 'vitest'
import type { RealWedding } from '#contract/vendors/real-wedding.ts'
import { weddingLd, weddingWords } from './real-wedding-page.ts'

const WEDDING: RealWedding = {
  id: '0199aa00-0000-7000-8000-000000000001',
  vendorId: '0199aa00-0000-7000-8000-000000000002',
  slug: 'sotto-i-limoni',
  title: 'Sotto i limoni',
  couple: 'Giulia e Pietro',
  date: '2026-09-05',
  city: 'Ostuni',
  region: 'puglia',
  story: ['Una tavola sola, lunghissima, '.repeat(20).trim()],
  pictures: [{ id: 'a', url: '/media/a-1600.avif', width: 1600, height: 1200, alt: '', placeholder: '' }],
  credits: [],
  state: 'published',
  createdAt: '2026-10-05T10:00:00Z',
  updatedAt: '2026-10-06T10:00:00Z',
  version: 2,
}

test('a wedding is described within what a result shows, and never cut inside a word', () => {
  const { title, description } = weddingWords(WEDDING)
  expect(title).toBe('Sotto i limoni: Giulia e Pietro, Ostuni')
  expect(description).toMatch(/^Giulia e Pietro, Ostuni \(Puglia\), settembre 2026\. Una tavola sola/)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/ (Una|tavola|sola|lunghissima)…$/)
  expect(weddingWords({ ...WEDDING, story: ['Pioveva.'] }).description).toMatch(/Pioveva\.$/)
})

test('as an article it has whole addresses', () => {
  expect(weddingLd(WEDDING, 'https://lovoglio.example')).toMatchObject({
    mainEntityOfPage: 'https://lovoglio.example/matrimoni-veri/sotto-i-limoni',
    image: ['https://lovoglio.example/media/a-1600.avif'],
    dateModified: '2026-10-06T10:00:00Z',
  })
})
