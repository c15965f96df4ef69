import { expect, it } from 'vitest'
import { LOOK } from '#contract/wire/places.ts'
import type { HubConnection } from './hub-connection.ts'
import { createLooking } from './looking.ts'

function world() {
  const timers: (() => void)[] = []
  const said: unknown[] = []
  const connected: (() => Promise<void>)[] = []
  const page = { places: ['villa'] as string[], state: 'idle', answer: 7, old: false, more: 0 }
  const looking = createLooking({
    clock: { now: () => 0, after: (_ms, work) => (timers.push(work), () => undefined) },
    places: () => page.places,
    onMore: () => void (page.more += 1),
  })
  looking.attach({
    state: () => page.state,
    onConnected: (listener: () => Promise<void>) => void connected.push(listener),
    invoke: async (method: string, places: readonly string[]) => {
      if (page.old) throw new Error(`Unknown hub method '${method}'`)
      said.push([method, places])
      return page.answer++
    },
  } as unknown as HubConnection)
  return {
    page,
    looking,
    said,
    async connect() {
      for (const listener of connected) await listener()
      page.state = 'connected'
    },
    async show(...places: string[]) {
      page.places = places
      looking.review()
      looking.review()
      timers.splice(0).forEach((work) => work())
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

it('says at each connection what is looked at, and knows since when', async () => {
  const { connect, show, said, looking, page } = world()
  expect(looking.since()).toBeUndefined()
  await connect()
  page.state = 'waiting'
  await show('studio')
  expect(said).toEqual([[LOOK, ['villa']]])
  await connect()
  expect(said.at(-1)).toEqual([LOOK, ['studio']])
  expect(looking.since()).toBe(7)
})

it('says once what is looked at now, and catches up when it is more than before', async () => {
  const { connect, show, said, page } = world()
  await connect()
  await show('villa', 'studio')
  expect([said.at(-1), page.more]).toEqual([[LOOK, ['villa', 'studio']], 1])
  await show('studio', 'villa')
  expect(said).toHaveLength(2)
  await show('studio')
  expect([said.at(-1), page.more]).toEqual([[LOOK, ['studio']], 1])
})

it('goes on with a server that knows of no looking, which tells everything', async () => {
  const { connect, show, page, looking } = world()
  page.old = true
  await connect()
  await show('studio')
  expect([looking.since(), page.more]).toEqual([undefined, 1])
})
