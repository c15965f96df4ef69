import { expect, it } from 'vitest'
import { mayFetchAhead } from './keep-ahead.ts'

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
