import { expect, it } from 'vitest'
import { serverJson } from '#tests/support/server-answer.ts'
import { createApiClient } from '../../api/api-client.ts'
import { vendorQueries } from '../../features/vendors/vendor-queries.ts'
import { ALL_VENDORS, mayFetchAhead } from './keep-ahead.ts'
import { createAppQueryClient } from '../services/query-client.ts'

it.each([
  ['a browser that tells nothing of its network', undefined],
  ['Wi-Fi', { type: 'wifi', effectiveType: '4g' }],
  ['a cable', { type: 'ethernet' }],
  ['a computer, which tells the speed only', { effectiveType: '4g', saveData: false }],
])('fetches ahead unasked on %s', (_, network) => {
  expect(mayFetchAhead(network)).toBe(true)
})

it.each([
  ['a phone’s own network', { type: 'cellular', effectiveType: '4g' }],
  ['a network as slow as of old', { effectiveType: '2g' }],
  ['the slowest', { effectiveType: 'slow-2g' }],
  ['a person who saves data', { type: 'wifi', saveData: true }],
])('waits to be asked with %s', (_, network) => {
  expect(mayFetchAhead(network)).toBe(false)
})

it('fetches the list of vendors ahead by the address the list asks for', async () => {
  const asked: string[] = []
  const api = createApiClient({
    origin: '',
    token: () => null,
    fetch: (address) => {
      asked.push(String(address))
      return Promise.resolve(serverJson([]))
    },
  })
  await createAppQueryClient().query(vendorQueries.all(api))
  expect(asked).toEqual([ALL_VENDORS])
})
