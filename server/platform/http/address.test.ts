import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('an address is a whole IPv4 or the first half of an IPv6, however it is written', () => {
  expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(addressOf('2001:db8:0:1::5')).toBe('2001:db8:0:1')
  expect(addressOf('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1')
  expect(addressOf('2001:db8::1:0:0:0:9')).toBe('2001:db8:0:1')
  expect(addressOf('::1')).toBe('0:0:0:0')
})

test('no limit counts a bare address: it is only handed on, to what counts it by itself', async () => {
  const bare: string[] = []
  for await (const file of glob('server/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    const text = readFileSync(file, 'utf8').replace(/addressOf\(([\w.]+\.)?request\.ip\)/g, '')
    if (/\brequest\.ip\b/.test(text)) bare.push(file)
  }
  expect(bare.toSorted()).toEqual(['server/features/sync/command-routes.ts', 'server/ssr/pages.ts'])
})
