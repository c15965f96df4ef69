import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { AccountStore } from '../account-store.ts'
import type { StoredFile } from '#contract/media/file.ts'
import type { Command } from './command.ts'
import type { RunOutcome } from './command-run.ts'
import { createMemoryDisk, openMemoryStore } from './memory-outbox-store.ts'
import type { Upload } from '../uploads/upload.ts'
import { listAccountStores, openAccountStore, openPublicStore } from './outbox-store.ts'
import { testCommand as command } from './test-command.ts'

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

const NOW = Date.UTC(2026, 10, 21)

/** The answer to one that was under way. */
const doneWith = (id: string, result: unknown = {}, at = NOW): RunOutcome => ({
  scope: 'tasks',
  sent: 1,
  answered: [{ id, result }],
  at,
})

const ids = (commands: readonly Command[]) => commands.map(({ id }) => id)

describe.each(Object.entries(STORES))('the account store %s', (_name, open) => {
  it('takes a draft away with the commands that say it, and leaves the others', async () => {
    const [one, two] = open()
    await one.keepDraft('messages/villa', { text: 'Buongiorno' })
    await one.keepDraft('task/1', { notes: 'Peonie' })
    expect(await two.drafts()).toEqual(
      new Map<string, unknown>([
        ['messages/villa', { text: 'Buongiorno' }],
        ['task/1', { notes: 'Peonie' }],
      ]),
    )
    await one.append([command('a')], ['messages/villa'])
    expect([...(await two.drafts()).keys()]).toEqual(['task/1'])
    await two.keepDraft('task/1', undefined)
    expect((await one.drafts()).size).toBe(0)
  })

  it('loses nothing of what two tabs put into one note at once', async () => {
    const [one, two] = open()
    const add = (letter: string) => (before: string | undefined) => `${before ?? ''}${letter}`
    await Promise.all([
      one.changeMeta('note', add('a')),
      two.changeMeta('note', add('b')),
      one.changeMeta('note', add('c')),
    ])
    expect((await two.getMeta<string>('note'))!.split('').toSorted().join('')).toBe('abc')
  })

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
    expect(await two.take('b', 1, NOW)).toEqual([])
    expect(await two.take('a', 1, NOW)).toMatchObject([{ state: 'sending', attempts: 1, revision: 2 }])
    expect(await two.take('d', 1, NOW)).toMatchObject([{ state: 'sending' }])
    await two.settle(doneWith('a'), 0)
    await two.change('b', (current) => ({ ...current, state: 'review' }))
    expect(await one.take('b', 1, NOW)).toEqual([])
    expect(await one.take('c', 1, NOW)).toEqual([])
    await one.append([command('e')])
    expect(await one.take('e', 1, NOW)).toMatchObject([{ attempts: 1 }])
  })

  it('takes as many of a scope as may go one right after the other', async () => {
    const [one, two] = open()
    await one.append([
      command('a'),
      command('of another scope', { scope: 'x' }),
      command('refused', { state: 'review', entity: { kind: 'task', id: 'thing' } }),
      command('behind it', { entity: { kind: 'task', id: 'thing' } }),
      command('b'),
      command('c'),
      command('waits for a file', { awaits: ['p'] }),
      command('d'),
    ])
    expect(ids(await two.take('a', 2, NOW))).toEqual(['a', 'b'])
    expect(ids(await one.take('a', 50, NOW))).toEqual(['a', 'b', 'c'])
    const stored = await one.commands()
    expect(
      stored.filter(({ state }) => state === 'sending').map(({ id, attempts }) => [id, attempts]),
    ).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ])
  })

  it('takes none beyond one that was asked to wait, unless that was by another clock', async () => {
    const [store] = open()
    await store.append([command('a'), command('b', { notBefore: NOW + 5_000 })])
    expect(ids(await store.take('a', 50, NOW))).toEqual(['a'])
    expect(ids(await store.take('a', 50, NOW + 5_000))).toEqual(['a', 'b'])
    const [other] = open()
    await other.append([command('a'), command('b', { notBefore: NOW + 365 * 24 * 60 * 60_000 })])
    expect(await other.take('a', 50, NOW)).toMatchObject([{ id: 'a' }, { id: 'b' }])
  })

  it('finds what may go behind any number of refused ones', async () => {
    const [store] = open()
    const refused = Array.from({ length: 300 }, (_, n) => command(`r${n}`, { state: 'review' }))
    await store.append([...refused, command('a'), command('b')])
    expect(ids(await store.take('a', 50, NOW))).toEqual(['a', 'b'])
    const { settled, taken } = await store.settle({ ...doneWith('a'), sent: 2 }, 50)
    expect([ids(settled.map((record) => record.command)), ids(taken)]).toEqual([['a'], ['b']])
  })

  it('settles what was under way together in one step: done, refused, and not tried', async () => {
    const [one, two] = open()
    await one.append(['a', 'b', 'c', 'd', 'e'].map((id) => command(id)))
    await one.take('a', 4, NOW)
    const failed = { id: 'b', change: (current: Command): Command => ({ ...current, state: 'review' }) }
    const { settled, commands, taken } = await one.settle({ ...doneWith('a'), sent: 4, failed }, 0)
    expect([ids(settled.map((record) => record.command)), ids(commands), taken]).toEqual([
      ['a'],
      ['b', 'c', 'd'],
      [],
    ])
    expect((await two.commands()).map(({ id, state, attempts }) => [id, state, attempts])).toEqual([
      ['b', 'review', 1],
      // It may have arrived, in a copy of the request that comes later.
      ['c', 'waiting', 1],
      ['d', 'waiting', 1],
      ['e', 'waiting', 0],
    ])
  })

  it('takes the next ones in the step that settles', async () => {
    const [one, two] = open()
    const onThing = { entity: { kind: 'task', id: 'thing' } }
    await one.append([command('a'), command('b', onThing), command('c', onThing), command('d'), command('e')])
    await one.take('a', 3, NOW)
    const failed = { id: 'b', change: (current: Command): Command => ({ ...current, state: 'review' }) }
    const { taken } = await one.settle({ ...doneWith('a'), sent: 3, failed }, 50)
    expect(ids(taken)).toEqual(['d', 'e'])
    expect((await two.commands()).map(({ id, state }) => [id, state])).toEqual([
      ['b', 'review'],
      ['c', 'waiting'],
      ['d', 'sending'],
      ['e', 'sending'],
    ])
  })

  it('replaces a command at its place in the order', async () => {
    const [store] = open()
    await store.append([command('a'), command('b')])
    await store.replace('a', (current) => ({ ...current, id: 'z' }))
    expect(ids(await store.commands())).toEqual(['z', 'b'])
    expect(await store.replace('b', () => undefined)).toBeUndefined()
    expect(ids(await store.commands())).toEqual(['z', 'b'])
  })

  it('keeps all as it was when something cannot be stored', async () => {
    const [store] = open()
    const unstorable = { args: { title: () => 'nobody can keep this' } }
    await store.append([command('a')])
    await store.keepDraft('task/1', { notes: 'Peonie' })
    const before = [await store.commands(), await store.drafts()]
    await expect(store.append([command('b'), command('c', unstorable)], ['task/1'])).rejects.toThrow()
    await expect(store.replace('a', () => command('z', unstorable))).rejects.toThrow()
    await expect(store.change('a', (current) => ({ ...current, ...unstorable }))).rejects.toThrow()
    expect([await store.commands(), await store.drafts()]).toEqual(before)
    await store.append([command('b')])
    expect((await store.commands()).map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('moves a command to the settled ones in one step, once', async () => {
    const [one, two] = open()
    await one.append([command('a'), command('b')])
    expect((await one.settle(doneWith('b', { version: 1 }, 5), 0)).settled).toMatchObject([
      { result: { version: 1 }, at: 5 },
    ])
    expect((await two.settle(doneWith('b', { version: 2 }, 6), 0)).settled).toEqual([])
    await one.settle(doneWith('a', undefined, 7), 0)
    expect(await two.commands()).toEqual([])
    expect((await two.settled()).map((record) => record.command.id)).toEqual(['a', 'b'])
    await two.forgetSettled(['a', 'nobody'])
    expect((await one.settled()).map((record) => record.command.id)).toEqual(['b'])
  })

  it('keeps the fresher of two copies of a query', async () => {
    const [one, two] = open()
    const entry = { hash: 'h', key: ['tasks'], data: 'new', updatedAt: 10, usedAt: 1 }
    expect(await one.saveQueries([entry])).toBe(true)
    expect(await two.saveQueries([{ ...entry, data: 'old', updatedAt: 9 }])).toBe(true)
    expect(await two.queries()).toEqual([entry])
    await two.removeQueries(['h'])
    expect(await one.queries()).toEqual([])
  })

  it('keeps the copy of the tab that heard more, whenever it was made, and marks what that tab does not hold', async () => {
    const [one, two] = open()
    const entry = (hash: string, data: string, updatedAt: number) => ({
      hash,
      key: [hash],
      data,
      updatedAt,
      usedAt: 1,
    })
    const heard = (seq: number, ...hashes: string[]) => ({
      seq,
      knows: (hash: string) => hashes.includes(hash),
    })
    await one.saveQueries(
      [entry('tasks', 'up to 5', 20), entry('budget', 'up to 5', 20)],
      heard(5, 'tasks', 'budget'),
    )
    expect(await two.saveQueries([entry('tasks', 'up to 8', 10)], heard(8, 'tasks'))).toBe(true)
    expect(await one.saveQueries([entry('tasks', 'up to 6', 30)], heard(6, 'tasks', 'budget'))).toBe(false)
    expect((await one.queries()).toSorted((a, b) => (a.hash < b.hash ? -1 : 1))).toEqual([
      { ...entry('budget', 'up to 5', 20), old: true },
      entry('tasks', 'up to 8', 10),
    ])
    expect(await one.getMeta('live-seq')).toBe(8)
    // A server restored from a copy: its feed is behind what was heard of the other one.
    await one.saveQueries([entry('tasks', 'of the copy', 40)], { ...heard(3, 'tasks'), wentBack: true })
    expect(await two.getMeta('live-seq')).toBe(3)
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

const upload = (id: string, extra: Partial<Upload> = {}): Upload => ({
  id,
  name: 'IMG_1.jpg',
  kind: 'picture',
  size: 3,
  alt: '',
  state: 'waiting',
  sent: 0,
  attempts: 0,
  claimed: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  revision: 0,
  ...extra,
})
const file: StoredFile = { id: 'p', kind: 'document', name: 'x', url: '/files/x.pdf', bytes: 3 }

describe.each(Object.entries(STORES))('uploads kept %s', (_, open) => {
  it('have their bytes apart, and known ids are left as they are', async () => {
    const [one, other] = open()
    await one.addUploads([{ upload: upload('a'), blob: new Blob(['abc']) }])
    await other.addUploads([{ upload: upload('a', { name: 'other' }), blob: new Blob(['xyz']) }])
    expect(await other.uploads()).toMatchObject([{ id: 'a', name: 'IMG_1.jpg', revision: 1 }])
    expect(await (await other.uploadBlob('a'))?.text()).toBe('abc')
  })

  it('hold the commands that name them until they are done, and stay as long as one does', async () => {
    const [one, other] = open()
    await one.addUploads([{ upload: upload('p'), blob: new Blob(['abc']) }])
    const needs = { needs: ['p', 'long-sent'], awaits: ['p', 'long-sent'] }
    const [kept] = await one.append([command('c', needs)])
    expect([kept?.awaits, (await other.uploads())[0]?.claimed]).toEqual([['p'], true])
    expect(await other.take('c', 50, NOW)).toEqual([])
    const { upload: done, commands } = await other.settleUpload('p', file)
    expect([done?.state, commands.map(({ awaits }) => awaits)]).toEqual(['done', [undefined]])
    expect((await one.append([command('later', needs)]))[0]?.awaits).toBeUndefined()
    expect((await one.take('c', 1, NOW))[0]?.state).toBe('sending')
    expect(await one.forgetUploads(['p'])).toEqual([])
    await one.settle(doneWith('c'), 0)
    await one.change('later', () => 'remove')
    expect(await one.forgetUploads(['p'])).toEqual(['p'])
    expect([await one.uploads(), await one.uploadBlob('p')]).toEqual([[], undefined])
  })
})

it('a database of an older app keeps its commands and gets room for uploads', async () => {
  const { openDB } = await import('idb')
  const old = await openDB('lovoglio-old-app', 1, {
    upgrade(database) {
      const commands = database.createObjectStore('commands', { keyPath: 'id' })
      commands.createIndex('order', 'order')
      commands.createIndex('scope', ['scope', 'order'])
      database.createObjectStore('settled')
      database.createObjectStore('meta')
      database.createObjectStore('queries', { keyPath: 'hash' })
      database.createObjectStore('credentials')
    },
  })
  await old.put('commands', command('kept', { order: 1, revision: 1 }))
  old.close()
  const store = openAccountStore('old-app')
  expect(ids(await store.commands())).toEqual(['kept'])
  await store.addUploads([{ upload: upload('a'), blob: new Blob(['abc']) }])
  expect(await store.uploads()).toHaveLength(1)
})

describe('a screen kept beside the edits', () => {
  const screen = { app: '/assets/main.js', html: '<main>Attività</main>', css: '' }

  it('is there until something is written or taken back', async () => {
    const store = openAccountStore('screens')
    const keep = async () => store.keepSnapshot('/couple', screen, await store.screenMark())
    await keep()
    expect(await store.screenSnapshot('/couple')).toEqual(screen)
    await store.append([command('a')])
    expect(await store.screenSnapshot('/couple')).toBeUndefined()
    await keep()
    await store.replace('a', () => command('b'))
    expect(await store.screenSnapshot('/couple')).toBeUndefined()
    await keep()
    await store.change('b', () => 'remove')
    expect(await store.screenSnapshot('/couple')).toBeUndefined()
  })

  it('is not shown when something was written while it was looked at', async () => {
    const store = openAccountStore('screens-overtaken')
    const mark = await store.screenMark()
    await store.append([command('a')])
    await store.keepSnapshot('/couple', screen, mark)
    expect(await store.screenSnapshot('/couple')).toBeUndefined()
  })

  it('gives way to newer ones, and goes with everything else', async () => {
    const store = openAccountStore('screens-many')
    for (let n = 0; n < 20; n++) await store.keepSnapshot(`/couple/${n}`, screen, await store.screenMark())
    const left = await Promise.all(Array.from({ length: 20 }, (_, n) => store.screenSnapshot(`/couple/${n}`)))
    expect(left.filter((one) => one !== undefined)).toHaveLength(8)
    await store.destroy()
    expect(await openAccountStore('screens-many').screenSnapshot('/couple/19')).toBeUndefined()
  })
})
