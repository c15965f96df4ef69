import { describe, expect, it } from 'vitest'
import { COMMANDS_MAX } from '#contract/wire/sent-together.ts'
import type { Settled } from '../account-store.ts'
import type { Command } from './command.ts'
import { CommandMirror } from './command-mirror.ts'
import { createMemoryDisk, openMemoryStore } from './memory-outbox-store.ts'
import type { ReplayAnswer, SentRequest, Transport } from './ports.ts'
import { replay, type ReplayPorts } from './replay.ts'
import { testCommand as command } from './test-command.ts'

const DONE: ReplayAnswer = { status: 200, body: { version: 1 }, ours: true }
const problem = (status: number, code: string, extra: Partial<ReplayAnswer> = {}): ReplayAnswer => ({
  status,
  body: { code, detail: 'No.' },
  ours: true,
  ...extra,
})

const many = (count: number) => Array.from({ length: count }, (_, n) => command(`${n + 1}`))

/** A device whose outbox holds `commands`, and a server that does each of them once. */
async function phone(commands: readonly Command[]) {
  const store = openMemoryStore(createMemoryDisk())
  await store.append(commands)
  const mirror = new CommandMirror()
  const load = async () => (await store.commands()).forEach((one) => mirror.put(one))
  await load()
  const done: string[] = []
  const world = {
    store,
    /** What the server did, in its order. */
    done,
    /** The keys of each request. */
    requests: [] as string[][],
    /** What the screen was told, a line for each time. */
    told: [] as string[],
    now: Date.UTC(2026, 10, 21),
    /** Answers one command, before the server does it. */
    judge: (_key: string): ReplayAnswer | undefined => undefined,
    /** What becomes of a whole request, after the server has done it. */
    travel: (answers: ReplayAnswer[]): ReplayAnswer[] | undefined => answers,
    serve(sent: readonly SentRequest[]): ReplayAnswer[] {
      const answers: ReplayAnswer[] = []
      for (const { key } of sent) {
        const refusal = world.judge(key)
        const replayed = done.includes(key)
        answers.push(refusal ?? (replayed ? { ...DONE, replayed } : DONE))
        if (refusal) break
        if (!replayed) done.push(key)
      }
      return answers
    },
    transport: {
      async send(request, key) {
        world.requests.push([key])
        const [answer] = world.travel(world.serve([{ request, key }]))!
        return answer!
      },
      async sendMany(sent) {
        world.requests.push(sent.map(({ key }) => key))
        return world.travel(world.serve(sent))
      },
    } as Transport,
    async send(extra: Partial<ReplayPorts> = {}) {
      return replay({
        store,
        transport: world.transport,
        clock: { now: () => world.now, after: () => () => undefined },
        random: () => 0.5,
        commands: () => mirror.list(),
        mayContinue: () => true,
        refused: (command) => command,
        onUnauthorised: async () => false,
        onChanged(changed: readonly Command[], settled: readonly Settled[]) {
          for (const one of settled) mirror.remove(one.command.id)
          for (const one of changed) mirror.put(one)
          world.told.push(`${settled.length} gone, ${changed.length} changed`)
        },
        onStale: load,
        ...extra,
      })
    },
    sizes: () => world.requests.map(({ length }) => length),
    left: async () => (await store.commands()).map(({ id, state }) => `${id} ${state}`),
  }
  return world
}

describe('what waits in one scope', () => {
  it('goes together, in its order, and the screen is told once for each request', async () => {
    const world = await phone(many(120))
    expect(await world.send()).toEqual({})
    expect(world.sizes()).toEqual([COMMANDS_MAX, COMMANDS_MAX, 20])
    expect(world.done).toEqual(many(120).map(({ id }) => id))
    expect(world.told).toEqual([
      '0 gone, 50 changed',
      // The last twenty are stored as under way with the fifty before them.
      '50 gone, 70 changed',
      '50 gone, 0 changed',
      '20 gone, 0 changed',
    ])
    expect(await world.left()).toEqual([])
  })

  it('leaves at the answer to the request before it, before that is stored', async () => {
    const world = await phone(many(200))
    const order: string[] = []
    const { settle } = world.store
    world.store.settle = async (outcome, max) => {
      order.push(`store ${outcome.answered.length}`)
      return settle(outcome, max)
    }
    world.travel = (answers) => {
      order.push(`answer ${answers.length}`)
      return answers
    }
    await world.send()
    expect(order).toEqual([
      'answer 50',
      'store 50',
      'answer 50',
      'answer 50',
      'store 50',
      'answer 50',
      'store 50',
      'store 50',
    ])
    expect(await world.left()).toEqual([])
  })

  it('puts what was taken ahead back when the request before it fails, and loses none of it', async () => {
    const world = await phone(many(200))
    world.travel = (answers) => {
      if (world.requests.length === 2) throw new TypeError('cut')
      return answers
    }
    expect(await world.send()).toEqual({ stopped: 'unreachable' })
    expect(new Set((await world.store.commands()).map(({ state }) => state))).toEqual(new Set(['waiting']))
    world.travel = (answers) => answers
    await world.send()
    expect(world.done).toEqual(many(200).map(({ id }) => id))
  })

  it('goes behind what the server did not reach in time, though it was to leave next', async () => {
    const world = await phone(many(200))
    world.travel = (answers) => (world.requests.length === 2 ? answers.slice(0, 30) : answers)
    await world.send()
    expect(world.requests.map(([first]) => first)).toEqual(['1', '51', '81', '131', '181'])
  })

  it('goes alone when it is one', async () => {
    const world = await phone(many(1))
    world.transport.sendMany = () => Promise.reject(new Error('not asked'))
    await world.send()
    expect(world.done).toEqual(['1'])
  })

  it('ends a request at what must wait for a file', async () => {
    const world = await phone([...many(3), command('file', { awaits: ['p'] }), command('behind')])
    await world.send()
    expect(world.sizes()).toEqual([3])
    expect(await world.left()).toEqual(['file waiting', 'behind waiting'])
  })

  it('shares no request with another scope', async () => {
    const world = await phone([command('a'), command('b', { scope: 'budget' }), command('c')])
    await world.send()
    expect(world.requests.toSorted(([a], [b]) => a!.localeCompare(b!))).toEqual([['a', 'c'], ['b']])
  })

  it('ends between two requests when it may not go on', async () => {
    const world = await phone(many(120))
    await world.send({ mayContinue: () => world.requests.length < 1 })
    expect(world.done).toHaveLength(COMMANDS_MAX)
    expect((await world.store.commands()).every(({ state }) => state === 'waiting')).toBe(true)
  })
})

describe('a request that fails', () => {
  it('is asked again under the same keys when its answer is lost, and is done once', async () => {
    const world = await phone(many(8))
    world.travel = () => {
      throw new TypeError('lost after the commit')
    }
    expect(await world.send()).toEqual({ stopped: 'unreachable' })
    expect(await world.left()).toEqual(many(8).map(({ id }) => `${id} waiting`))
    const [first, second] = await world.store.commands()
    expect([first!.failure?.code, second!.failure]).toEqual(['network', undefined])

    world.travel = (answers) => answers
    let replayed = 0
    expect(await world.send({ onReplayed: () => (replayed += 1) })).toEqual({})
    expect(world.done).toEqual(many(8).map(({ id }) => id))
    expect(await world.left()).toEqual([])
    expect(replayed).toBe(world.requests.length - 1)
  })

  it('is halved each time, down to one, and soon grows again with what goes through', async () => {
    const world = await phone(many(200))
    world.travel = () => {
      throw new TypeError('cut')
    }
    for (let times = 0; times < 8; times += 1) await world.send()
    expect(world.sizes()).toEqual([50, 25, 12, 6, 3, 1, 1, 1])
    world.travel = (answers) => answers
    await world.send()
    expect(world.sizes().slice(8)).toEqual([1, 4, 16, 50, 50, 50, 29])
  })

  it.each([
    ['a portal', { status: 200, body: undefined, ours: false }, 'unreachable'],
    ['no token any more', problem(401, 'token_expired'), 'unauthorised'],
    ['an app too old', problem(426, 'client_outdated'), 'outdated'],
  ])('as a whole leaves all as it was: %s', async (_, answer, stopped) => {
    const world = await phone(many(3))
    world.transport.sendMany = async () => [answer]
    expect(await world.send()).toEqual({ stopped })
    expect(await world.left()).toEqual(['1 waiting', '2 waiting', '3 waiting'])
  })

  it('that the server does not take together goes one by one', async () => {
    const world = await phone(many(7))
    world.transport.sendMany = async (sent) => {
      world.requests.push(sent.map(({ key }) => key))
      return undefined
    }
    expect(await world.send()).toEqual({})
    expect(world.done).toEqual(many(7).map(({ id }) => id))
  })

  it('goes one by one from the moment the server is known to take none together', async () => {
    const world = await phone(many(4))
    world.transport.sendMany = async () => (world.transport.sendMany = undefined)
    await world.send()
    expect(world.sizes()).toEqual([1, 1, 1, 1])
  })
})

describe('an answer that ends in the middle', () => {
  it('at a refusal: that one to review, what follows on its entity waits, the others go on', async () => {
    const onThing = { entity: { kind: 'task', id: 'thing' } }
    const world = await phone([command('a'), command('b', onThing), command('c', onThing), command('d')])
    world.judge = (key) => (key === 'b' ? problem(409, 'conflict') : undefined)
    expect(await world.send()).toEqual({})
    expect(world.done).toEqual(['a', 'd'])
    expect(await world.left()).toEqual(['b review', 'c waiting'])
    expect((await world.store.commands())[0]!.failure).toMatchObject({ code: 'conflict', status: 409 })
    expect(world.told).toEqual(['0 gone, 4 changed', '1 gone, 3 changed', '1 gone, 0 changed'])
  })

  it('at many refusals: each to review, every other one done', async () => {
    const world = await phone(many(60))
    world.judge = (key) => (Number(key) % 3 === 0 ? problem(422, 'rule_broken') : undefined)
    await world.send()
    expect(world.done).toHaveLength(40)
    expect((await world.left()).every((line) => line.endsWith('review'))).toBe(true)
  })

  it('at a refusal of an older shape: it goes once more in the shape of today, before what follows', async () => {
    const world = await phone(many(3))
    const refused = (one: Command): Command => ({
      ...one,
      request: { ...one.request, path: '/api/new' },
      state: 'waiting',
    })
    let refusals = 0
    world.judge = (key) => (key === '2' && refusals++ === 0 ? problem(400, 'malformed') : undefined)
    await world.send({ refused })
    expect(world.done).toEqual(['1', '2', '3'])
  })

  it('at a token that has ended: signs in once and goes on from there', async () => {
    const world = await phone(many(5))
    let valid = false
    world.judge = (key) => (key === '3' && !valid ? problem(401, 'token_expired') : undefined)
    const codes: string[] = []
    const onUnauthorised = async (code: string) => {
      codes.push(code)
      return (valid = true)
    }
    expect(await world.send({ onUnauthorised })).toEqual({})
    expect(codes).toEqual(['token_expired'])
    expect(world.done).toEqual(['1', '2', '3', '4', '5'])
  })

  it('at a token that only the person can renew: the rest waits', async () => {
    const world = await phone(many(5))
    world.judge = (key) => (key === '3' ? problem(401, 'token_expired') : undefined)
    expect(await world.send()).toEqual({ stopped: 'unauthorised' })
    expect(await world.left()).toEqual(['3 waiting', '4 waiting', '5 waiting'])
  })

  it('at a server that asks for time: that scope waits as long, another goes on', async () => {
    const world = await phone([...many(4), command('b', { scope: 'budget' })])
    world.judge = (key) => (key === '3' ? problem(429, 'rate_limited', { retryAfterMs: 7_000 }) : undefined)
    expect(await world.send()).toEqual({ retryInMs: 7_000 })
    expect(world.done.toSorted()).toEqual(['1', '2', 'b'])
    world.judge = () => undefined
    expect(await world.send()).toEqual({ retryInMs: 7_000 })
    world.now += 7_000
    await world.send()
    expect(world.done.slice(-2)).toEqual(['3', '4'])
  })

  it('for want of time: the rest is sent in the next request', async () => {
    const world = await phone(many(50))
    const { serve } = world
    world.serve = (sent) => serve(sent.slice(0, 20))
    expect(await world.send()).toEqual({})
    expect(world.done).toEqual(many(50).map(({ id }) => id))
    expect(world.sizes()).toEqual([50, 30, 10])
  })

  it('at a server older than the app: what it took is settled, and nothing more is sent', async () => {
    const world = await phone(many(3))
    world.travel = ([first]) => [{ ...first!, olderServer: true }]
    expect(await world.send()).toEqual({ stopped: 'server-outdated' })
    expect(await world.left()).toEqual(['2 waiting', '3 waiting'])
  })
})

it('what a killed tab left under way is sent by the next', async () => {
  const world = await phone(many(5))
  await world.store.take('1', 50, world.now)
  expect(await world.send()).toEqual({})
  expect(world.requests).toEqual([['1', '2', '3', '4', '5']])
})

it('stops when storage fails, and what was answered is asked for again', async () => {
  const world = await phone(many(5))
  const store = { ...world.store, settle: () => Promise.reject(new Error('full')) }
  await expect(world.send({ store })).rejects.toThrow('full')
  expect(world.done).toHaveLength(5)
  await world.send()
  expect(world.done).toHaveLength(5)
  expect(await world.left()).toEqual([])
})

describe('after a fault', () => {
  const failing = (ids: readonly string[], retryAfterMs?: number) => (id: string) =>
    ids.includes(id)
      ? {
          status: 500,
          body: { code: 'internal', detail: 'No.' },
          ours: true,
          ...(retryAfterMs !== undefined && { retryAfterMs }),
        }
      : undefined

  it.each([
    ['leaves at once', undefined, ['2', '3', '1']],
    ['waits where the server asked for it', 120_000, ['2', '3']],
  ])('what failed %s after something else went through', async (_, retryAfterMs, done) => {
    const world = await phone([
      command('1', { scope: 'a' }),
      command('2', { scope: 'b' }),
      command('3', { scope: 'b' }),
    ])
    world.transport.most = 1
    const refuse = failing(['1'], retryAfterMs)
    let refusals = 0
    world.judge = (id) => {
      return refusals === 0 && id === '1' ? ((refusals += 1), refuse(id)) : undefined
    }
    await world.send({ clock: { now: () => (world.now += 1), after: () => () => undefined } })
    expect(world.done).toEqual(done)
  })

  it('what failed leaves at once when the network is back', async () => {
    const world = await phone([command('1', { scope: 'a' })])
    world.judge = failing(['1'])
    for (let time = 0; time < 15; time += 1) {
      await world.send()
      world.now += 60_000
    }
    world.judge = () => undefined
    await world.send({ returnedAt: world.now })
    expect(world.done).toEqual(['1'])
  })

  it('what still fails waits between its attempts, however well the others go, and never for minutes', async () => {
    const world = await phone([
      command('1', { scope: 'a' }),
      ...many(300).map((one) => ({ ...one, scope: 'b' })),
    ])
    world.judge = failing(['1'])
    for (let time = 0; time < 15; time += 1) {
      await world.send()
      world.now += 60_000
    }
    const before = world.requests.length
    const { retryInMs } = await world.send()
    expect(world.requests.length).toBeLessThanOrEqual(before + 2)
    expect(retryInMs).toBeLessThanOrEqual(15_000)
  })
})
