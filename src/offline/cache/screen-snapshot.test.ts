import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openAccountStore } from '../outbox/outbox-store.ts'
import { testCommand as command } from '../outbox/test-command.ts'

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
