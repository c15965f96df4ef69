/** `journey`: a test with the real product and as many phones as it asks for; nothing may go wrong unheard. */
import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunnerTestCase, inject, test } from 'vitest'
import { createProduct, type ProductProcess } from '#tests/support/product-process.ts'
import { createClusterProduct } from './cluster-product.ts'
import { type Phone, type PhoneOptions, openPhone } from './phone.ts'

/** With `firstVisit` the phone has never been here; others have the app, as most have most of the time. */
export type NewPhone = (
  options?: Partial<Omit<PhoneOptions, 'installed'>> & { firstVisit?: boolean },
) => Promise<Phone>

/** Where this worker's products are reached, one after the other. */
const place = () => inject('places')[Number(process.env['VITEST_POOL_ID']) - 1]

interface Scope {
  onCleanup: (end: () => Promise<void>) => void
}

async function begin(demo: boolean, { onCleanup }: Scope): Promise<ProductProcess> {
  const template = inject(demo ? 'demoTemplate' : 'emptyTemplate')
  const product = inject('manyProcesses')
    ? await createClusterProduct(demo)
    : await createProduct({ demo, template, port: place()?.[demo ? 'demo' : 'empty'] })
  onCleanup(() => product.remove())
  await product.start()
  return product
}

/** The phones of a journey, which end with it. */
const phonesOf = async (
  { product, task }: { product: ProductProcess; task: Readonly<RunnerTestCase> },
  { onCleanup }: Scope,
): Promise<NewPhone> => {
  const phones: Phone[] = []
  onCleanup(async () => {
    const hasFailed = task.result?.state === 'fail' || phones.some(({ problems }) => problems.length > 0)
    const seen = hasFailed ? await keepPictures(task.name, phones) : []
    for (const phone of phones) await phone.remove()
    // A journey that leaves the server down must not fail the next one.
    await product.start()
    const problems = phones.flatMap((phone) => phone.problems)
    // Why the server told somebody to come again is written in its log alone.
    const said = `The server's last words:\n${product.output().slice(-SERVER_SAID)}`
    const last = [...(seen.length > 0 ? ['Seen last:', ...seen] : []), said]
    if (problems.length > 0) throw new Error(`Unexpected on the page:\n${[...problems, ...last].join('\n')}`)
    // Said as an error too: what failed is told again at the end of a run, where it is read.
    if (seen.length > 0) throw new Error(last.join('\n'))
  })
  return async ({ firstVisit = false, ...options } = {}) => {
    const installed = firstVisit ? undefined : place()?.installed
    const phone = await openPhone({ baseURL: product.url, installed, ...options })
    // A process that dies takes its sockets along, and the browser itself writes so on any phone.
    if (inject('manyProcesses')) phone.expectNoNetwork()
    phones.push(phone)
    return phone
  }
}

const WORDS_SEEN = 1_200

/** A page that hangs is told of, not waited for: what it did is what has failed. */
const SEEN_WITHIN_MS = 20_000

/** Characters of its log. */
const SERVER_SAID = 2_000

/** Source: https://wicg.github.io/layout-instability/ */
interface Shift {
  startTime: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Runs in the page: what the browser keeps of the origin, by name, the faults it was heard to have, and how the page
 * is: how old, what its toasts say, whether it believes in the network, which parts of the app it never got, what moved on
 * it and when, and what its last taps met, for one that lands on nothing may have met something on its way.
 */
async function onDevice(): Promise<string> {
  const faults = localStorage.getItem('lovoglio-faults')
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  const registration = await navigator.serviceWorker.getRegistration()
  const workers = [registration?.active, registration?.waiting, registration?.installing]
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const moved = await new Promise<string[]>((resolve) => {
    const tell = ({ startTime, sources }: Shift) =>
      `${Math.round(startTime)}: ${sources
        .slice(0, 3)
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${previousRect.y} → ${currentRect.y}`,
        )
        .join(', ')}`
    const observer = new PerformanceObserver((list) =>
      resolve((list.getEntries() as unknown as Shift[]).slice(-5).map(tell)),
    )
    observer.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve([]), 500)
  })
  return JSON.stringify({
    page: {
      how: opened?.type,
      age: Math.round(performance.now()),
      toasts: document.querySelector('[aria-label="Avvisi"]')?.textContent,
      online: navigator.onLine,
      shown: document.visibilityState,
      drawnByApp: Object.keys(document).some((key) => key.startsWith('__react')),
      touchesHeld: (globalThis as { lovoglioTouches?: unknown }).lovoglioTouches !== undefined,
      controlled: navigator.serviceWorker.controller !== null,
      got: files.filter(({ responseStatus }) => responseStatus !== 0).length,
      missing: files.filter(({ responseStatus }) => responseStatus === 0).map(({ name }) => name),
      moved,
      taps: (globalThis as { lovoglioTaps?: string[] }).lovoglioTaps,
    },
    stored: Object.keys(localStorage),
    databases,
    caches: await caches.keys(),
    workers: workers.map((worker) => worker?.state ?? null),
    faults,
  })
}

/** What a failed journey saw last, to look at and in words. Pictures lie in the folder it names. */
async function keepPictures(name: string, phones: readonly Phone[]): Promise<string[]> {
  const folder = process.env['JOURNEY_PICTURES'] ?? path.join(os.tmpdir(), 'lovoglio-journeys')
  await mkdir(folder, { recursive: true })
  const seen: string[] = []
  for (const [index, { page }] of phones.entries()) {
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-').slice(0, 80)}-${index + 1}.png`)
    await page.screenshot({ path: file, timeout: SEEN_WITHIN_MS }).catch(() => undefined)
    const words = await page
      .locator('body')
      .innerText({ timeout: 2_000 })
      .catch(() => 'no page')
    const kept = await Promise.race([
      page.evaluate(onDevice).catch(() => 'nothing can be read'),
      pause(SEEN_WITHIN_MS, 'nothing was answered'),
    ])
    seen.push(`${page.url()} → ${file}`, kept, words.replaceAll(/\s+/g, ' ').slice(0, WORDS_SEEN))
  }
  return seen
}

/** On a product of the worker's own, without the demo: a journey brings its people there, and meets nobody else's. */
export const journey = test
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  .extend('product', { scope: 'worker' }, ({}, scope) => begin(false, scope))
  .extend('newPhone', phonesOf)
/** On a product with the demo's data, of the file's own. */
export const demoJourney = test
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  .extend('product', { scope: 'file' }, ({}, scope) => begin(true, scope))
  .extend('newPhone', phonesOf)
