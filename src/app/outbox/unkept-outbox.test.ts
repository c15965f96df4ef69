import { expect, test } from 'vitest'
import type { Outbox } from '../../offline/outbox/outbox-types.ts'
import { unkeptOutbox } from './unkept-outbox.ts'

function createWorld() {
  const sent: string[] = []
  let online = true
  const outbox = unkeptOutbox(
    {
      submit: async () => void sent.push('one'),
      submitAll: async () => void sent.push('several'),
      importPending: async () => sent.push('copy'),
    } as unknown as Outbox,
    () => online,
  )
  return { sent, outbox, goOffline: () => (online = false) }
}

test('what cannot be kept is sent while the server answers', async () => {
  const { outbox, sent } = createWorld()
  await outbox.submitAll([])
  await outbox.submit({} as never, {})
  expect(sent).toEqual(['several', 'one'])
})

test('what would be lost with the page is refused instead', async () => {
  const { outbox, sent, goOffline } = createWorld()
  goOffline()
  await expect(outbox.submitAll([])).rejects.toMatchObject({ code: 'needs_network' })
  await expect(outbox.submit({} as never, {})).rejects.toMatchObject({ code: 'needs_network' })
  await expect(outbox.importPending({})).rejects.toMatchObject({ code: 'needs_network' })
  expect(sent).toEqual([])
})
