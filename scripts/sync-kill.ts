/**
 * `npm run sync:kill [-- --browser 117 --server 24]`: kills the browser, and then the server, with SIGKILL at labelled
 * points of a couple's edits, and counts what was acknowledged and lost, done twice, or torn.
 */
import { parseArgs } from 'node:util'
import { BROWSER_POINTS, SERVER_POINTS } from '#tests/e2e/support/kill-points.ts'
import { killAll, killBrowser, killServer, openKillWorld, type KillCount } from '#tests/e2e/support/kills.ts'
import { createProduct } from '#tests/support/product-process.ts'
import { ensureBrowser } from './browser.ts'
import { buildProduct } from './build.ts'

const { values } = parseArgs({
  options: { browser: { type: 'string', default: '117' }, server: { type: 'string', default: '24' } },
})
process.env.CHROMIUM_PATH = ensureBrowser()
await buildProduct()
const product = await createProduct()
await product.start()

/** Each point in its turn, until there are so many. */
const inTurn = <Point>(points: readonly Point[], count: number) =>
  Array.from({ length: count }, (_, index) => points[index % points.length]!)

const say = (what: string) => (count: KillCount) => {
  if (count.kills % 10 === 0) console.log(`  ${what} ${count.kills}: ${JSON.stringify(count)}`)
}

let failed = false
try {
  for (const what of ['browser', 'server'] as const) {
    const kills = Number(values[what])
    if (kills === 0) continue
    const world = await openKillWorld(product)
    try {
      const count =
        what === 'browser'
          ? await killAll(world, inTurn(BROWSER_POINTS, kills), killBrowser, say(what))
          : await killAll(world, inTurn(SERVER_POINTS, kills), killServer, say(what))
      console.log(`${what}:`, JSON.stringify(count, null, 2))
      if (count.lost + count.doubled + count.torn > 0) failed = true
    } finally {
      await world.close()
    }
  }
} finally {
  await product.remove()
}
process.exitCode = failed ? 1 : 0
