import { expect, test } from 'vitest'
import { addressOf } from './attempt-policy.ts'

test('an address is a whole IPv4 or the first half of an IPv6, however it is written', () => {
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('2001:db8:0:1::5')).toBe('2001:db8:0:1')
  expect(addressOf('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1')
  expect(addressOf('2001:db8::1:0:0:0:9')).toBe('2001:db8:0:1')
  expect(addressOf('::1')).toBe('0:0:0:0')
})
