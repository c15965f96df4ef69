import { expect, it } from 'vitest'
import { appWords, isOldApp } from './dashboard-words.ts'

it('says how many devices call, by the version of their app', () => {
  expect(appWords([])).toBe('Nessuna, in 30 giorni')
  expect(appWords([{ version: 1, devices: 1 }])).toBe('1 dispositivo in 30 giorni, alla versione 1')
  expect(appWords([{ version: 2, devices: 1_200 }])).toBe(
    '1.200 dispositivi in 30 giorni, tutti alla versione 2',
  )
  expect(
    appWords([
      { version: 2, devices: 9 },
      { version: 1, devices: 3 },
      { version: null, devices: 1 },
    ]),
  ).toBe('9 alla versione 2, 3 alla 1, 1 che non la dice, in 30 giorni')
})

it('an app is old that speaks an older protocol than this one', () => {
  expect([0, 1, null].map((version) => isOldApp({ version, devices: 1 }))).toEqual([true, false, false])
})
