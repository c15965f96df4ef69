import { expect, test } from 'vitest'
import { memoryStorage } from '#tests/support/session-world.ts'
import { createKeptNote, missedEdits, wipedEdits } from './kept-note.ts'

test('edits are missed only where the database of the same account is found new', () => {
  const note = createKeptNote(memoryStorage())
  note.write({ accountId: 'anna', waiting: 3 })
  expect(wipedEdits(note.read(), 'anna', true)).toBe(3)
  expect(wipedEdits(note.read(), 'anna', false)).toBe(0)
  expect(wipedEdits(note.read(), 'sara', true)).toBe(0)
})

test('what was found wiped is said on every page of the tab, to whose edits they were', () => {
  const tab = memoryStorage()
  expect(missedEdits(0, 'anna', tab)).toBe(0)
  expect(missedEdits(3, 'anna', tab)).toBe(3)
  expect(missedEdits(0, 'anna', tab)).toBe(3)
  expect(missedEdits(0, 'sara', tab)).toBe(0)
  expect(missedEdits(2, 'sara', undefined)).toBe(2)
})

test('a device that was never used here misses nothing', () => {
  expect(wipedEdits(createKeptNote(memoryStorage()).read(), 'anna', true)).toBe(0)
})

test('a browser that refuses local storage, and what somebody else wrote there, are no trouble', () => {
  const refusing = createKeptNote({
    getItem: () => '{"waiting":"many"}',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => refusing.write({ accountId: 'anna', waiting: 1 })).not.toThrow()
  expect(refusing.read()).toBeUndefined()
  expect(createKeptNote(undefined).read()).toBeUndefined()
})
