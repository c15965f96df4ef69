import { expect, it } from 'vitest'
import { isMissingPart } from './missing-part.ts'

it('a script or the styles of a part that did not come are a missing part, in every browser’s words', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://lovoglio.test/assets/profile-a1.js',
    'error loading dynamically imported module: https://lovoglio.test/assets/profile-a1.js',
    'Importing a module script failed.',
  ])
    expect(isMissingPart(new TypeError(words))).toBe(true)
  expect(isMissingPart(new Error('Unable to preload CSS for /assets/profile-a1.css'))).toBe(true)
})

it('a mistake in the app is none', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false)
  expect(isMissingPart(new Error('Qualcosa'))).toBe(false)
  expect(isMissingPart(undefined)).toBe(false)
})
