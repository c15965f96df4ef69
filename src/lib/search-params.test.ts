import { expect, it } from 'vitest'
import { id, matching, oneOf, searchParams, whole, words } from './search-params.ts'

const read = searchParams({
  item: id(),
  status: oneOf(['saved', 'booked']),
  q: words(5),
  month: matching(/^\d{4}-\d{2}$/),
  anno: whole(2023, 2100),
})
const ID = '01a20898-0aa1-728d-81bf-db7d51a84edd'

it('reads what makes sense, numbers as words too', () => {
  const raw = { item: ID, status: 'booked', q: 1234567, month: '2027-06', anno: '2024' }
  expect(read(raw)).toEqual({ item: ID, status: 'booked', q: '12345', month: '2027-06', anno: 2024 })
})

it('names each parameter that makes no sense, so that the router does not hand it on', () => {
  const none = { item: undefined, status: undefined, q: undefined, month: undefined, anno: undefined }
  expect(read({})).toStrictEqual(none)
  const bad = { item: 7, status: 'boh', q: ' ', month: ['2027-06'], anno: 2022.5, other: 'x' }
  expect(read(bad)).toStrictEqual(none)
})

it('takes out of words the one letter that no database keeps', () => {
  expect(read({ q: '\0vil\0la' }).q).toBe('villa')
  expect(read({ q: '\0' }).q).toBeUndefined()
})
