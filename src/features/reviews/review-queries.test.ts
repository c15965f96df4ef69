import { describe, expect, it } from 'vitest'
import type { Review } from '#contract/vendors/review.ts'
import { sortReviews } from './review-queries.ts'

const review = (id: string, rating: number, eventDate?: string): Review => ({
  id,
  vendorId: 'v',
  version: 1,
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
  author: 'Elena e Tommaso',
  rating,
  text: '…',
  photos: [],
  verified: true,
  ...(eventDate && { eventDate }),
})
const REVIEWS = [
  review('a', 5, '2025-06-01'),
  review('b', 2, '2026-06-01'),
  review('c', 5),
  review('d', 4, '2026-01-01'),
]
const order = (by: 'recenti' | 'alte' | 'basse' | 'foto') => sortReviews(REVIEWS, by).map(({ id }) => id)

describe('the order of reviews', () => {
  it('goes by the wedding’s day, or by when it was written where the day is not known', () => {
    expect(order('recenti')).toEqual(['b', 'c', 'd', 'a'])
  })

  it('puts the highest or the lowest first, the newest among equals', () => {
    expect(order('alte')).toEqual(['c', 'a', 'd', 'b'])
    expect(order('basse')).toEqual(['b', 'd', 'c', 'a'])
  })

  it('puts those with pictures first', () => {
    const photo = { id: 'p', url: '/p.webp', width: 1, height: 1, alt: '', placeholder: '' }
    const some = REVIEWS.map((one) => (one.id === 'd' ? { ...one, photos: [photo] } : one))
    expect(sortReviews(some, 'foto').map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
  })
})
