import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Command } from './command.ts'
import { listAccountStores, openAccountStore, openPublicStore } from './outbox-store.ts'
import { testCommand as command } from './test-command.ts'
import { NOW, TWO_TABS, doneWith } from './test-stores.ts'

const ids = (commands: readonly Command[]) => commands.map(({ id }) => id)

describe.each(Object.entries(TWO_TABS))('the account store %s', (_name, open) => {
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
