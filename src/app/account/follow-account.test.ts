import { afterEach, expect, it, vi } from 'vitest'
import { createDeviceHub } from '../../features/sync/device/device-hub.ts'
import { createSyncHub } from '../../features/sync/sync-hub.ts'
import { SIGNED_OUT, createSessionStore } from '../../session/session-store.ts'
import { TOKEN_KEY } from '../../session/token-storage.ts'
import type { AppServices } from '../services/app-services.ts'
import { createAppQueryClient } from '../services/query-client.ts'
import { forgetKept } from './account-data.ts'
import { followAccount } from './follow-account.ts'

vi.mock('./account-data.ts', () => ({ forgetKept: vi.fn<typeof forgetKept>(async () => undefined) }))

const ANNA = { uid: 'u1', accountId: 'c1', role: 'couple', email: 'anna@example.it', name: 'Anna' } as const

afterEach(() => void vi.unstubAllGlobals())

/** A tab of Anna's, in which one favourite is being fetched ahead. */
async function tabWith(underWay: string | undefined) {
  const kept = new Map([[TOKEN_KEY, 'token']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const events = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const session = createSessionStore()
  session.update({ last: { ...ANNA } as never })
  const device = createDeviceHub()
  const stop = vi.fn(() => underWay)
  device.keepWith({ stop, subscribe: () => () => undefined } as never)
  const queryClient = createAppQueryClient()
  const left = vi.fn()
  await followAccount(
    { session, device, queryClient, sync: createSyncHub(() => new Promise(() => undefined)) } as AppServices,
    left,
  )
  /** The token goes there: this tab hears of it. */
  const signOutElsewhere = async () => {
    kept.delete(TOKEN_KEY)
    events.dispatchEvent(Object.assign(new Event('storage'), { key: TOKEN_KEY }))
    await vi.dynamicImportSettled()
  }
  return { session, stop, left, queryClient, signOutElsewhere }
}

it('ends what is fetched ahead when another tab signs out, and keeps nothing of what was under way', async () => {
  const tab = await tabWith('villa')
  await tab.signOutElsewhere()
  expect(tab.stop).toHaveBeenCalledOnce()
  expect(vi.mocked(forgetKept).mock.calls).toEqual([[tab.queryClient, ['villa']]])
  expect(tab.session.get().last).toBe(SIGNED_OUT.last)
  expect(tab.left).toHaveBeenCalledOnce()
})

it('leaves what everybody may see alone when nothing was under way', async () => {
  vi.mocked(forgetKept).mockClear()
  const tab = await tabWith(undefined)
  await tab.signOutElsewhere()
  expect(forgetKept).not.toHaveBeenCalled()
  expect(tab.left).toHaveBeenCalledOnce()
})
