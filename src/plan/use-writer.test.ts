import type { FieldHistory } from '#contract/wire/sync.ts'
import { expect, it } from 'vitest'
import { writerOf } from './use-writer.ts'

const row = (field: string, version: number, by: string, topic = 'task') =>
  ({ field, version, by, topic }) as FieldHistory

it('who wrote in a field is the last one after the version that was opened', () => {
  const history = [row('notes', 6, 'anna'), row('title', 5, 'marco'), row('title', 4, 'anna')]
  expect(writerOf(history, 'task', 'title', 4)).toBe('marco')
  expect(writerOf(history, 'task', 'title', 5)).toBe('anna')
  expect(writerOf(history, 'task', 'title', 6)).toBeUndefined()
  expect(writerOf(history, 'couple', 'title', 3)).toBeUndefined()
})

it('a field that the history calls otherwise is the only writer’s, or nobody’s', () => {
  expect(writerOf([row('partners.0', 5, 'marco', 'couple')], 'couple', 'firstName', 4)).toBe('marco')
  const two = [row('partners.0', 6, 'marco', 'couple'), row('style', 5, 'anna', 'couple')]
  expect(writerOf(two, 'couple', 'firstName', 4)).toBeUndefined()
  expect(writerOf([row('payments.x', 5, 'marco')], 'task', 'payments', 4)).toBe('marco')
})
