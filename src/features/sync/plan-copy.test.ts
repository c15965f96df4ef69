import { expect, test } from 'vitest'
import type { CoupleTask } from '#contract/couple-task.ts'
import type { Favorite } from '#contract/favorite.ts'
import type { PendingBackup } from '../../offline/outbox-backup.ts'
import { compareCopy, makeCopy } from './plan-copy.ts'
import { readCopy } from './read-copy.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const COUPLE = '0192f0a0-0000-7000-8000-000000000001'
const task = (last: number, version = 1): CoupleTask => ({
  id: `0192f0a0-0000-7000-8000-00000000001${last}`,
  coupleId: COUPLE,
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  version,
  title: `Attività ${last}`,
  notes: '',
  category: 'fiori',
  dueDate: null,
  done: false,
  doneAt: null,
  assignee: null,
  vendorId: null,
  position: `a${last}`,
  fromTemplate: null,
})
const pendingOf = (...ids: string[]) =>
  ({
    format: 'lovoglio-outbox',
    formatVersion: 1,
    exportedAt: NOW.toISOString(),
    commands: ids.map((id) => ({ id })),
  }) as unknown as PendingBackup
const copyOf = (tasks: CoupleTask[], pending = pendingOf()) => makeCopy({ tasks }, pending, COUPLE, NOW)
const nothingHere = () => false

test('what the plan has lost since is found, and what changed since is left alone', () => {
  const copy = copyOf([task(1), task(2), task(3)])
  const found = compareCopy(copy, { tasks: [task(1), task(2, 4), task(5)] }, nothingHere)
  expect(found.missing.tasks.map(({ title }) => title)).toEqual(['Attività 3'])
  expect(found.differing).toBe(1)
})

test('a part this device has never read is not called missing', () => {
  expect(compareCopy(copyOf([task(1)]), {}, nothingHere).missing.tasks).toEqual([])
})

test('a vendor saved again under another id is not missing', () => {
  const favorite = (id: string) => ({ id, vendorId: 'v', version: 1 }) as Favorite
  const copy = makeCopy({ favorites: [favorite('a')] }, pendingOf(), COUPLE, NOW)
  expect(compareCopy(copy, { favorites: [favorite('b')] }, nothingHere).missing.favorites).toEqual([])
  expect(compareCopy(copy, { favorites: [] }, nothingHere).missing.favorites).toHaveLength(1)
})

test('edits that still wait here are not brought twice', () => {
  const found = compareCopy(copyOf([], pendingOf('a', 'b')), {}, (id) => id === 'a')
  expect(found.waiting).toBe(1)
})

test('a copy comes back from its file as it went', () => {
  const copy = copyOf([task(1)], pendingOf('a'))
  expect(readCopy(JSON.stringify(copy), COUPLE)).toEqual(copy)
})

test('the edits alone, as the sign-out saves them, are a copy too', () => {
  expect(readCopy(JSON.stringify(pendingOf('a')), COUPLE).pending.commands).toHaveLength(1)
})

test.each([
  ['not JSON', 'ciao', 'not_a_copy'],
  ['another file', '{"format":"altro"}', 'not_a_copy'],
  ['an entity out of shape', JSON.stringify({ ...copyOf([]), tasks: [{ id: 'x' }] }), 'not_a_copy'],
  ['a newer app’s', JSON.stringify({ ...copyOf([]), formatVersion: 2 }), 'newer_app'],
  ['another couple’s', JSON.stringify({ ...copyOf([]), accountId: task(9).id }), 'other_account'],
])('%s is refused for what it is', (_, text, code) => {
  expect(() => readCopy(text, COUPLE)).toThrow(expect.objectContaining({ code }))
})
