import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { AccountStore } from './account-store.ts'
import type { Command } from './command.ts'
import { createMemoryDisk, openMemoryStore } from './memory-outbox-store.ts'
import { listAccountStores, openAccountStore, openPublicStore } from './outbox-store.ts'

let accounts = 0

/** Two openings of one store, as two tabs have. */
const STORES: Record<string, () => [AccountStore, AccountStore]> = {
  'in memory'() {
    const disk = createMemoryDisk()
    return [openMemoryStore(disk), openMemoryStore(disk)]
  },
  'in IndexedDB'() {
    const account = `account-${(accounts += 1)}`
    return [openAccountStore(account), openAccountStore(account)]
  },
}

function command(id: string, extra: Partial<Command> = {}): Command {
  return {
    id,
    name: 'task.add',
    argsVersion: 1,
    args: { title: id },
    createdAt: '2026-11-21T00:00:00.000Z',
    scope: 'tasks',
    entity: { kind: 'task', id },
    order: 0,
    state: 'waiting',
    attempts: 0,
    request: { method: 'POST', path: '/api/x', body: { id } },
    revision: 0,
    ...extra,
  }
}

const ids = (commands: readonly Command[]) => commands.map(({ id }) => id)

describe.each(Object.entries(STORES))('the account store %s', (_name, open) => {
  it('gives commands an order across tabs and returns them by it', async () => {
    const [one, two] = open()
    await Promise.all([one.append([command('b')]), two.append([command('a')]), one.append([command('c')])])
    const stored = await two.commands()
    expect(stored).toHaveLength(3)
    expect(stored.map(({ order }) => order)).toEqual([1, 2, 3])
    expect(stored.every(({ revision }) => revision === 1)).toBe(true)
  })

  it('leaves a known id as it is', async () => {
    const [store] = open()
    await store.append([command('a')])
    const [kept] = await store.append([command('a', { args: 'other' })])
    expect(kept!.args).toEqual({ title: 'a' })
    expect(await store.commands()).toHaveLength(1)
  })

  it('changes a command from what is stored now and raises its revision', async () => {
    const [one, two] = open()
    await one.append([command('a')])
    const raise = (current: Command) => ({ ...current, attempts: current.attempts + 1 })
    await Promise.all([one.change('a', raise), two.change('a', raise)])
    expect(await one.commands()).toMatchObject([{ attempts: 2, revision: 3 }])
  })

  it('leaves a command alone when the change says so, and says undefined for an unknown one', async () => {
    const [store] = open()
    await store.append([command('a')])
    expect(await store.change('a', () => undefined)).toBeUndefined()
    expect(await store.change('nobody', (current) => current)).toBeUndefined()
    expect(await store.commands()).toMatchObject([{ revision: 1 }])
  })

  it('takes a command out by change', async () => {
    const [store] = open()
    await store.append([command('a')])
    expect(await store.change('a', () => 'remove')).toMatchObject({ id: 'a' })
    expect(await store.commands()).toEqual([])
  })

  it('takes a command only when nothing of its scope goes before it', async () => {
    const [one, two] = open()
    const onThing = { entity: { kind: 'task', id: 'thing' } }
    await one.append([
      command('a'),
      command('b', onThing),
      command('c', onThing),
      command('d', { scope: 'x' }),
    ])
    expect(await two.take('b')).toBeUndefined()
    expect(await two.take('a')).toMatchObject({ state: 'sending', attempts: 1, revision: 2 })
    expect(await two.take('d')).toMatchObject({ state: 'sending' })
    await two.settle('a', null, 1)
    await two.change('b', (current) => ({ ...current, state: 'review' }))
    expect(await one.take('b')).toBeUndefined()
    expect(await one.take('c')).toBeUndefined()
    await one.append([command('e')])
    expect(await one.take('e')).toMatchObject({ attempts: 1 })
  })

  it('replaces a command at its place in the order', async () => {
    const [store] = open()
    await store.append([command('a'), command('b')])
    await store.replace('a', (current) => ({ ...current, id: 'z' }))
    expect(ids(await store.commands())).toEqual(['z', 'b'])
    expect(await store.replace('b', () => undefined)).toBeUndefined()
    expect(ids(await store.commands())).toEqual(['z', 'b'])
  })

  it('moves a command to the settled ones in one step, once', async () => {
    const [one, two] = open()
    await one.append([command('a'), command('b')])
    expect(await one.settle('b', { version: 1 }, 5)).toMatchObject({ result: { version: 1 }, at: 5 })
    expect(await two.settle('b', { version: 2 }, 6)).toBeUndefined()
    await one.settle('a', undefined, 7)
    expect(await two.commands()).toEqual([])
    expect((await two.settled()).map((record) => record.command.id)).toEqual(['a', 'b'])
    await two.forgetSettled(['a', 'nobody'])
    expect((await one.settled()).map((record) => record.command.id)).toEqual(['b'])
  })

  it('keeps the fresher of two copies of a query', async () => {
    const [one, two] = open()
    const entry = { hash: 'h', key: ['tasks'], data: 'new', updatedAt: 10, usedAt: 1 }
    await one.saveQueries([entry], { seq: 7 })
    await two.saveQueries([{ ...entry, data: 'old', updatedAt: 9 }])
    expect(await two.queries()).toEqual([entry])
    expect(await two.getMeta('seq')).toBe(7)
    await two.removeQueries(['h'])
    expect(await one.queries()).toEqual([])
  })

  it('keeps and drops the credentials', async () => {
    const [store] = open()
    expect(await store.getCredentials()).toBeUndefined()
    await store.setCredentials({ token: 't' })
    expect(await store.getCredentials()).toEqual({ token: 't' })
    await store.setCredentials(undefined)
    expect(await store.getCredentials()).toBeUndefined()
  })

  it('is closed for every tab once it is destroyed', async () => {
    const [one, two] = open()
    await one.append([command('a')])
    await two.commands()
    await one.destroy()
    await expect(one.commands()).rejects.toMatchObject({ code: 'closed' })
    await expect(two.append([command('b')])).rejects.toMatchObject({ code: 'closed' })
  })
})

describe('the databases of this device', () => {
  it('keep accounts apart and the public one out of the list', async () => {
    const anna = openAccountStore('anna')
    const luca = openAccountStore('luca')
    await anna.append([command('a')])
    await openPublicStore().setMeta('x', 1)
    expect(await luca.commands()).toEqual([])
    const names = (await listAccountStores()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['lovoglio-anna', 'lovoglio-luca']))
    expect(names).not.toContain('lovoglio-public')
  })

  it('forget what an account had when it is destroyed', async () => {
    const first = openAccountStore('marco')
    await first.append([command('a')])
    await first.destroy()
    expect(await openAccountStore('marco').commands()).toEqual([])
  })
})
