import 'fake-indexeddb/auto'
import type { Favorite } from '#contract/plan/favorite.ts'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { QueryClient } from '@tanstack/query-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { localLock } from '../../offline/leader.ts'
import { createMemoryDisk, openMemoryStore } from '../../offline/outbox/memory-outbox-store.ts'
import { openOutboxChannel } from '../../offline/outbox/outbox-channel.ts'
import { openPublicStore } from '../../offline/outbox/outbox-store.ts'
import { createOutbox } from '../../offline/outbox/outbox.ts'
import { systemClock } from '../../offline/outbox/ports.ts'
import { cachePortOf } from '../../offline/cache/query-cache-port.ts'
import { toastsStore } from '../../ui/overlay/toasts-store.ts'
import { FAVORITES_KEY, favoriteCommands } from './favorite-commands.ts'
import { readHearts, setHeart } from './hearts.ts'
import { takeHeartsAlong } from './take-hearts-along.ts'

const vendor = (id: string) => ({ id, businessName: `Villa ${id}` }) as VendorCard

/** The outbox of a couple that has just signed in, without a network. */
async function account() {
  const client = new QueryClient()
  const disk = createMemoryDisk()
  const outbox = createOutbox({
    store: openMemoryStore(disk),
    transport: { send: () => Promise.reject(new Error('nothing leaves')) },
    lock: localLock(),
    channel: openOutboxChannel('couple'),
    connectivity: {
      state: () => 'offline',
      subscribe: () => () => undefined,
      reportSuccess() {},
      reportFailure() {},
      check: async () => false,
    },
    clock: systemClock,
    random: () => 0.5,
    definitions: favoriteCommands,
    cache: cachePortOf(client, async () => true),
    onUnauthorised: async () => false,
  })
  await outbox.start()
  const waiting = () => outbox.pending().map(({ args }) => args as { id: string; vendorId: string })
  return { client, disk, outbox, waiting }
}

beforeEach(async () => {
  await openPublicStore().changeMeta('hearts', () => ({ hearts: [], told: true }))
  for (const id of ['a', 'b']) await setHeart(vendor(id), true, () => undefined)
})

describe('hearts that a couple takes along', () => {
  it('become favourites under their own ids, and leave the device', async () => {
    const hearts = await readHearts()
    const { client, outbox, waiting } = await account()
    await takeHeartsAlong(outbox, client)
    expect(waiting()).toMatchObject(hearts.map(({ id, vendor: { id: vendorId } }) => ({ id, vendorId })))
    expect(await readHearts()).toEqual([])
  })

  it('are each one favourite from two tabs at once, and where it was cut short and is done again', async () => {
    const { client, outbox, waiting } = await account()
    const hearts = await readHearts()
    await Promise.all([takeHeartsAlong(outbox, client), takeHeartsAlong(outbox, client)])
    await openPublicStore().changeMeta('hearts', () => ({ hearts }))
    await takeHeartsAlong(outbox, client)
    expect(waiting()).toHaveLength(2)
    expect(await readHearts()).toEqual([])
  })

  it('leave a favourite that the couple has already as it is', async () => {
    const { client, outbox, waiting } = await account()
    client.setQueryData<Partial<Favorite>[]>(FAVORITES_KEY, [{ id: 'f', vendorId: 'a', status: 'booked' }])
    await takeHeartsAlong(outbox, client)
    expect(waiting().map(({ vendorId }) => vendorId)).toEqual(['b'])
    expect(await readHearts()).toEqual([])
  })

  it('stay on the device when the outbox keeps nothing', async () => {
    const { client, disk, outbox } = await account()
    disk.destroyed = true
    await expect(takeHeartsAlong(outbox, client)).rejects.toThrow()
    expect(await readHearts()).toHaveLength(2)
  })

  it('are taken back with one tap when they were somebody else’s', async () => {
    const { client, outbox, waiting } = await account()
    await takeHeartsAlong(outbox, client)
    const { message, action } = toastsStore.get().at(-1)!
    expect(message).toBe('2 cuori di questo dispositivo ora fra i vostri preferiti.')
    action!.onPress()
    await expect.poll(waiting).toEqual([])
  })
})
