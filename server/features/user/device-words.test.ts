import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari su iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'Chrome su iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox su iPhone',
  ],
  // Added to the home screen it leaves its own name out.
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148`, 'iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Version/12.1 Mobile/15E148 Safari/604.1`,
    'Safari su iPad',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.1 Safari/605.1.15`, 'Safari su Mac'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Mobile Safari/537.36`, 'Chrome su Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet su Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox su Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 Edg/131.0.0.0`, 'Edge su Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM} Safari/537.36 OPR/116.0.0.0`, 'Opera su Windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox su Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`, 'Chrome su Chromebook'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36`,
    'Chrome su Linux',
  ],
])('%s is told in words', (header, words) => {
  expect(deviceWords(header)).toBe(words)
})

it('says nothing of what it does not know, and repeats nothing of what was sent', () => {
  for (const header of [undefined, '', 'node', '<b>Banca</b>/1.0 (x)', 'x'.repeat(100_000)])
    expect(deviceWords(header)).toBe('')
  expect(deviceWords('<b>Banca</b>/1.0 (iPhone; Banca)')).toBe('iPhone')
})
