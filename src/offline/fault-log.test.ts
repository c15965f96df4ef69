import { CancelledError } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FAULTS_MAX, heard, noteFault } from '../lib/fault-log.ts'
import { faults } from './kept-faults.ts'

const storageInMemory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', storageInMemory())
})
afterEach(() => void vi.unstubAllGlobals())

test('what is swallowed is heard, and what comes again is counted', async () => {
  const refused = () => Promise.reject(Object.assign(new Error('no room'), { code: 'quota' }))
  expect(await refused().catch(heard('draft-queries', []))).toEqual([])
  expect(await refused().catch(heard('draft-queries'))).toBeUndefined()
  noteFault('trial', 'not an error')
  expect(faults()).toMatchObject([
    { where: 'draft-queries', name: 'Error', code: 'quota', message: '', times: 2 },
    { where: 'trial', name: 'string', code: null, message: 'not an error', times: 1 },
  ])
})

test('being without a network, and having gone on, are no faults', () => {
  noteFault('outbox', Object.assign(new Error('offline'), { name: 'NetworkError' }))
  noteFault('copy-link', new DOMException('closed', 'AbortError'))
  noteFault('vendor-list-page', new CancelledError())
  noteFault('identity', Object.assign(new Error('offline'), { code: 'auth/network-request-failed' }))
  vi.stubGlobal('navigator', { onLine: true })
  for (const message of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])
    noteFault('connectivity', new TypeError(message))
  vi.stubGlobal('navigator', { onLine: false })
  noteFault('boot', new TypeError('Failed to fetch dynamically imported module'))
  expect(faults()).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  noteFault('boot', new TypeError('Failed to fetch dynamically imported module'))
  expect(faults()).toHaveLength(1)
})

test('nothing that a person wrote is kept, and no more than the latest', () => {
  noteFault(
    'read-copy',
    new Error(
      'Unexpected token in "Zia Pina è allergica": anna@prova.test, 0192c1f0-7a2b-7c3d-8e4f-5a6b7c8d9e0f',
    ),
  )
  expect(faults()[0]!.message).toBe('Unexpected token in "…": … …')
  noteFault('read-copy', new SyntaxError(`Unexpected token 'x', ..."le":"Zia "Pina""... is not valid JSON`))
  expect(faults().at(-1)!.message).toBe('Unexpected token "…"... is not valid JSON')
  noteFault('refused', Object.assign(new Error('Zia Pina ha già risposto.'), { code: 'rule_broken' }))
  expect(faults().at(-1)).toMatchObject({ code: 'rule_broken', message: '' })
  for (let n = 0; n < 2 * FAULTS_MAX; n++) noteFault(`module ${n}`, new Error('again'))
  expect(faults()).toHaveLength(FAULTS_MAX)
  expect(faults().at(-1)!.where).toBe(`module ${2 * FAULTS_MAX - 1}`)
})

test('where nothing can be kept, what went wrong stops nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => 'not a list',
    setItem: () => {
      throw new Error('full')
    },
  })
  noteFault('trial', new Error('again'))
  expect(faults()).toEqual([])
})

test('what another version kept there is left out', () => {
  noteFault('trial', new Error('again'))
  const [fault] = faults()
  const others = [null, 'words', { ...fault, stack: 'at boot.tsx' }, { ...fault, message: 'x'.repeat(161) }]
  localStorage.setItem('lovoglio-faults', JSON.stringify([...others, fault]))
  expect(faults()).toEqual([fault])
})
