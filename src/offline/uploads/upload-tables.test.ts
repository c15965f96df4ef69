import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { StoredFile } from '#contract/media/file.ts'
import { openAccountStore } from '../outbox/outbox-store.ts'
import { testCommand as command } from '../outbox/test-command.ts'
import { NOW, TWO_TABS, doneWith } from '../outbox/test-stores.ts'
import type { Upload } from './upload.ts'

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

describe.each(Object.entries(TWO_TABS))('uploads kept %s', (_, open) => {
  it('have their bytes apart, and known ids are left as they are', async () => {
    const [one, other] = open()
    await one.addUploads([{ upload: upload('a'), blob: new Blob(['abc']) }])
    await other.addUploads([{ upload: upload('a', { name: 'other' }), blob: new Blob(['xyz']) }])
    expect(await other.uploads()).toMatchObject([{ id: 'a', name: 'IMG_1.jpg', revision: 1 }])
    expect(await (await other.uploadBlob('a'))?.text()).toBe('abc')
  })

  it('are all there or none', async () => {
    const [one] = open()
    const unstorable = { name: (() => 'nobody can keep this') as never }
    const added = [upload('a'), upload('b', unstorable)].map((each) => ({ upload: each, blob: new Blob([]) }))
    await expect(one.addUploads(added)).rejects.toThrow()
    expect([await one.uploads(), await one.uploadBlob('a')]).toEqual([[], undefined])
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
  expect((await store.commands()).map(({ id }) => id)).toEqual(['kept'])
  await store.addUploads([{ upload: upload('a'), blob: new Blob(['abc']) }])
  expect(await store.uploads()).toHaveLength(1)
})
