import { expect, it } from 'vitest'
import { until } from '#tests/support/until.ts'
import { openOutboxChannel, type OutboxMessage } from './outbox-channel.ts'
import { testCommand } from './test-command.ts'

it('tabs of one build hear each other, and nothing of a build whose messages have another shape', async () => {
  const heard: OutboxMessage[] = []
  const [here, there] = [openOutboxChannel('anna'), openOutboxChannel('anna')]
  const old = new BroadcastChannel('anna')
  here.listen((message) => heard.push(message))
  old.postMessage({ kind: 'changed', command: testCommand('old') })
  there.post({ kind: 'changed', commands: [testCommand('new')] })
  await until(() => expect(heard).toHaveLength(1))
  expect(heard).toEqual([{ kind: 'changed', commands: [testCommand('new')] }])
  for (const channel of [here, there, old]) channel.close()
})
