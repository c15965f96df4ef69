import { expect, test } from 'vitest'
import { ensureUnderstood } from './client-version.ts'

test('who speaks the API without being the app is let through, and so are apps of today and tomorrow', () => {
  expect(() => ensureUnderstood(undefined, 3)).not.toThrow()
  expect(() => ensureUnderstood('3', 3)).not.toThrow()
  expect(() => ensureUnderstood('4', 3)).not.toThrow()
})

test('an app older than the oldest that is understood is told to update', () => {
  expect(() => ensureUnderstood('2', 3)).toThrow(
    expect.objectContaining({ code: 'client_outdated', status: 426 }),
  )
})

test.each(['', 'tre', '1.5', '-1'])('%j is no version', (header) => {
  expect(() => ensureUnderstood(header, 0)).toThrow(expect.objectContaining({ code: 'malformed' }))
})
