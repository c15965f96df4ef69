import { describe, expect, it } from 'vitest'
import { createDrafts, spendingStore } from './drafts.ts'
import { createMemoryDisk, openMemoryStore } from './outbox/memory-outbox-store.ts'
import { testCommand } from './outbox/test-command.ts'

const NAME = 'messages/villa'

/** A device, and the tabs that are opened on it. */
function device() {
  const disk = createMemoryDisk()
  return async () => {
    const store = openMemoryStore(disk)
    const drafts = createDrafts(store, (error) => {
      throw error
    })
    await drafts.read()
    return { drafts, store: spendingStore(store, drafts) }
  }
}
const written = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('what is typed and not saved', () => {
  it('is there at the next start, as it was last', async () => {
    const open = device()
    const { drafts } = await open()
    for (const text of ['B', 'Bu', 'Buongiorno']) drafts.keep(NAME, { text })
    expect(drafts.get(NAME)).toEqual({ text: 'Buongiorno' })
    await written()
    expect((await open()).drafts.get(NAME)).toEqual({ text: 'Buongiorno' })
  })

  it('is on the device until the command that says it is, and never beside it', async () => {
    const open = device()
    const { drafts, store } = await open()
    drafts.keep(NAME, { text: 'Buongiorno' })
    await written()
    drafts.take(NAME)
    expect(drafts.get(NAME)).toBeUndefined()
    expect((await open()).drafts.get(NAME)).toEqual({ text: 'Buongiorno' })
    await store.append([testCommand('a')])
    expect((await open()).drafts.get(NAME)).toBeUndefined()
  })

  it('is what is typed while the words before it are sent, and nothing of those', async () => {
    const open = device()
    const { drafts, store } = await open()
    drafts.keep(NAME, { text: 'Buongiorno' })
    drafts.take(NAME)
    const sent = store.append([testCommand('a')])
    drafts.keep(NAME, { text: 'E poi' })
    await sent
    await written()
    expect((await open()).drafts.get(NAME)).toEqual({ text: 'E poi' })
  })

  it('of another tab is read again, and gone once that one has sent it', async () => {
    const open = device()
    const [one, two] = [await open(), await open()]
    one.drafts.keep(NAME, { text: 'Buongiorno' })
    await written()
    await two.drafts.read()
    expect(two.drafts.get(NAME)).toEqual({ text: 'Buongiorno' })
    one.drafts.take(NAME)
    await one.store.append([testCommand('a')])
    await two.drafts.read()
    expect(two.drafts.get(NAME)).toBeUndefined()
  })
})
