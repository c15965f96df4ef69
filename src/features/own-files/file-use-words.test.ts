import { expect, it } from 'vitest'
import type { OwnFile } from '#contract/media/own-file.ts'
import { sizeOf, whereSeen } from './file-use-words.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const file = (more: Partial<OwnFile>): OwnFile => ({
  id: 'f',
  name: 'IMG_1.jpg',
  bytes: 100,
  createdAt: '2026-11-01T12:00:00.000Z',
  picture: null,
  url: '/files/f.pdf',
  use: null,
  unusedSince: null,
  ...more,
})

it('says where a file is seen, with the way there', () => {
  const use = { of: 'realWedding', id: 'w', title: 'Sotto i limoni' } as const
  expect(whereSeen(file({ use }), NOW)).toEqual({
    words: 'Matrimonio: Sotto i limoni',
    href: '/vendor/real-wedding/edit-wedding?wedding=w',
  })
})

it('says when goes what nothing uses, and spares what has just come', () => {
  expect(whereSeen(file({ unusedSince: '2026-11-20T12:00:00.000Z' }), NOW).words).toBe(
    'Non serve a niente: se ne va da solo il 20 dicembre 2026',
  )
  expect(whereSeen(file({ unusedSince: '2026-11-27T11:00:00.000Z' }), NOW).words).toBe(
    'Non si vede ancora da nessuna parte',
  )
})

it('weighs them together', () => {
  expect(sizeOf([file({}), file({ bytes: 20 })])).toBe(120)
})
