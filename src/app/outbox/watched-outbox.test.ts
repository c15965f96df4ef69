import { expect, test } from 'vitest'
import { OutboxError, type OutboxErrorCode } from '../../offline/outbox/outbox-error.ts'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import { watchedOutbox } from './watched-outbox.ts'

function createWorld() {
  const said: string[] = []
  let fault: OutboxErrorCode | undefined
  const answer = async () => {
    if (fault) throw new OutboxError(fault)
    return [] as never
  }
  const outbox = watchedOutbox(
    { submit: answer, submitAll: answer, importPending: answer } as unknown as Outbox,
    (storage) => said.push(storage),
  )
  return { said, outbox, fail: (code: OutboxErrorCode | undefined) => (fault = code) }
}

test('says when the device is full, and when it has room again', async () => {
  const { outbox, said, fail } = createWorld()
  fail('storage_full')
  await expect(outbox.submitAll([])).rejects.toMatchObject({ code: 'storage_full' })
  await expect(outbox.importPending({})).rejects.toMatchObject({ code: 'storage_full' })
  fail(undefined)
  await outbox.submit({} as never, {})
  expect(said).toEqual(['full', 'full', 'kept'])
})

test('takes no other fault for a full device', async () => {
  const { outbox, said, fail } = createWorld()
  fail('closed')
  await expect(outbox.submitAll([])).rejects.toMatchObject({ code: 'closed' })
  expect(said).toEqual([])
})
