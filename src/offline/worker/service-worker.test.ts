/** The built worker in a real browser, before a server that the test stops, slows and updates. */
import { createHash } from 'node:crypto'
import { areaOf } from '#contract/screens/areas.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { browserBundle } from '#tests/support/browser-bundle.ts'
import { MARK } from '#tests/support/server-answer.ts'
import { ensureBrowser } from '../../../scripts/browser.ts'
import type * as Harness from '#tests/support/service-worker-harness.ts'

declare global {
  interface Window {
    offline: typeof Harness
  }
}

const PORT = await freePort()
const ORIGIN = `http://127.0.0.1:${PORT}`
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const html = (title: string, body: string) => `<!doctype html><html lang="it"><head><title>${title}</title>
  <script type="module" src="/assets/app-1.js"></script>
  <meta name="app-parts" content="/assets/part-1.js /assets/app-1.js"></head><body>${body}</body></html>`

const shell = (version: number) => html('Lovoglio', `guscio ${version}`)
const revisionOf = (content: string) => createHash('sha256').update(content).digest('base64')

/** The product as the worker sees it. */
class FakeProduct {
  version = 1
  /** A process of another build that answers all but the worker, whatever content is asked for; undefined: there is none. */
  other: number | undefined
  slowMs = 0
  /** The next answer of these addresses waits for it. */
  readonly held = new Map<string, Promise<void>>()
  /** Pages that are no more. */
  readonly gone = new Set<string>()
  readonly received: { key: string; token: string; body: string }[] = []
  readonly asked: string[] = []
  readonly #worker: string
  readonly #app: string
  #server: ReturnType<typeof createServer> | undefined

  constructor(worker: string, app: string) {
    this.#worker = worker
    this.#app = app
  }

  async listen(): Promise<void> {
    const server = createServer((request, response) => void this.#answer(request, response))
    await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve))
    this.#server = server
  }

  async die(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, ORIGIN)
    this.asked.push(request.url!)
    const held = this.held.get(pathname)
    this.held.delete(pathname)
    await held
    const send = (type: string, body: string | Buffer, status = 200) =>
      response.writeHead(status, { ...MARK, 'Content-Type': type, Date: new Date().toUTCString() }).end(body)
    if (pathname === '/service-worker.js') {
      const manifest = [
        { url: '/app-shell.html', revision: revisionOf(shell(this.version)) },
        { url: '/assets/app-1.js', revision: null },
        // Named by what is in it: the next build has another. Chromium asks for an address once at a time, for 20 s.
        { url: `/assets/own-${this.version}.js`, revision: null },
      ]
      return void send(
        'text/javascript',
        this.#worker.replace('self.__WB_MANIFEST', JSON.stringify(manifest)),
      )
    }
    if (pathname === '/assets/app-1.js') return void send('text/javascript', this.#app)
    if (/^\/assets\/(part|own)-\d+\.js$/.test(pathname)) return void send('text/javascript', 'export {}')
    if (pathname === '/app-shell.html') return void send('text/html', shell(this.other ?? this.version))
    if (pathname.startsWith('/media/')) return void send('image/png', PNG)
    if (pathname.startsWith('/files/')) {
      response.setHeader('Cache-Control', 'no-store')
      return void send('image/png', PNG)
    }
    if (pathname.startsWith('/api/')) {
      if (request.method === 'POST') {
        let body = ''
        for await (const chunk of request) body += String(chunk)
        const { authorization = '', 'idempotency-key': key = '' } = request.headers
        this.received.push({ key: String(key), token: authorization, body })
      }
      const who = request.headers.authorization ?? 'nobody'
      return void send(
        'application/json',
        JSON.stringify({ id: '1', path: request.url, who, version: this.version }),
      )
    }
    if (areaOf(pathname)) return void send('text/html', html('x', 'dal server'))
    if (this.gone.has(pathname)) return void send('text/html', html('Non c’è', 'tolta'), 404)
    if (this.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, this.slowMs))
    send(
      'text/html',
      html(`Pagina ${pathname} · Lovoglio`, `pagina ${pathname} ${this.version}<img src="/media/a-640.png">`),
    )
  }
}

let browser: Browser
let page: Page
let product: FakeProduct

beforeAll(async () => {
  product = new FakeProduct(
    await browserBundle(path.join(import.meta.dirname, '../../../sw/service-worker.ts'), 'iife'),
    await browserBundle(
      path.join(import.meta.dirname, '../../../tests/support/service-worker-harness.ts'),
      'es',
    ),
  )
  await product.listen()
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
    ],
  })
  page = await (await browser.newContext()).newPage()
  await page.goto(`${ORIGIN}/fornitori?utm_source=x`)
  await page.evaluate(() => window.offline.ready())
})

afterAll(async () => {
  await browser?.close()
  await product?.die()
})

const text = () => page.locator('body').innerText()
const savedUrls = () =>
  page.evaluate(async () => (await window.offline.listSavedPages()).map(({ url }) => url))
const keptUrls = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('workbox'))
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map((request) => request.url.replace(location.origin, ''))
  })
const get = (address: string, token?: string) =>
  page.evaluate(
    async ([url, bearer]) => {
      const response = await fetch(url!, bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {})
      return (await response.json()) as { who: string; version: number }
    },
    [address, token],
  )
const hasPicture = (address: string) =>
  page.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    return image.decode().then(
      () => true,
      () => false,
    )
  }, address)

describe('the service worker', () => {
  it('keeps the page that was open when it came, with its title and picture', async () => {
    await expect.poll(savedUrls).toContain('/fornitori')
    const [saved] = await page.evaluate(() => window.offline.listSavedPages())
    expect(saved).toMatchObject({ url: '/fornitori', title: 'Pagina /fornitori' })
    expect(Date.parse(saved!.savedAt)).toBeGreaterThan(Date.now() - 60_000)
    await expect.poll(keptUrls).toContain('/media/a-640.png')
  })

  it('makes a visited page whole that was left before it asked for all its parts', async () => {
    await page.goto(`${ORIGIN}/news`)
    await page.goto(`${ORIGIN}/fornitori`)
    await expect.poll(keptUrls).toContain('/assets/part-1.js')
  })

  it('opens saved pages with the server dead, and the shell for all the rest', async () => {
    await page.goto(`${ORIGIN}/fornitore/1/villa`)
    await expect.poll(savedUrls).toContain('/fornitore/1/villa')
    await product.die()
    await page.goto(`${ORIGIN}/fornitori`)
    expect(await text()).toContain('pagina /fornitori 1')
    await page.goto(`${ORIGIN}/fornitore/1/villa#foto`)
    expect(await text()).toContain('pagina /fornitore/1/villa 1')
    await page.goto(`${ORIGIN}/couple/planning`)
    expect(await text()).toBe('guscio 1')
    await page.goto(`${ORIGIN}/awards`)
    expect(await text()).toBe('guscio 1')
    expect(await hasPicture('/media/a-640.png')).toBe(true)
    expect(await hasPicture('/media/a-1280.png'), 'another size stands in').toBe(true)
    expect(await hasPicture('/media/b-640.png')).toBe(false)
    await product.listen()
  })

  it('forgets a page that its owner has taken away', async () => {
    await page.goto(`${ORIGIN}/wedding/abc`)
    await expect.poll(savedUrls).toContain('/wedding/abc')
    product.gone.add('/wedding/abc')
    await page.goto(`${ORIGIN}/wedding/abc`)
    expect(await text()).toBe('tolta')
    await expect.poll(savedUrls).not.toContain('/wedding/abc')
    await expect.poll(keptUrls).not.toContain('/wedding/abc')
  })

  it('starts private areas from the shell without asking the server', async () => {
    await page.goto(`${ORIGIN}/couple`)
    expect(await text()).toBe('guscio 1')
    await page.goto(`${ORIGIN}/vendor-area`)
    expect(await text()).toContain('pagina /vendor-area 1')
  })

  it('shows the saved page when the server is too slow', async () => {
    product.slowMs = 6_000
    const begun = Date.now()
    await page.goto(`${ORIGIN}/fornitori`)
    expect(Date.now() - begun).toBeLessThan(5_000)
    expect(await text()).toContain('pagina /fornitori')
    product.slowMs = 0
  })

  it('keeps public reads, refreshes them behind, and never keeps what was asked with a token', async () => {
    const address = '/api/Vendor/getTopVendors'
    await get(address, 'secret')
    expect(await keptUrls()).not.toContain(address)
    await get(address)
    await expect.poll(keptUrls).toContain(address)
    product.version = 2
    expect((await get(address)).version, 'what is kept at once').toBe(1)
    await expect.poll(async () => (await get(address)).version).toBe(2)
    expect(await get(address, 'secret'), 'the network for who is signed in').toMatchObject({
      who: 'Bearer secret',
    })
    await product.die()
    expect(await get(address, 'secret'), 'the public copy stands in').toMatchObject({ who: 'nobody' })
    await product.listen()
    product.version = 1
  })

  it('keeps nothing of accounts, whoever asks', async () => {
    for (const address of [
      '/api/User/me',
      '/api/Couple/getFavoriteVendorByCouple',
      '/api/Admin/getAllBilling',
      '/api/ping',
    ]) {
      await get(address)
      await get(address, 'secret')
    }
    await page.goto(`${ORIGIN}/login`)
    await page.waitForTimeout(200)
    const kept = (await keptUrls()).join('\n')
    expect(kept).not.toMatch(/User|Couple|Admin|ping|login|hubs/)
  })

  it('is not woken for what it never keeps', async () => {
    const answeredBy = async (address: string) => {
      await get(address)
      return page.evaluate((name) => {
        const [last] = performance.getEntriesByName(location.origin + name).toReversed()
        return (last as unknown as { workerFinalSourceType: string }).workerFinalSourceType
      }, address)
    }
    expect(await answeredBy('/api/Couple/getConflicts')).toBe('network')
    expect(await answeredBy('/api/sync/changes?since=1')).toBe('network')
    expect(await answeredBy('/api/ping')).toBe('network')
    expect(await answeredBy('/api/Vendor/getTopVendors?a=1')).toBe('fetch-event')
  })

  it('fetches ahead what it is told to, by the same rules', async () => {
    await page.evaluate(() =>
      window.offline.client.prefetch([
        '/fornitore/2/fiori',
        '/media/c-640.png',
        '/api/Vendor/getVendorById?id=2',
        '/api/User/me',
        'https://elsewhere.test/x.png',
      ]),
    )
    await expect
      .poll(keptUrls)
      .toEqual(
        expect.arrayContaining(['/fornitore/2/fiori', '/media/c-640.png', '/api/Vendor/getVendorById?id=2']),
      )
    expect((await keptUrls()).join('\n')).not.toMatch(/User|elsewhere/)
  })

  it('sends what waits with the key and the token of its account, and keeps the answer for the page', async () => {
    await page.evaluate(() => window.offline.leaveCommand('anna', 'key-00000001'))
    await page.evaluate(() => window.offline.leaveCommand('sealed', 'key-00000002', undefined))
    await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ type: 'REPLAY' }))
    await expect
      .poll(() => product.received)
      .toEqual([{ key: 'key-00000001', token: 'Bearer token-of-anna', body: '{"title":"Fedi"}' }])
    await expect
      .poll(() => page.evaluate(() => window.offline.stateOf('anna')))
      .toEqual({ waiting: 0, settled: 1 })
    expect(await page.evaluate(() => window.offline.stateOf('sealed'))).toEqual({ waiting: 1, settled: 0 })
  })

  it('sends what waits with no tab open, when the browser finds a network', async () => {
    const tab = await page.context().newPage()
    const devtools = await page.context().newCDPSession(tab)
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) => scopeURL === `${ORIGIN}/`)
        if (found) resolve(found.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registration
    await page.evaluate(() => window.offline.leaveCommand('luca', 'key-00000003'))
    await page.goto('about:blank')
    product.received.length = 0
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: ORIGIN,
      registrationId,
      tag: 'outbox',
      lastChance: false,
    })
    await expect.poll(() => product.received.map(({ key }) => key)).toEqual(['key-00000003'])
    await tab.close()
    await page.goto(`${ORIGIN}/fornitori`)
    expect(await page.evaluate(() => window.offline.stateOf('luca'))).toEqual({ waiting: 0, settled: 1 })
  })

  it('keeps an account’s own pictures while somebody is signed in, and not one after the sign-out', async () => {
    await page.evaluate(() => window.offline.leaveCommand('eva', 'key-00000004'))
    expect(await hasPicture('/files/eva-640.webp')).toBe(true)
    await expect.poll(keptUrls).toContain('/files/eva-640.webp')
    await product.die()
    expect(await hasPicture('/files/eva-640.webp')).toBe(true)
    expect(await hasPicture('/files/eva-960.webp'), 'another size stands in').toBe(true)
    await product.listen()

    for (const account of ['anna', 'luca', 'eva'])
      await page.evaluate((one) => window.offline.signOut(one), account)
    expect((await keptUrls()).join('\n')).not.toContain('/files/')
    const noted = () => page.evaluate(() => window.offline.notedAddresses())
    await expect.poll(async () => (await noted()).join('\n')).not.toContain('/files/')
    // One that was on its way is not kept either.
    expect(await hasPicture('/files/late-640.webp')).toBe(true)
    await expect.poll(() => product.asked).toContain('/files/late-640.webp')
    await page.waitForTimeout(300)
    expect((await keptUrls()).concat(await noted()).join('\n')).not.toContain('/files/')
  })

  it('fills again what the browser has thrown away, at the next visit with a network', async () => {
    const devtools = await page.context().newCDPSession(page)
    for (const storageTypes of ['cache_storage', 'indexeddb', 'cache_storage,indexeddb']) {
      await page.goto(`${ORIGIN}/fornitori`)
      await page.evaluate(() => window.offline.client.prefetch(['/fornitore/3/torte']))
      await expect.poll(savedUrls).toContain('/fornitore/3/torte')
      await devtools.send('Storage.clearDataForOrigin', { origin: ORIGIN, storageTypes })

      await page.goto(`${ORIGIN}/fornitori`)
      await page.evaluate(() => window.offline.ready())
      const precached = () =>
        page.evaluate(async () => {
          const name = (await caches.keys()).find((one) => one.startsWith('workbox'))
          return name ? (await (await caches.open(name)).keys()).length : 0
        })
      await expect.poll(precached).toBe(3)
      await expect.poll(savedUrls).toContain('/fornitori')
      // Asked for again, although it was fetched a moment ago.
      await page.evaluate(() => window.offline.client.prefetch(['/fornitore/3/torte']))
      await expect.poll(savedUrls).toContain('/fornitore/3/torte')
      await expect
        .poll(() => page.evaluate(() => window.offline.notedAddresses()))
        .toContain(`${ORIGIN}/fornitore/3/torte`)

      await product.die()
      await page.goto(`${ORIGIN}/couple`)
      expect(await text(), storageTypes).toContain('guscio')
      await page.goto(`${ORIGIN}/fornitori`)
      expect(await text(), storageTypes).toContain('pagina /fornitori')
      await page.goto(`${ORIGIN}/fornitore/3/torte`)
      expect(await text(), storageTypes).toContain('pagina /fornitore/3/torte')
      await product.listen()
    }
  })

  it('takes over a page that it missed, as one that is loaded anew past the caches', async () => {
    await page.goto(`${ORIGIN}/fornitori`)
    const devtools = await page.context().newCDPSession(page)
    const loaded = page.waitForEvent('load')
    await devtools.send('Page.reload', { ignoreCache: true })
    await loaded
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await page.evaluate(() => window.offline.ready())
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await devtools.detach()
  })

  it('keeps no other build’s shell for its own, and installs when it can be had', async () => {
    await page.goto(`${ORIGIN}/fornitori`)
    await page.evaluate(() => window.offline.ready())
    product.other = 1
    product.version = 2
    const lookAgain = () =>
      page.evaluate(async () => {
        await window.offline.client.checkForUpdate()
        return window.offline.client.updateReady()
      })
    const revision = encodeURIComponent(revisionOf(shell(2)))
    await expect
      .poll(async () => (await lookAgain(), product.asked), { interval: 500 })
      .toContain(`/app-shell.html?revision=${revision}`)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => window.offline.client.updateReady())).toBe(false)
    product.other = undefined
    await expect.poll(lookAgain, { interval: 500 }).toBe(true)
  })

  it('takes an update only when nothing is at risk, in this tab or another', async () => {
    await page.goto(`${ORIGIN}/fornitori`)
    await page.evaluate(() => window.offline.ready())
    const other = await page.context().newPage()
    await other.goto(`${ORIGIN}/fornitori`)
    await other.evaluate(() => window.offline.ready())
    product.version = 3
    // As the app does, more than once: the first joins the check that opening the other tab began, of the build before.
    const lookAgain = () =>
      page.evaluate(async () => {
        await window.offline.client.checkForUpdate()
        return window.offline.client.updateReady()
      })
    await expect.poll(lookAgain, { interval: 500 }).toBe(true)

    await page.evaluate(() => window.offline.setBusy(true))
    expect(await page.evaluate(() => window.offline.client.applyUpdate())).toBe('busy')
    await page.evaluate(() => window.offline.setBusy(false))
    await other.evaluate(() => window.offline.setBusy(true))
    expect(await page.evaluate(() => window.offline.client.applyUpdate())).toBe('busy')
    await other.close()

    const reloaded = page.waitForEvent('load')
    // A tab that has just been closed may be asked once more, and cannot answer; the reload ends the question.
    const asked = () => page.evaluate(() => window.offline.client.applyUpdate()).catch(() => 'applied')
    await expect.poll(asked).toBe('applied')
    await reloaded
    await product.die()
    await page.goto(`${ORIGIN}/couple`)
    expect(await text()).toBe('guscio 3')
    await product.listen()
  })

  /** Asks for something that is not answered, and waits until a newer build may take over. @returns how to let it come */
  async function updateWhile(path: string, ask: () => Promise<unknown>): Promise<() => void> {
    await page.goto(`${ORIGIN}/fornitori`)
    await page.evaluate(() => window.offline.ready())
    const { promise, resolve } = Promise.withResolvers<void>()
    product.held.set(path, promise)
    product.asked.length = 0
    await ask()
    await expect.poll(() => product.asked).toContain(path)
    product.version += 1
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            await window.offline.client.checkForUpdate()
            return window.offline.client.updateReady()
          }),
        { interval: 500 },
      )
      .toBe(true)
    return resolve
  }

  const forget = (path: string) =>
    page.evaluate(async (url) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url)
    }, path)
  it.each([
    ['what it fetches ahead', '/ahead', () => window.offline.client.prefetch(['/ahead'])],
    [
      'the files of a page that it fetched ahead',
      '/assets/part-1.js',
      () => window.offline.client.prefetch(['/ahead-too']),
    ],
    [
      'the healing of what the browser has thrown away',
      '/assets/own-{build}.js',
      () => navigator.serviceWorker.controller!.postMessage({ type: 'HEAL' }),
    ],
  ])('puts down %s when a newer build is to take over', async (_, file, work) => {
    const path = file.replace('{build}', String(product.version))
    const answer = await updateWhile(path, async () => {
      await forget(path)
      // Not waited for: it is not answered.
      await page.evaluate(`void (${String(work)})()`)
    })
    const reloaded = page.waitForEvent('load')
    expect(await page.evaluate(() => window.offline.client.applyUpdate()).catch(() => 'applied')).toBe(
      'applied',
    )
    await reloaded
    answer()
  })

  it('that is at something it cannot put down is waited for, and the page is told', async () => {
    const answer = await updateWhile('/api/Vendor/getVendorById', () =>
      page.evaluate(() => void fetch('/api/Vendor/getVendorById')),
    )
    expect(await page.evaluate(() => window.offline.client.applyUpdate())).toBe('late')
    const reloaded = page.waitForEvent('load')
    answer()
    await reloaded
  })
})
