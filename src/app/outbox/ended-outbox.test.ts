import { expect, test } from 'vitest'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import type { Uploader } from '../../offline/uploads/uploader.ts'
import { endedOutbox, endedUploads } from './ended-outbox.ts'

function createWorld() {
  const kept: string[] = []
  let ended = false
  const keep = (what: string) => async () => void kept.push(what)
  const outbox = endedOutbox(
    {
      submit: keep('one'),
      submitAll: keep('several'),
      edit: keep('another'),
      importPending: keep('copy'),
      exportPending: () => ({ commands: ['one'] }),
    } as unknown as Outbox,
    () => (ended ? 'wedding_deleted' : undefined),
  )
  const uploads = endedUploads(
    { add: keep('file'), importWaiting: keep('files') } as unknown as Uploader,
    () => (ended ? 'wedding_deleted' : undefined),
  )
  const all = [
    () => outbox.submit({} as never, {}),
    () => outbox.submitAll([]),
    () => outbox.edit('1', {}),
    () => outbox.importPending({}),
    () => uploads.add([]),
    () => uploads.importWaiting([]),
  ]
  return { kept, outbox, all, end: () => (ended = true) }
}

test('a wedding that stands takes every edit and file in', async () => {
  const { all, kept } = createWorld()
  for (const make of all) await make()
  expect(kept).toEqual(['one', 'several', 'another', 'copy', 'file', 'files'])
})

test('a deleted one refuses all of them at once, and still gives out what waits', async () => {
  const { all, kept, outbox, end } = createWorld()
  end()
  for (const make of all) await expect(make()).rejects.toMatchObject({ code: 'wedding_deleted' })
  expect(kept).toEqual([])
  expect(outbox.exportPending()).toEqual({ commands: ['one'] })
})
