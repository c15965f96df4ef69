/** The planner on a slow phone whose server is dead, against an empty page from the same service worker. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { BenchRow } from './bench-row.ts'
import { type Opening, openPhone, timeOpening } from './offline-phone.ts'
import { dropFolder, freshFolder, median, startProduct } from './product.ts'

const PORT = 4650
const ROUNDS = 7
const EMPTY_PAGE = '/pagina-vuota'
/** A page with one word and no script is the least a browser can paint; the planner may take so many times as long. */
const GOAL = 10
const PRECACHE_GOAL_BYTES = 2_500_000

export async function runOfflineBench(): Promise<BenchRow[]> {
  const folder = await freshFolder()
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-bench-phone-'))
  const product = await startProduct(folder, PORT)
  try {
    const { tasks, precachedBytes } = await signInAndLeave(profile, product.url)
    await product.kill()
    const planner = { url: `${product.url}/couple/planning`, ready: 'main input[type="checkbox"]' }
    const empty = { url: product.url + EMPTY_PAGE, ready: 'p' }
    const [ours, reference]: [Opening[], Opening[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await timeOpening(profile, planner.url, planner.ready))
      reference.push(await timeOpening(profile, empty.url, empty.ready))
    }
    const paint = [ours.map((one) => one.paintMs), reference.map((one) => one.paintMs)] as const
    const usable = [ours.map((one) => one.usableMs), reference.map((one) => one.usableMs)] as const
    return [
      row('first paint from disk, server dead, CPU 4× slower', ...paint, GOAL),
      row(`list of ${tasks} tasks usable from disk`, ...usable, GOAL),
      {
        what: 'bytes precached at the installation of the worker',
        ours: `${(precachedBytes / 1024).toFixed(0)} KB`,
        reference: `${(PRECACHE_GOAL_BYTES / 1024).toFixed(0)} KB budget`,
        ratio: precachedBytes / PRECACHE_GOAL_BYTES,
        goal: '≤ 1',
        pass: precachedBytes <= PRECACHE_GOAL_BYTES,
      },
    ]
  } finally {
    await product.stop()
    // The database outlives a killed server: started once more, it is stopped with it.
    await startProduct(folder, PORT).then((again) => again.stop())
    await dropFolder(folder)
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** The demo couple signs in, sees its list, and closes the browser once all is on the device. */
async function signInAndLeave(
  profile: string,
  origin: string,
): Promise<{ tasks: number; precachedBytes: number }> {
  const { context, page } = await openPhone(profile)
  try {
    await page.goto(`${origin}/login`)
    await page.getByLabel('Email').fill('coppia@lovoglio.test')
    await page.getByLabel('Password', { exact: true }).fill('lovoglio-demo')
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await page.waitForURL('**/couple')
    await page.goto(`${origin}/couple/planning`)
    await page.locator('main input[type="checkbox"]').first().waitFor()
    const tasks = await page.locator('main input[type="checkbox"]').count()
    const precachedBytes = await page.evaluate(readPrecache)
    await page.evaluate(keepEmptyPage, EMPTY_PAGE)
    await untilPlanIsKept(page)
    return { tasks, precachedBytes }
  } finally {
    await context.close()
  }
}

/** Runs in the page: waits for the worker, then adds up what it has put aside. */
async function readPrecache(): Promise<number> {
  await navigator.serviceWorker.ready
  let bytes = 0
  for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      bytes += (await (await cache.match(request))!.arrayBuffer()).byteLength
  }
  return bytes
}

/** Runs in the page: a page with one word, where the worker keeps the pages it has seen. */
async function keepEmptyPage(address: string): Promise<void> {
  const html = '<!doctype html><html lang="it"><title>Vuota</title><p>Vuota</p></html>'
  const answer = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  await (await caches.open('pages')).put(new URL(address, location.origin).href, answer)
}

/** The list is written to the device a moment after it is shown. */
async function untilPlanIsKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name!)
        opening.onsuccess = () => resolve(opening.result)
      })
      const keys = database.objectStoreNames.contains('queries')
        ? await new Promise<IDBValidKey[]>((resolve) => {
            const asked = database.transaction('queries').objectStore('queries').getAllKeys()
            asked.onsuccess = () => resolve(asked.result)
          })
        : []
      database.close()
      if (keys.some((key) => String(key).includes('couple-tasks'))) return true
    }
    return false
  })
}

function row(what: string, ours: readonly number[], reference: readonly number[], goal: number): BenchRow {
  const ratio = median(ours) / median(reference)
  const shown = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`
  return {
    what,
    ours: shown(ours),
    reference: `${shown(reference)} empty page`,
    ratio,
    goal: `≤ ${goal}`,
    pass: ratio <= goal,
    detail: { ours, reference },
  }
}
