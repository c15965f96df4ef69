import { QueryClient } from '@tanstack/query-core'
import { afterEach, describe, expect, it } from 'vitest'
import { type CommandRequest, defineCommand } from '../offline/outbox/command.ts'
import { localLock } from '../offline/leader.ts'
import { createMemoryDisk, openMemoryStore } from '../offline/outbox/memory-outbox-store.ts'
import { openOutboxChannel } from '../offline/outbox/outbox-channel.ts'
import { OutboxError } from '../offline/outbox/outbox-error.ts'
import type { Outbox, Submission } from '../offline/outbox/outbox-types.ts'
import { createOutbox } from '../offline/outbox/outbox.ts'
import { systemClock } from '../offline/outbox/ports.ts'
import { cachePortOf } from '../offline/cache/query-cache-port.ts'
import { type Change, canBeTakenBack, notKeptText, takeBack } from './changes.ts'

const write = defineCommand<{ id: string; text: string }>({
  name: 'test.write',
  argsVersion: 1,
  scope: () => 'test',
  entity: ({ id }) => ({ kind: 'test', id }),
  describe: ({ text }) => text,
  request: (body) => ({ method: 'PUT', path: '/api/test', body }),
  settle: () => undefined,
})

const open: Outbox[] = []
afterEach(() => open.splice(0).forEach((outbox) => outbox.stop()))

async function device(online: boolean) {
  const sent: unknown[] = []
  const name = `undo-${Math.random()}`
  const outbox = createOutbox({
    store: openMemoryStore(createMemoryDisk(), name),
    transport: {
      async send({ body }: CommandRequest) {
        sent.push((body as { text: string }).text)
        return { status: 200, body, ours: true }
      },
    },
    lock: localLock(),
    channel: openOutboxChannel(name),
    connectivity: {
      state: () => (online ? 'online' : 'offline'),
      subscribe: () => () => undefined,
      reportSuccess() {},
      reportFailure() {},
      check: async () => online,
    },
    clock: systemClock,
    random: () => 0.5,
    definitions: [write],
    cache: cachePortOf(new QueryClient(), async () => true),
    onUnauthorised: async () => false,
  })
  open.push(outbox)
  await outbox.start()
  return { outbox, sent }
}

const change = (id: string, text: string, back?: string): Change => ({
  submission: { definition: write, args: { id, text } },
  inverse: back === undefined ? undefined : { definition: write, args: { id, text: back } },
})

async function make(outbox: Outbox, changes: readonly Change[]) {
  const commands = await outbox.submitAll(changes.map((each) => each.submission))
  await outbox.drain()
  return commands.map((command) => command.id)
}

/** @param now what the server has, where the device knows */
const world = (
  outbox: Outbox,
  now?: object,
  ask = (_: () => Promise<unknown>) => {},
  tooLate = () => {},
) => ({
  now: () => now as never,
  pending: () => outbox.pending(),
  ask,
  tooLate,
})

describe('taking a change back', () => {
  it('asks where something newer stands by now, and leaves it until it is told to go over it', async () => {
    const { outbox, sent } = await device(true)
    const changes = [change('a', 'uno', 'zero')]
    const ids = await make(outbox, changes)
    let anyway: (() => Promise<unknown>) | undefined
    const newer = { id: 'a', text: 'di Marco', version: 4 }
    await takeBack(
      outbox,
      changes,
      ids,
      world(outbox, newer, (go) => (anyway = go)),
    )
    await outbox.drain()
    expect(sent).toEqual(['uno'])
    await anyway!()
    await outbox.drain()
    expect(sent).toEqual(['uno', 'zero'])
  })

  it('asks where the same device wrote there again', async () => {
    const { outbox } = await device(false)
    const changes = [change('a', 'uno', 'zero')]
    const ids = await make(outbox, changes)
    await make(outbox, [change('a', 'due', 'uno')])
    let asked = 0
    await takeBack(
      outbox,
      changes,
      ids,
      world(outbox, undefined, () => (asked += 1)),
    )
    expect([asked, outbox.pending().length]).toEqual([1, 2])
  })

  it('says of an edit what it was made on, so that the server goes over nothing newer', async () => {
    const { outbox } = await device(true)
    const changes: Change[] = [
      {
        submission: { ...change('a', 'uno').submission, baseVersion: 3 },
        inverse: change('a', 'zero').submission,
      },
    ]
    const ids = await make(outbox, changes)
    const submitted: Submission[] = []
    const into = {
      withdraw: async () => false,
      submitAll: async (all: readonly Submission[]) => (submitted.push(...all), []),
    }
    await takeBack(into, changes, ids, world(outbox, { id: 'a', text: 'uno', version: 4 }))
    expect(submitted).toMatchObject([{ baseVersion: 3, args: { id: 'a', text: 'zero', undo: true } }])
  })

  it('leaves nothing to send when it never left the device, even of changes that build on each other', async () => {
    const { outbox, sent } = await device(false)
    const changes = [change('a', 'uno', 'zero'), change('a', 'due', 'uno'), change('b', 'tre', 'niente')]
    const ids = await make(outbox, changes)
    await takeBack(outbox, changes, ids, world(outbox))
    expect(outbox.pending()).toEqual([])
    expect(sent).toEqual([])
  })

  it('sends the inverses of what the server has, the last first', async () => {
    const { outbox, sent } = await device(true)
    const changes = [change('a', 'uno', 'zero'), change('a', 'due', 'uno')]
    const ids = await make(outbox, changes)
    await takeBack(outbox, changes, ids, world(outbox))
    await outbox.drain()
    expect(sent).toEqual(['uno', 'due', 'uno', 'zero'])
  })

  it('says of what has no inverse that it is too late, once the server has it', async () => {
    const { outbox, sent } = await device(true)
    const changes = [change('a', 'uno'), change('b', 'due')]
    let late = 0
    const told = world(outbox, undefined, undefined, () => (late += 1))
    await takeBack(outbox, changes, await make(outbox, changes), told)
    expect([sent, late]).toEqual([['uno', 'due'], 1])
  })

  it('takes what has no inverse back as long as it is on this device', async () => {
    const { outbox } = await device(false)
    const changes = [change('a', 'uno')]
    let late = 0
    const told = world(outbox, undefined, undefined, () => (late += 1))
    await takeBack(outbox, changes, await make(outbox, changes), told)
    expect([outbox.pending(), late]).toEqual([[], 0])
  })

  it.each([
    ['with what puts it back', [change('a', 'uno', 'zero')], true, true],
    ['of which a part cannot be put back', [change('a', 'uno', 'zero'), change('b', 'due')], true, false],
    ['that nothing puts back, while it stays here', [change('b', 'due')], false, true],
  ] as const)('offers to take back a change %s: %s', (_, changes, isOnline, offered) => {
    expect(canBeTakenBack(changes, isOnline)).toBe(offered)
  })
})

describe('what is said when a change could not be kept', () => {
  it('names the cause when it is one a person can do something about', () => {
    expect(notKeptText(new OutboxError('storage_full'))).toContain('non c’è più spazio')
    expect(notKeptText(new Error('boh'))).toContain('non riesce a salvare')
  })
})
