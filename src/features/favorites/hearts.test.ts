import 'fake-indexeddb/auto'
import type { VendorCard } from '#contract/vendors/vendor.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPublicStore } from '../../offline/outbox/outbox-store.ts'
import { toastsStore } from '../../ui/overlay/toasts-store.ts'
import { HEARTS_MAX, dropHearts, putBackHearts, readHearts, setHeart } from './hearts.ts'

const vendor = (id: string) => ({ id, businessName: `Villa ${id}` }) as VendorCard
const register = () => undefined
const names = async () => (await readHearts()).map(({ vendor: { id } }) => id)
const said = () => toastsStore.get().map(({ message }) => message)

beforeEach(async () => {
  await openPublicStore().changeMeta('hearts', () => ({ hearts: [] }))
})

describe('the hearts of who has no account', () => {
  it('stay on the device, say once where, and go with a second tap', async () => {
    await setHeart(vendor('a'), true, register)
    await setHeart(vendor('b'), true, register)
    expect(await names()).toEqual(['a', 'b'])
    await setHeart(vendor('a'), false, register)
    await setHeart(vendor('a'), true, register)
    expect(await names()).toEqual(['b', 'a'])
    expect(said().filter((message) => message.startsWith('Lo teniamo su questo dispositivo'))).toHaveLength(1)
  })

  it('are one for a vendor, however often and from how many cards it is tapped at once', async () => {
    await Promise.all(['a', 'b', 'a', 'c', 'a'].map((id) => setHeart(vendor(id), true, register)))
    expect((await names()).toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('are so many and no more, which is said and loses none', async () => {
    for (let at = 0; at <= HEARTS_MAX; at++) await setHeart(vendor(`v${at}`), true, register)
    expect(await names()).toHaveLength(HEARTS_MAX)
    expect(await names()).not.toContain(`v${HEARTS_MAX}`)
    expect(said().at(-1)).toMatch(/^Qui stanno 100 cuori: registrati/)
  })

  it('come back as they were when taking them off is taken back, beside what was tapped since', async () => {
    await setHeart(vendor('a'), true, register)
    const before = await readHearts()
    await dropHearts(before)
    expect(await names()).toEqual([])
    await setHeart(vendor('b'), true, register)
    await putBackHearts(before)
    await putBackHearts(before)
    expect(await names()).toEqual(['a', 'b'])
    expect((await readHearts())[0]).toEqual(before[0])
  })
})
