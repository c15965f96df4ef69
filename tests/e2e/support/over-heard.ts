import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What goes over the hubs: places said by the page, and the vendors and articles that it was told of. */
export function overHeard(page: Page) {
  const [said, told]: [string[][], string[]] = [[], []]
  page.on('websocket', (socket) => {
    if (!socket.url().endsWith('/hubs/vendor')) return
    const messages = (frame: string | Buffer) =>
      String(frame)
        .split('\u001e')
        .filter(Boolean)
        .map((one) => JSON.parse(one) as { target?: string; arguments?: [unknown] })
    socket.on('framesent', ({ payload }) => {
      for (const { target, arguments: args } of messages(payload))
        if (target === 'Look') said.push(args![0] as string[])
    })
    socket.on('framereceived', ({ payload }) => {
      for (const { target, arguments: args } of messages(payload))
        if (target === 'VendorUpdate' || target === 'ArticleUpdate')
          told.push((args![0] as { id: string }).id)
    })
  })
  return {
    told,
    /** It is connected, and misses nothing from now on. */
    listens: () => expect.poll(() => said.length).toBeGreaterThan(0),
    looksAt: (place: string) => expect.poll(() => said.at(-1) ?? []).toContain(place),
  }
}
