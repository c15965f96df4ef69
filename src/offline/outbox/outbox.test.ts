import { QueryClient } from '@tanstack/query-core'
import { afterEach, describe, expect, it } from 'vitest'
import type { AccountStore } from '../account-store.ts'
import { noteBack, noteGone } from '../cache/cache-notes.ts'
import { defineCommand, type AnyCommandDefinition, type Command, type CommandRequest } from './command.ts'
import { localLock } from '../leader.ts'
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from './memory-outbox-store.ts'
import { openOutboxChannel } from './outbox-channel.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox, OutboxPorts } from './outbox-types.ts'
import { systemClock, type ReplayAnswer } from './ports.ts'
import { cachePortOf } from '../cache/query-cache-port.ts'
import { createQueryPersistence } from '../cache/query-persistence.ts'
import { replayStore } from './replay-store.ts'

interface AddTask {
  id: string
  title: string
}
interface Task extends AddTask {
  version: number
}

const addTask = defineCommand<AddTask, Task>({
  name: 'task.add',
  argsVersion: 1,
  scope: () => 'tasks',
  entity: ({ id }) => ({ kind: 'task', id }),
  describe: ({ title }) => `Aggiungi «${title}»`,
  request: (args) => ({ method: 'POST', path: '/api/Couple/addTaskCouple', body: args }),
  settle: (task, _command, cache) =>
    cache.setQueryData<Task[]>(['tasks'], (tasks = []) => [
      ...tasks.filter(({ id }) => id !== task.id),
      task,
    ]),
})

const saveBudget = defineCommand<{ totalCents: number }>({
  name: 'budget.save',
  argsVersion: 1,
  scope: () => 'budget',
  entity: () => ({ kind: 'budget', id: 'b' }),
  describe: () => 'Cambia il budget',
  request: (args, baseVersion) => ({ method: 'PUT', path: '/api/budget', body: { ...args, baseVersion } }),
  settle: () => undefined,
})

type Answer = (request: CommandRequest, key: string) => ReplayAnswer | Promise<ReplayAnswer>

const created: Answer = ({ body }) => ({
  status: 200,
  body: { ...(body as AddTask), version: 1 },
  ours: true,
})
const refused: Answer = () => ({
  status: 409,
  body: { code: 'conflict', detail: 'Già cambiato.' },
  ours: true,
})

let accounts = 0
const open: Outbox[] = []
afterEach(() => open.splice(0).forEach((outbox) => outbox.stop()))

/** A device with one account; `tab` opens the app in it once more. */
function device(answer: Answer = created) {
  const disk: MemoryDisk = createMemoryDisk()
  const name = `device-${(accounts += 1)}`
  const lock = localLock()
  const sent: { path: string; key: string; body: unknown }[] = []
  const world = {
    disk,
    sent,
    answer,
    online: true,
    signIn: async () => false,
    store: (): AccountStore => openMemoryStore(disk, name),
    async tab(
      extra: Partial<OutboxPorts> = {},
      definitions: readonly AnyCommandDefinition[] = [addTask, saveBudget],
    ) {
      const client = new QueryClient()
      const outbox = createOutbox({
        store: openMemoryStore(disk, name),
        transport: {
          async send(request, key) {
            sent.push({ path: request.path, key, body: request.body })
            return world.answer(request, key)
          },
        },
        lock,
        channel: openOutboxChannel(name),
        connectivity: {
          state: () => (world.online ? 'online' : 'offline'),
          subscribe: () => () => undefined,
          reportSuccess() {},
          reportFailure() {},
          check: async () => world.online,
        },
        clock: systemClock,
        random: () => 0.5,
        definitions,
        cache: cachePortOf(client, async () => true),
        onUnauthorised: () => world.signIn(),
        ...extra,
      })
      open.push(outbox)
      await outbox.start()
      return { outbox, client }
    },
  }
  return world
}

/** The next build of the app says a task's name where this one says its title. */
const addTaskNow = defineCommand<{ id: string; name: string }, Task>({
  name: addTask.name,
  argsVersion: 2,
  scope: () => 'tasks',
  entity: ({ id }) => ({ kind: 'task', id }),
  migrate: { 1: (args) => ({ id: (args as AddTask).id, name: (args as AddTask).title }) },
  describe: ({ name }) => name,
  request: (args) => ({ method: 'POST', path: '/api/new', body: args }),
  settle: () => undefined,
})

const titles = (commands: readonly Command[]) => commands.map(({ args }) => (args as AddTask).title)

describe('keeping', () => {
  it('keeps a command on the device before it says so, and shows it at once', async () => {
    const world = device()
    world.online = false
    const { outbox } = await world.tab()
    const command = await outbox.submit(addTask, { id: '1', title: 'Fedi' }, { baseVersion: 3 })
    expect([...world.disk.commands.values()]).toMatchObject([
      {
        id: command.id,
        name: 'task.add',
        args: { title: 'Fedi' },
        baseVersion: 3,
        state: 'waiting',
        attempts: 0,
      },
    ])
    expect(outbox.pending()).toMatchObject([{ id: command.id }])
    expect(outbox.status()).toMatchObject({ waiting: 1, review: 0, online: false, draining: false })
    expect(outbox.describe(command)).toBe('Aggiungi «Fedi»')
  })

  it('finds again what waited before the app was closed', async () => {
    const world = device()
    world.online = false
    const first = await world.tab()
    await first.outbox.submitAll([
      { definition: addTask, args: { id: '1', title: 'Fedi' } },
      { definition: addTask, args: { id: '2', title: 'Menù' } },
    ])
    first.outbox.stop()
    const { outbox } = await world.tab()
    expect(titles(outbox.pending())).toEqual(['Fedi', 'Menù'])
  })

  it('says that it could not keep a command, and shows nothing', async () => {
    const world = device()
    const full = {
      ...world.store(),
      append: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    }
    const { outbox } = await world.tab({ store: full })
    await expect(outbox.submit(addTask, { id: '1', title: 'Fedi' })).rejects.toMatchObject({
      code: 'storage_full',
    })
    expect(outbox.pending()).toEqual([])
  })

  it('returns the same list and status until something changes', async () => {
    const world = device()
    const { outbox } = await world.tab()
    const before = {
      pending: outbox.pending(),
      review: outbox.review(),
      held: outbox.held(),
      status: outbox.status(),
    }
    await outbox.drain()
    expect(outbox.pending()).toBe(before.pending)
    expect(outbox.review()).toBe(before.review)
    expect(outbox.held()).toBe(before.held)
    expect(outbox.status()).toBe(before.status)
  })
})

describe('sending', () => {
  it('moves the entity into the cache in the same step in which the command leaves', async () => {
    const world = device()
    const { outbox, client } = await world.tab()
    const seen: number[] = []
    outbox.subscribe(() => {
      const cached = client.getQueryData<Task[]>(['tasks'])?.length ?? 0
      seen.push(cached + outbox.pending().length)
    })
    const { id } = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(new Set(seen)).toEqual(new Set([1]))
    expect(client.getQueryData(['tasks'])).toEqual([{ id: '1', title: 'Fedi', version: 1 }])
    expect(world.sent).toMatchObject([{ key: id }])
    expect(outbox.status().lastSyncedAt).toBeDefined()
  })

  it('asks again under the same key and body when no answer came', async () => {
    const world = device()
    world.answer = () => Promise.reject(new TypeError('network'))
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(outbox.pending()).toMatchObject([{ state: 'waiting', attempts: 1, failure: { code: 'network' } }])
    world.answer = created
    await outbox.drain()
    expect(outbox.pending()).toEqual([])
    expect(world.sent[0]).toEqual(world.sent[1])
  })

  it('leaves a scope alone for as long as the server asks, and only that one', async () => {
    const world = device()
    world.answer = (request, key) =>
      request.path.includes('Task')
        ? { status: 429, body: { code: 'rate_limited' }, ours: true, retryAfterMs: 60_000 }
        : created(request, key)
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.submit(saveBudget, { totalCents: 1 })
    await outbox.drain()
    await outbox.drain()
    expect(world.sent.map(({ path }) => path)).toEqual(['/api/Couple/addTaskCouple', '/api/budget'])
    expect(titles(outbox.pending())).toEqual(['Fedi'])
  })

  it('signs in silently and goes on; if it cannot, it waits for the person and drops nothing', async () => {
    const world = device()
    const unauthorised: Answer = () => ({ status: 401, body: { code: 'token_expired' }, ours: true })
    world.answer = unauthorised
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ paused: 'unauthorised', waiting: 1 })
    await outbox.drain()
    expect(world.sent).toHaveLength(1)

    world.signIn = async () => {
      world.answer = created
      return true
    }
    await outbox.resume()
    expect(outbox.status()).toMatchObject({ paused: undefined, waiting: 0 })
  })

  it('stops for an app that is too old, keeps all of it, and makes the request anew after the update', async () => {
    const world = device()
    world.answer = () => ({ status: 426, body: { code: 'client_outdated' }, ours: true })
    const old = await world.tab()
    await old.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await old.outbox.drain()
    expect(old.outbox.status()).toMatchObject({ paused: 'outdated', waiting: 1 })
    old.outbox.stop()

    world.answer = created
    const { outbox } = await world.tab({}, [addTaskNow])
    await outbox.drain()
    expect(world.sent.at(-1)).toMatchObject({ path: '/api/new', body: { id: '1', name: 'Fedi' } })
    expect(outbox.status().waiting).toBe(0)
  })

  it('waits for a server that is older than the app: takes no refusal of it, says so, and goes on by itself', async () => {
    const world = device()
    world.answer = () => ({ status: 400, body: { code: 'malformed' }, ours: true, olderServer: true })
    const later: (() => void)[] = []
    const { outbox } = await world.tab({
      clock: {
        now: Date.now,
        after: (_, work) => {
          later.push(work)
          return () => void later.splice(later.indexOf(work), 1)
        },
      },
    })
    await outbox.submitAll([
      { definition: addTask, args: { id: '1', title: 'Fedi' } },
      { definition: addTask, args: { id: '2', title: 'Torta' } },
    ])
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ paused: 'server-outdated', waiting: 2, review: 0 })

    // One process of the server is new, the next one is not yet.
    world.answer = async (request, key) =>
      (request.body as AddTask).id === '1'
        ? { ...(await created(request, key)), olderServer: true }
        : { status: 400, body: { code: 'malformed' }, ours: true, olderServer: true }
    later.shift()!()
    await expect
      .poll(() => outbox.status())
      .toMatchObject({ paused: 'server-outdated', waiting: 1, review: 0 })
    world.answer = created
    later.shift()!()
    await expect.poll(() => outbox.status()).toMatchObject({ paused: undefined, waiting: 0, review: 0 })
    expect(outbox.review()).toEqual([])
  })

  it('sends what may have arrived as it was, although the last answer was that the app is too old', async () => {
    const world = device(() => Promise.reject(new TypeError('lost after the commit')))
    const old = await world.tab()
    await old.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await old.outbox.drain()
    world.answer = () => ({ status: 426, body: { code: 'client_outdated' }, ours: true })
    await old.outbox.drain()
    old.outbox.stop()
    world.answer = created
    const { outbox } = await world.tab({}, [addTaskNow])
    await outbox.drain()
    expect(world.sent.at(-1)).toMatchObject({ path: '/api/Couple/addTaskCouple', body: { title: 'Fedi' } })
    expect(outbox.status()).toMatchObject({ waiting: 0, review: 0 })
  })

  it('sends in the shape of today what is refused in an older one, by a page or by the service worker', async () => {
    for (const byWorker of [false, true]) {
      const world = device(() => Promise.reject(new TypeError('lost before the server')))
      const old = await world.tab()
      await old.outbox.submit(addTask, { id: '1', title: 'Fedi' })
      await old.outbox.drain()
      old.outbox.stop()
      world.answer = (request, key) =>
        request.path === '/api/new'
          ? created(request, key)
          : { status: 400, body: { code: 'malformed' }, ours: true }
      world.online = false
      const now = await world.tab({}, [addTaskNow])
      if (byWorker) {
        now.outbox.stop()
        await world.store().setCredentials({ token: 't' })
        const transport = {
          send: async (request: CommandRequest, key: string) => world.answer(request, key),
        }
        await replayStore(world.store(), { transport, lock: localLock() })
        expect([...world.disk.commands.values()]).toMatchObject([{ state: 'review' }])
      }
      world.online = true
      const { outbox } = byWorker ? await world.tab({}, [addTaskNow]) : now
      await outbox.drain()
      expect(world.sent.at(-1)).toMatchObject({ path: '/api/new', body: { id: '1', name: 'Fedi' } })
      expect(outbox.status()).toMatchObject({ waiting: 0, review: 0 })
    }
  })

  it('takes no refusal of what a newer version of the app has made: it says so, and that one sends it', async () => {
    const world = device()
    world.online = false
    const newer = await world.tab({}, [addTaskNow])
    await newer.outbox.submit(addTaskNow, { id: '1', name: 'Fedi' })
    newer.outbox.stop()
    world.online = true
    world.answer = () => ({ status: 400, body: { code: 'malformed' }, ours: true })
    const { outbox } = await world.tab()
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ waiting: 1, review: 0, paused: 'outdated' })
    outbox.stop()
    world.answer = created
    const again = await world.tab({}, [addTaskNow])
    await again.outbox.drain()
    expect(again.outbox.status()).toMatchObject({ waiting: 0, review: 0 })
  })

  it('lets a tab of before leave alone what was refused of a newer version, whose words it does not know', async () => {
    const world = device(refused)
    const newer = await world.tab({}, [addTaskNow])
    const { id } = await newer.outbox.submit(addTaskNow, { id: '1', name: 'Fedi' })
    await newer.outbox.drain()
    const { outbox } = await world.tab()
    expect(outbox.review()).toHaveLength(1)
    const mended = outbox.edit(id, { id: '1', title: 'Fedi d’oro' })
    await expect(mended).rejects.toMatchObject({ code: 'app_outdated' })
    expect([...world.disk.commands.values()]).toMatchObject([{ id, state: 'review', args: { name: 'Fedi' } }])
  })

  it('sends once more what only the service worker heard refused, for it may be older than who made the edit', async () => {
    const world = device()
    world.online = false
    const newer = await world.tab({}, [addTaskNow])
    await newer.outbox.submit(addTaskNow, { id: '1', name: 'Fedi' })
    newer.outbox.stop()
    await world.store().setCredentials({ token: 't' })
    const transport = { send: async () => ({ status: 400, body: { code: 'malformed' }, ours: true }) }
    expect(await replayStore(world.store(), { transport, lock: localLock() })).toBe(0)

    world.online = true
    const { outbox } = await world.tab({}, [addTaskNow])
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ waiting: 0, review: 0 })
    expect(world.sent).toMatchObject([{ path: '/api/new', body: { id: '1', name: 'Fedi' } }])
  })

  it('asks at once about what the service worker heard refused, and takes that answer for the last', async () => {
    const world = device(refused)
    world.online = false
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await world.store().setCredentials({ token: 't' })
    world.online = true
    const transport = { send: async (request: CommandRequest, key: string) => refused(request, key) }
    await replayStore(world.store(), { transport, lock: localLock() })
    await expect.poll(() => world.sent).toHaveLength(1)
    await expect.poll(() => outbox.status()).toMatchObject({ waiting: 0, review: 1 })
    await outbox.drain()
    expect(world.sent).toHaveLength(1)
  })

  it('takes no refusal of an edit whose very name it does not know', async () => {
    const world = device()
    world.online = false
    const newer = await world.tab()
    await newer.outbox.submit(saveBudget, { totalCents: 100 })
    newer.outbox.stop()
    world.online = true
    world.answer = () => ({ status: 404, body: { code: 'not_found' }, ours: true })
    const { outbox } = await world.tab({}, [addTask])
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ waiting: 1, review: 0, paused: 'outdated' })
  })

  it('migrates what may have arrived without touching what is sent', async () => {
    const world = device(() => Promise.reject(new TypeError('network')))
    const old = await world.tab()
    await old.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await old.outbox.drain()
    old.outbox.stop()
    world.answer = created
    const renamed = {
      ...addTask,
      argsVersion: 2,
      migrate: { 1: (args: unknown) => ({ ...(args as AddTask), v: 2 }) },
    }
    const { outbox } = await world.tab({}, [renamed])
    await outbox.drain()
    expect(world.sent[1]).toEqual(world.sent[0])
  })

  it('sends a command whose name it does not know, and asks for a refetch', async () => {
    const world = device()
    world.online = false
    const first = await world.tab()
    await first.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    first.outbox.stop()
    world.online = true
    let missed = 0
    const { outbox } = await world.tab({ onMissed: () => (missed += 1) }, [])
    await outbox.drain()
    expect(world.sent).toHaveLength(1)
    expect(missed).toBe(1)
    expect(outbox.status().waiting).toBe(0)
  })

  it('frees what a killed tab left under way', async () => {
    const world = device()
    world.online = false
    const first = await world.tab()
    const { id } = await first.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    first.outbox.stop()
    await world.store().take(id, 1, Date.now())
    world.online = true
    const { outbox } = await world.tab()
    await outbox.drain()
    expect(world.sent).toMatchObject([{ key: id }])
    expect(outbox.pending()).toEqual([])
  })
})

describe('what the server refused', () => {
  it('goes to review with its code and words; later ones of the same entity wait, others go on', async () => {
    const world = device((request, key) =>
      (request.body as AddTask).title === 'No' ? refused(request, key) : created(request, key),
    )
    const { outbox, client } = await world.tab()
    const first = await outbox.submit(addTask, { id: '1', title: 'No' })
    const second = await outbox.submit(addTask, { id: '1', title: 'Poi' })
    await outbox.submit(addTask, { id: '2', title: 'Altro' })
    await outbox.drain()
    expect(outbox.review()).toMatchObject([
      { id: first.id, failure: { code: 'conflict', detail: 'Già cambiato.', status: 409 } },
    ])
    expect(titles(outbox.pending())).toEqual(['Poi'])
    expect(outbox.held()).toEqual(new Map([[second.id, first.id]]))
    expect(client.getQueryData<Task[]>(['tasks'])).toMatchObject([{ title: 'Altro' }])

    await outbox.discard(first.id)
    await outbox.drain()
    expect(outbox.status()).toMatchObject({ waiting: 0, review: 0 })
    expect(client.getQueryData<Task[]>(['tasks'])).toHaveLength(2)
  })

  it('is sent again under its key by retry, and as a new command by edit', async () => {
    const world = device(refused)
    const { outbox } = await world.tab()
    const { id } = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    await outbox.retry(id)
    await outbox.drain()
    expect(world.sent.map(({ key }) => key)).toEqual([id, id])
    expect(outbox.review()).toHaveLength(1)

    world.answer = created
    const edited = await outbox.edit(id, { id: '1', title: 'Fedi d’oro' })
    await outbox.drain()
    expect(edited.id).not.toBe(id)
    expect(world.sent.at(-1)).toMatchObject({ key: edited.id, body: { title: 'Fedi d’oro' } })
    expect(outbox.status()).toMatchObject({ waiting: 0, review: 0 })
  })
})

describe('taking back', () => {
  it('undoes what was never sent and nothing was built upon', async () => {
    const world = device()
    world.online = false
    const { outbox } = await world.tab()
    const first = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    const second = await outbox.submit(addTask, { id: '1', title: 'Fedi d’oro' })
    expect(await outbox.withdraw(first.id)).toBe(false)
    expect(await outbox.withdraw(second.id)).toBe(true)
    expect(await outbox.withdraw(first.id)).toBe(true)
    expect(world.disk.commands.size).toBe(0)
  })

  it('does not undo or edit what may have arrived', async () => {
    const world = device(() => Promise.reject(new TypeError('network')))
    const { outbox } = await world.tab()
    const { id } = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(await outbox.withdraw(id)).toBe(false)
    await expect(outbox.edit(id, { id: '1', title: 'X' })).rejects.toMatchObject({ code: 'already_sent' })
    await expect(outbox.discard('nobody')).rejects.toMatchObject({ code: 'unknown_command' })
  })
})

describe('several tabs and the worker', () => {
  it('shows in one tab what was kept in the other, and what became of it', async () => {
    const world = device()
    world.online = false
    const one = await world.tab()
    const two = await world.tab()
    await one.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await expect.poll(() => titles(two.outbox.pending())).toEqual(['Fedi'])
    world.online = true
    await one.outbox.drain()
    await expect.poll(() => two.client.getQueryData(['tasks'])).toMatchObject([{ title: 'Fedi' }])
    expect(two.outbox.pending()).toEqual([])
    expect(world.sent).toHaveLength(1)
  })

  it('sends each command once however many tabs are asked', async () => {
    const world = device()
    world.online = false
    const tabs = await Promise.all([world.tab(), world.tab(), world.tab()])
    for (let n = 0; n < 10; n += 1) await tabs[n % 3]!.outbox.submit(addTask, { id: `${n}`, title: `${n}` })
    world.online = true
    await Promise.all(tabs.map(({ outbox }) => outbox.drain()))
    expect(world.sent.map(({ body }) => (body as AddTask).title)).toEqual(Array.from('0123456789'))
  })

  it('the service worker does not wait out a fault from before the browser woke it', async () => {
    const world = device()
    world.online = false
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    outbox.stop()
    await world.store().setCredentials({ token: 't' })
    let now = Date.now()
    const clock = { now: () => (now += 1), after: () => () => undefined }
    const answers = [{ status: 500, body: { code: 'internal' }, ours: true }]
    const transport = {
      send: async (request: CommandRequest, key: string) => answers.pop() ?? created(request, key),
    }
    expect(await replayStore(world.store(), { transport, lock: localLock(), clock })).toBe(1)
    expect(await replayStore(world.store(), { transport, lock: localLock(), clock })).toBe(0)
  })

  it('puts the answers that the service worker got into the cache at the next start', async () => {
    const world = device()
    world.online = false
    const first = await world.tab()
    await first.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    first.outbox.stop()
    const transport = { send: async (request: CommandRequest, key: string) => created(request, key) }

    expect(await replayStore(world.store(), { transport, lock: localLock() })).toBe(0)
    expect(world.disk.commands.size, 'without credentials it is sealed').toBe(1)
    await world.store().setCredentials({ token: 't' })
    expect(await replayStore(world.store(), { transport, lock: localLock() })).toBe(0)
    expect(world.disk.commands.size).toBe(0)

    const { outbox, client } = await world.tab()
    expect(client.getQueryData(['tasks'])).toEqual([{ id: '1', title: 'Fedi', version: 1 }])
    expect(outbox.pending()).toEqual([])
  })

  it('hands an open tab the answer that the service worker got', async () => {
    const world = device()
    world.online = false
    const { outbox, client } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await world.store().setCredentials({ token: 't' })
    const transport = { send: async (request: CommandRequest, key: string) => created(request, key) }
    await replayStore(world.store(), { transport, lock: localLock() })
    await expect.poll(() => client.getQueryData(['tasks'])).toHaveLength(1)
    expect(outbox.pending()).toEqual([])
  })
})

describe('leaving', () => {
  it('does not delete an account that still has something waiting unless told to', async () => {
    const world = device()
    world.online = false
    const { outbox } = await world.tab()
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await expect(outbox.destroy()).rejects.toMatchObject({ code: 'not_empty' })
    await outbox.destroy({ force: true })
    await expect(outbox.submit(addTask, { id: '2', title: 'X' })).rejects.toMatchObject({ code: 'closed' })
  })

  it('brings a backup back under the same keys, once', async () => {
    const world = device()
    world.online = false
    const { outbox } = await world.tab()
    const { id } = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    const backup: unknown = JSON.parse(JSON.stringify(outbox.exportPending()))
    expect(await outbox.importPending(backup)).toBe(0)

    const other = device()
    const there = await other.tab()
    expect(await there.outbox.importPending(backup)).toBe(1)
    await there.outbox.drain()
    expect(other.sent).toMatchObject([{ key: id }])
    expect(await there.outbox.importPending(backup)).toBe(0)
  })

  it('refuses a backup that is none, or that would send elsewhere', async () => {
    const world = device()
    const { outbox } = await world.tab()
    const command = await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    const backup = { format: 'lovoglio-outbox', formatVersion: 1, commands: [command] }
    const away = { ...command, id: 'x', request: { method: 'POST', path: '//evil.example/api/' } }
    for (const bad of [null, {}, { ...backup, formatVersion: 2 }, { ...backup, commands: [away] }]) {
      await expect(outbox.importPending(bad)).rejects.toMatchObject({ code: 'bad_backup' })
    }
  })
})

describe('an answer and the feed', () => {
  it('does not bring back with an answer what the feed says was deleted since, but asks again', async () => {
    const world = device()
    let missed = 0
    const { outbox, client } = await world.tab({ onMissed: () => (missed += 1) })
    client.setQueryData(['tasks'], [])
    const cache = cachePortOf(client, async () => true)
    world.answer = (request, key) => {
      // Our answer is on its way while the partner's deletion comes by the hub.
      noteGone(cache, '1')
      return created(request, key)
    }
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(outbox.pending()).toEqual([])
    expect(client.getQueryData(['tasks'])).toEqual([])
    expect(missed).toBe(1)
    noteBack(cache, '1')
    world.answer = created
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(client.getQueryData(['tasks'])).toMatchObject([{ id: '1' }])
  })

  it('does not take away with an answer what the feed says is back since', async () => {
    const world = device()
    let missed = 0
    const drop = defineCommand<{ id: string }>({
      name: 'task.delete',
      argsVersion: 1,
      scope: () => 'tasks',
      entity: ({ id }) => ({ kind: 'task', id }),
      request: ({ id }) => ({ method: 'DELETE', path: `/api/Couple/deleteTaskCouple/${id}` }),
      describe: () => 'Elimina',
      settle: (_, { args }, cache) =>
        cache.setQueryData<Task[]>(['tasks'], (tasks) => tasks?.filter(({ id }) => id !== args.id)),
    })
    const { outbox, client } = await world.tab({ onMissed: () => (missed += 1) }, [drop])
    const cache = cachePortOf(client, async () => true)
    client.setQueryData(['tasks'], [{ id: '1', version: 3 }])
    world.answer = () => {
      noteGone(cache, '1')
      noteBack(cache, '1')
      return { status: 200, body: { id: '1' }, ours: true }
    }
    await outbox.submit(drop, { id: '1' })
    await outbox.drain()
    expect(client.getQueryData(['tasks'])).toEqual([{ id: '1', version: 3 }])
    expect(missed).toBe(1)
  })

  it('reads again after an answer that the server had given before', async () => {
    const world = device((request, key) => ({ ...(created(request, key) as ReplayAnswer), replayed: true }))
    let missed = 0
    const { outbox } = await world.tab({ onMissed: () => (missed += 1) })
    await outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await outbox.drain()
    expect(missed).toBe(1)
  })

  it('does not put an answer into the cache again that was in it when it was kept', async () => {
    const world = device()
    const kept = world.store()
    const opened = async () => {
      const client = new QueryClient()
      const persistence = createQueryPersistence({ client, kind: 'private', store: kept, clock: systemClock })
      await persistence.restore()
      persistence.start()
      client.setQueryDefaults(['tasks'], { meta: { persist: 'private' } })
      const { outbox } = await world.tab({ cache: cachePortOf(client, () => persistence.flush()) })
      return { client, persistence, outbox }
    }
    const before = await opened()
    await before.outbox.submit(addTask, { id: '1', title: 'Fedi' })
    await before.outbox.drain()
    // The partner deletes it; the hub says so.
    before.client.setQueryData(['tasks'], [])
    await before.persistence.stop()
    before.outbox.stop()
    expect(world.disk.settled.size).toBe(1)
    const after = await opened()
    expect(after.client.getQueryData(['tasks'])).toEqual([])
  })
})
