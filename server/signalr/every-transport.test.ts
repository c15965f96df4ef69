import type { HubConnection as ClientConnection } from '@microsoft/signalr'
import { Subject } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HubException, type Hub, type HubConnection } from './hub-server.ts'
import { client, runningHubs, until, WAYS, type RunningHubs } from './test-support/running-hubs.ts'

let running: RunningHubs
let hub: Hub
let cancelled = 0
let noted: unknown[] = []
let left: (Error | undefined)[] = []

async function* count(_: HubConnection, to: unknown): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= Number(to); number++) yield number
  } finally {
    cancelled++
  }
}

beforeAll(async () => {
  running = await runningHubs()
  hub = running.hubs.hub('/hub', {
    onConnected: (connection) => connection.send('welcome', connection.user?.id ?? null),
    onDisconnected: (_, error) => void left.push(error),
    methods: {
      add: (_, a, b) => Number(a) + Number(b),
      nothing: () => undefined,
      nil: () => null,
      echo: (_, value) => value,
      note: (_, value) => void noted.push(value),
      fail: () => {
        throw new Error('SELECT secret FROM table')
      },
      refuse: async () => {
        throw new HubException('vendor_busy')
      },
      unsendable: () => {
        const circle: Record<string, unknown> = {}
        circle.self = circle
        return circle
      },
      count,
      async *countThenFail() {
        yield 1
        yield 2
        throw new HubException('ran_out')
      },
      async *forEver() {
        try {
          yield 0
          await new Promise(() => {})
        } finally {
          cancelled++
        }
      },
      async sum(_, start, stream) {
        let total = Number(start)
        for await (const item of stream as AsyncIterable<number>) total += item
        return total
      },
      async *double(_, stream) {
        for await (const item of stream as AsyncIterable<number>) yield item * 2
      },
      async ask(connection, question) {
        return `answered ${await connection.invoke<string>('question', question)}`
      },
      join: (connection, group) => connection.addToGroup(String(group)),
      leave: (connection, group) => connection.removeFromGroup(String(group)),
      user: (connection) => connection.user ?? null,
      slow: async (_, ms) => {
        await new Promise((resolve) => setTimeout(resolve, Number(ms)))
        noted.push(`slow ${ms}`)
      },
      async cancellable() {
        await new Promise((resolve) => this.signal.addEventListener('abort', resolve))
        noted.push('cancelled')
        return 'stopped'
      },
    },
  })
})
afterAll(() => running[Symbol.asyncDispose]())

function collected(connection: ClientConnection, method: string, ...args: unknown[]): Promise<unknown[]> {
  const items: unknown[] = []
  return new Promise((resolve, reject) =>
    connection.stream(method, ...args).subscribe({
      next: (item) => items.push(item),
      complete: () => resolve(items),
      error: (error: Error) => reject(Object.assign(error, { items })),
    }),
  )
}

describe.each(WAYS)("Microsoft's client over %s (%#)", (_, transport, protocol) => {
  const connected = async (token?: string): Promise<ClientConnection> => {
    const connection = client(`${running.url}/hub`, {
      transport,
      protocol,
      ...(token !== undefined && { accessTokenFactory: () => token }),
    })
    connection.on('welcome', () => {})
    await connection.start()
    return connection
  }

  it(`calls methods and gets results, voids, nulls and structures (${protocol})`, async () => {
    const connection = await connected()
    expect(await connection.invoke('add', 2, 3)).toBe(5)
    expect(await connection.invoke('ADD', 2, 3)).toBe(5)
    expect((await connection.invoke('nothing')) ?? null).toBeNull()
    expect(await connection.invoke('nil')).toBeNull()
    const value = { testo: 'perché no? 💍\n', list: [1, -2.5, true, null], deep: { a: { b: 'c' } } }
    expect(await connection.invoke('echo', value)).toEqual(value)
    const long = 'à'.repeat(10_000)
    expect(await connection.invoke('echo', long)).toBe(long)
    await connection.stop()
  })

  it('tells the caller the message of a HubException and hides every other error', async () => {
    const connection = await connected()
    // Word for word as ASP.NET Core says it with detailed errors off: clients of others read it.
    await expect(connection.invoke('refuse')).rejects.toThrow(
      /^An unexpected error occurred invoking 'refuse' on the server\. HubException: vendor_busy$/,
    )
    await expect(connection.invoke('fail')).rejects.toThrow(
      /^An unexpected error occurred invoking 'fail' on the server\.$/,
    )
    await expect(connection.invoke('unsendable')).rejects.toThrow(/unexpected error/)
    await expect(connection.invoke('constructor')).rejects.toThrow("Unknown hub method 'constructor'")
    await expect(connection.invoke('count', 3)).rejects.toThrow(
      "The client attempted to invoke the streaming 'count' method with a non-streaming invocation.",
    )
    await expect(collected(connection, 'add', 1, 2)).rejects.toThrow(
      "The client attempted to invoke the non-streaming 'add' method with a streaming invocation.",
    )
    expect(await connection.invoke('add', 1, 1)).toBe(2)
    await connection.stop()
  })

  it('answers nothing to calls that wait for nothing, and runs them in the order they came', async () => {
    const connection = await connected()
    noted = []
    await connection.send('slow', 40)
    for (let number = 0; number < 20; number++) await connection.send('note', number)
    await connection.send('fail')
    expect(await connection.invoke('echo', 'after')).toBe('after')
    expect(noted).toEqual(['slow 40', ...Array.from({ length: 20 }, (_unused, index) => index)])
    await connection.stop()
  })

  it('streams to the client, in order, with its error at the end', async () => {
    const connection = await connected()
    const expected = Array.from({ length: 300 }, (_unused, index) => index + 1)
    expect(await collected(connection, 'count', 300)).toEqual(expected)
    await expect(collected(connection, 'countThenFail')).rejects.toMatchObject({
      message: 'An error occurred on the server while streaming results. HubException: ran_out',
      items: [1, 2],
    })
    await connection.stop()
  })

  it('stops a stream that the client cancels', async () => {
    const connection = await connected()
    cancelled = 0
    const subscription = await new Promise<{ dispose(): void }>((resolve) => {
      const found = connection.stream('count', 1e9).subscribe({
        next: (item) => item === 3 && resolve(found),
        complete: () => {},
        error: () => {},
      })
    })
    subscription.dispose()
    await until(() => cancelled === 1)
    expect(await connection.invoke('add', 1, 1)).toBe(2)
    await connection.stop()
  })

  it('takes streams from the client, next to arguments and streaming back', async () => {
    const connection = await connected()
    const numbers = new Subject<number>()
    const total = connection.invoke('sum', 100, numbers)
    for (let number = 1; number <= 50; number++) numbers.next(number)
    numbers.complete()
    expect(await total).toBe(100 + 1275)
    const doubled = new Subject<number>()
    const answers = collected(connection, 'double', doubled)
    for (let number = 1; number <= 5; number++) doubled.next(number)
    doubled.complete()
    expect(await answers).toEqual([2, 4, 6, 8, 10])
    const broken = new Subject<number>()
    const failing = connection.invoke('sum', 0, broken)
    broken.next(1)
    broken.error(new Error('gave up'))
    await expect(failing).rejects.toThrow(/gave up/)
    await connection.stop()
  })

  it('asks the client and gets its result or its error', async () => {
    const connection = await connected()
    connection.on('question', (text: string) => {
      if (text === 'hard') throw new Error('no idea')
      return `yes to ${text}`
    })
    expect(await connection.invoke('ask', 'easy')).toBe('answered yes to easy')
    await expect(connection.invoke('ask', 'hard')).rejects.toThrow(/no idea/)
    await connection.stop()
  })

  it('speaks to all, groups, users, one connection, and leaves out whom it is told', async () => {
    const [anna, marco, visitor] = await Promise.all([connected('anna'), connected('marco'), connected()])
    const heard: string[] = []
    anna.on('say', (text: string) => void heard.push(`anna ${text}`))
    marco.on('say', (text: string) => void heard.push(`marco ${text}`))
    visitor.on('say', (text: string) => void heard.push(`visitor ${text}`))
    expect(await anna.invoke('user')).toMatchObject({ id: 'anna' })
    await Promise.all([anna.invoke('join', 'a'), marco.invoke('join', 'b'), marco.invoke('join', 'a')])
    const annaId = [...hub.connections.values()].find(({ user }) => user?.id === 'anna')?.id as string
    hub.send({ group: 'a' }, 'say', 'group')
    hub.send({ groups: ['a', 'b'] }, 'say', 'groups')
    hub.send({ user: 'marco' }, 'say', 'user')
    hub.send({ connection: annaId }, 'say', 'one')
    hub.send({ all: true, except: [annaId] }, 'say', 'others')
    await anna.invoke('leave', 'a')
    hub.send({ group: 'a' }, 'say', 'left')
    await Promise.all([anna, marco, visitor].map((connection) => connection.invoke('nothing')))
    await until(() => heard.length >= 9)
    const expected = [
      ['anna group', 'anna groups', 'anna one'],
      ['marco group', 'marco groups', 'marco user', 'marco others', 'marco left'],
      ['visitor others'],
    ]
    for (const lines of expected) {
      const name = lines[0]?.split(' ')[0] as string
      expect(heard.filter((line) => line.startsWith(name))).toEqual(lines)
    }
    await Promise.all([anna, marco, visitor].map((connection) => connection.stop()))
  })

  it('notices at once that a client has left', async () => {
    const connection = await connected()
    left = []
    const before = hub.connections.size
    await connection.stop()
    await until(() => hub.connections.size === before - 1, 1000)
    await until(() => left.length === 1, 1000)
    expect(left).toEqual([undefined])
  })

  it('closes a client with its reason', async () => {
    const connection = await connected()
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
    hub.closeWhere(() => true, 'session_ended')
    expect((await closed)?.message).toMatch(/session_ended/)
    expect(hub.connections.size).toBe(0)
  })
})
