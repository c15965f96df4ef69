import { expect, it } from 'vitest'
import type { HubConnection } from './hub-connection.ts'
import { createEphemeralMessages } from './ephemeral-messages.ts'

function hubOf(state: string) {
  const invoked: unknown[][] = []
  const heard = new Map<string, (...args: unknown[]) => void>()
  const hub = {
    state: () => state,
    on: (name: string, listener: (...args: unknown[]) => void) => void heard.set(name, listener),
    invoke: (...args: unknown[]) => Promise.resolve(invoked.push(args)),
  } as unknown as HubConnection
  return { hub, invoked, heard }
}

it('says whether there was a connection to say it over, so that it may be said again', () => {
  const away = hubOf('waiting')
  expect(createEphemeralMessages(away.hub, ['Typing']).say('Typing', 'villa')).toBe(false)
  expect(away.invoked).toEqual([])
  const there = hubOf('connected')
  expect(createEphemeralMessages(there.hub, ['Typing']).say('Typing', 'villa')).toBe(true)
  expect(there.invoked).toEqual([['Typing', 'villa']])
})

it('is heard by who listens, until they stop', () => {
  const { hub, heard } = hubOf('connected')
  const words: unknown[] = []
  const stop = createEphemeralMessages(hub, ['Typing']).hear('Typing', (who) => words.push(who))
  heard.get('Typing')!('villa')
  stop()
  heard.get('Typing')!('another')
  expect(words).toEqual(['villa'])
})
