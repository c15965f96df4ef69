/** A short run of `npm run sync:kill`: the hardest points, once each. */
import { expect, onTestFinished } from 'vitest'
import { journey } from './support/journey.ts'
import type { BrowserPoint, ServerPoint } from './support/kill-points.ts'
import { killAll, killBrowser, killServer, openKillWorld } from './support/kills.ts'

const BROWSER: readonly BrowserPoint[] = [
  'before it is stored',
  'stored, before the screen shows it',
  'committed, before the answer',
  'answer kept, before it is in the list',
]
const SERVER: readonly ServerPoint[] = ['while the server is at it', 'committed, before the answer']

journey(
  'the browser and the server killed at labelled points of an edit: acknowledged and lost 0, doubled 0, torn 0',
  async ({ product }) => {
    const world = await openKillWorld(product)
    onTestFinished(() => world.close())
    const browser = await killAll(world, BROWSER, killBrowser)
    const server = await killAll(world, SERVER, killServer)
    expect(world.phone.problems).toEqual([])
    for (const count of [browser, server])
      expect(count).toMatchObject({ lost: 0, doubled: 0, torn: 0, atPoint: count.kills })
    expect(browser.acknowledged + server.acknowledged).toBeGreaterThan(8)
  },
)
