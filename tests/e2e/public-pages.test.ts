import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO, signIn } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { demoJourney } from './support/journey.ts'
import { publicAddresses } from './support/screen-addresses.ts'
import { markWatched, untilWatched } from './support/watched.ts'

interface Answer {
  status: number
  html: string
  location: string | null
}

async function ask(product: ProductProcess, path: string): Promise<Answer> {
  const response = await fetch(product.url + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text(), location: response.headers.get('location') }
}

const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
/** An address without its origin. */
const pathOf = (address: string) => new URL(address).href.slice(new URL(address).origin.length)
const unescaped = (text: string) => text.replaceAll('&amp;', '&')
/** The kinds of structured data a page carries. */
function kindsOf(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return scripts.map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type'])
}

const canonicalOf = (html: string) => {
  const address = unescaped(one(html, /<link rel="canonical" href="([^"]+)"/))
  return address && pathOf(address)
}

async function someVendor(product: ProductProcess): Promise<{ id: string; slug: string; path: string }> {
  const [row] = await product.rows(`select v.id, v.slug from vendor v
    where v.active and v.deleted_at is null and v.review_count > 0 and jsonb_array_length(v.faq) > 0 and v.cover is not null
      and exists (select 1 from video where vendor_id = v.id) order by v.score desc limit 1`)
  const { id, slug } = row as { id: string; slug: string }
  return { id, slug, path: `/fornitore/${id}/${slug}` }
}

// The first of this product: what is kept of a page is what the signed-in were answered.
demoJourney(
  'a page that is kept for all is drawn for nobody: who is signed in asks first',
  async ({ product }) => {
    const people = await Promise.all(
      [DEMO.couple, DEMO.vendor].map((email) => signIn(product.url, email, DEMO.password)),
    )
    const [couple] = await product.rows<{ id: string }>(
      `select c.id from couple c join couple_member m on m.couple_id = c.id where m.uid = $1`,
      [people[0]!.uid],
    )
    const secrets = [couple!.id, ...people.flatMap(({ token, uid, email }) => [token, uid, email])]
    const different: string[] = []
    for (const path of await publicAddresses(product)) {
      const answers = []
      for (const person of [...people, undefined]) {
        const headers = person && {
          Authorization: `Bearer ${person.token}`,
          Cookie: `lovoglio-consenso=accepted; token=${person.token}`,
          'Accept-Language': 'de',
        }
        const answer = await fetch(product.url + path, { redirect: 'manual', ...(headers && { headers }) })
        answers.push({
          html: await answer.text(),
          isKept: /public/.test(answer.headers.get('cache-control')!),
        })
      }
      const [first, ...others] = answers
      if (first!.isKept && others.some(({ html }) => html !== first!.html))
        different.push(`${path}: not the same`)
      for (const secret of secrets)
        if (answers.some(({ html }) => html.includes(secret))) different.push(`${path}: ${secret}`)
    }
    expect(different).toEqual([])
  },
)

demoJourney('every public page says all of it to who runs no script', async ({ product }) => {
  const pages = (await ask(product, '/sitemap/pages.xml')).html
  const stories = (await ask(product, '/sitemap/stories.xml')).html
  const inMap = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(unescaped(address!)))
  const vendor = await someVendor(product)
  const story = (folder: string) => inMap(stories).find((path) => path.startsWith(folder))!
  const [wedding, article] = [story('/matrimoni-veri/'), story('/news/')]
  const lists = inMap(pages).filter((path) => path.startsWith('/fornitori/'))
  const still = inMap(pages).filter((path) => !path.startsWith('/fornitori/'))
  const expected: Record<string, string[]> = {
    '/': ['WebSite'],
    '/fornitori': ['ItemList'],
    [lists[0]!]: ['BreadcrumbList', 'ItemList'],
    [lists.at(-1)!]: ['BreadcrumbList', 'ItemList'],
    [vendor.path]: ['LocalBusiness', 'BreadcrumbList', 'FAQPage'],
    [wedding]: ['Article', 'BreadcrumbList'],
    [article]: ['Article', 'BreadcrumbList'],
  }
  const wrong: Record<string, string[]> = {}
  for (const path of new Set([...still, ...Object.keys(expected)])) {
    const { status, html } = await ask(product, path)
    const flaws = [
      status === 200 ? '' : `status ${status}`,
      /<h1[ >]/.test(html) ? '' : 'no h1',
      (html.match(/<h1[ >]/g) ?? []).length > 1 ? 'more than one h1' : '',
      one(html, /<title>([^<]{10,})<\/title>/) ? '' : 'no title',
      one(html, /<meta name="description" content="([^"]{40,})"/) ? '' : 'no description',
      /<html[^>]* lang="it"/.test(html) ? '' : 'no language',
      canonicalOf(html) === path ? '' : 'canonical',
      one(html, /<meta property="og:title" content="([^"]+)"/) ? '' : 'no og:title',
      one(html, /<meta property="og:url" content="([^"]+)"/) ? '' : 'no og:url',
      /<footer.*Azienda di esempio.*P\. IVA 00000000000.*<\/footer>/s.test(html) ? '' : 'no company',
      ...(expected[path] ?? []).map((kind) => (kindsOf(html).includes(kind) ? '' : `no ${kind}`)),
    ].filter(Boolean)
    if (flaws.length > 0) wrong[path] = flaws
  }
  expect(wrong).toEqual({})

  for (const path of ['/privacy-policy', '/vendor-terms'])
    expect(one((await ask(product, path)).html, /<main(.*?)<\/main>/s), path).toMatch(
      /Lovoglio Esempio S\.r\.l\..*P\. IVA <!-- -->00000000000|Lovoglio Esempio S\.r\.l\..*P\. IVA 00000000000/s,
    )

  const detail = (await ask(product, vendor.path)).html
  expect(detail).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":/)
  for (const path of ['/', '/fornitori', vendor.path]) {
    const head = one((await ask(product, path)).html, /<head>(.*?)<\/head>/s)
    expect(head, path).toMatch(/<link rel="preload" as="image"[^>]*imageSrcSet=[^>]*imageSizes=/i)
  }
})

demoJourney('an address answers with the status it deserves', async ({ product, newPhone }) => {
  const vendor = await someVendor(product)
  const nobody = '019b0000-0000-7000-8000-000000000000'
  for (const path of [
    '/niente',
    `/fornitore/${nobody}/villa`,
    '/fornitore/non-un-id/villa',
    '/fornitori/elefanti',
    '/matrimoni-veri/mai-stato',
    '/news/mai-scritto',
  ])
    expect([path, (await ask(product, path)).status]).toEqual([path, 404])
  const old = await ask(product, `/fornitore/${vendor.id}/un-nome-di-prima`)
  expect([old.status, old.location?.replace(product.url, '')]).toEqual([301, vendor.path])
  const kept = await ask(product, '/fornitori?category=location&region=toscana')
  expect([kept.status, kept.location?.replace(product.url, '')]).toEqual([
    301,
    '/fornitori/location?region=toscana',
  ])

  const [told] =
    await product.rows(`select w.slug, w.vendor_id from real_wedding w join vendor v on v.id = w.vendor_id
    where w.state = 'published' and v.active order by w.date desc limit 1`)
  const { slug, vendor_id: teller } = told as { slug: string; vendor_id: string }
  expect((await ask(product, `/matrimoni-veri/${slug}`)).status).toBe(200)
  await product.rows(`update real_wedding set slug = 'nome-nuovo' where slug = '${slug}' returning id`)
  await product.rows(`update real_wedding set slug = '${slug}' where slug = 'nome-nuovo' returning id`)
  const renamed = await ask(product, '/matrimoni-veri/nome-nuovo')
  expect([renamed.status, renamed.location?.replace(product.url, '')]).toEqual([
    301,
    `/matrimoni-veri/${slug}`,
  ])
  await product.rows(
    `update vendor set active = false, deactivation_reason = 'Di prova.' where id = '${teller}' returning id`,
  )
  await product.rows(`update vendor set deleted_at = now() where id = '${vendor.id}' returning id`)
  await product.rows(`insert into change (topic, kind, entity_id, version, audience)
    values ('vendor', 'updated', '${teller}', 9, 'public'), ('vendor', 'deleted', '${vendor.id}', 9, 'public') returning seq`)
  await expect.poll(async () => (await ask(product, vendor.path)).status).toBe(410)
  const phone = await newPhone()
  phone.expect(/status of 410/)
  await phone.page.goto(vendor.path)
  await phone.page.getByRole('heading', { level: 1, name: 'Questa pagina non c’è' }).waitFor()
  expect(await phone.page.title()).toBe('Pagina non trovata · Lovoglio')
  expect((await ask(product, `/matrimoni-veri/${slug}`)).status).toBe(404)
  expect((await ask(product, '/matrimoni-veri')).html).not.toContain(`/matrimoni-veri/${slug}"`)
})

/** What a page asked of the product after it came, of what it shows. */
async function askedAfter(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  const listen = (request: { url(): string }) => asked.push(new URL(request.url()).pathname)
  page.on('request', listen)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('request', listen)
  return asked.filter((address) => /^\/api\/(Vendor|News|Admin)\//.test(address))
}

demoJourney(
  'a page hydrates with what it came with; lists narrow by map and by service',
  async ({ product, newPhone }) => {
    const vendor = await someVendor(product)
    const first = await newPhone({ firstVisit: true, width: 1280 })
    for (const path of ['/', '/fornitori/location', vendor.path, '/come-ordiniamo', '/awards'])
      expect([path, await askedAfter(first.page, path)]).toEqual([path, []])

    const { page } = first
    await page.goto('/fornitori/location')
    const results = page.getByRole('region', { name: 'Risultati' })
    expect(await results.getByText('Sponsorizzato').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Scegli sulla mappa' }).click()
    const map = page.getByRole('dialog', { name: 'Dove vi sposate?' })
    await map.getByRole('button', { name: /^Toscana/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fornitori/location?region=toscana')
    await map.waitFor({ state: 'hidden' })
    const service = page.getByRole('group', { name: 'Servizi' }).getByRole('checkbox').first()
    await service.check()
    await page.waitForURL(/services=/)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  },
)

/** Holds the app back from here on, all but its first script: the page is what the server drew. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

demoJourney('what is tapped and typed before the app runs counts when it does', async ({ newPhone }) => {
  const asker = await newPhone({ firstVisit: true })
  const answerNow = await holdApp(asker.page)
  await asker.page.goto('/wed-ai')
  await asker.page.getByLabel('La tua domanda').fill('Quanto costa una torta?')
  const ask = asker.page.getByRole('button', { name: 'Chiedi', exact: true })
  expect(await ask.isEnabled()).toBe(false)
  answerNow()
  await ask.click()
  await asker.page.getByRole('list', { name: 'Conversazione' }).getByText('Quanto costa una torta?').waitFor()

  const { page } = await newPhone({ firstVisit: true, width: 1280 })
  const runNow = await holdApp(page)
  await page.goto('/fornitori/location')
  const service = page.getByRole('group', { name: 'Servizi' }).getByRole('checkbox').first()
  await service.check()
  await page.getByLabel('Valutazione').selectOption('4.5')
  runNow()
  await page.waitForURL(
    (url) => url.searchParams.has('services') && url.searchParams.get('ratingMin') === '4.5',
  )
  expect(await service.isChecked()).toBe(true)

  const visitor = await newPhone({ firstVisit: true })
  const followNow = await holdApp(visitor.page)
  await visitor.page.goto('/fornitori')
  await visitor.page
    .getByRole('button', { name: /^Salva .* fra i preferiti$/ })
    .first()
    .click()
  followNow()
  await visitor.page.getByRole('button', { name: 'I tuoi cuori: 1' }).waitFor()
})

/** Until the app has taken over what the server drew: React leaves its mark on each element. */
async function untilTakenOver(element: Element): Promise<void> {
  while (!Object.keys(element).some((key) => key.startsWith('__reactFiber')))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Until the browser has nothing left to do, and has drawn that. */
const untilAtRest = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve())))

demoJourney('a page that is scrolled before the app runs stays where it is', async ({ newPhone }) => {
  const { page } = await newPhone({ firstVisit: true })
  const runNow = await holdApp(page)
  await page.goto('/fornitori')
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }))
  runNow()
  await page.getByRole('complementary', { name: /^Pubblicità di/ }).evaluate(untilTakenOver)
  await page.evaluate(untilAtRest)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
})

/** Rows take no tap while they are scrolled, and Playwright, told so, moves the page to try elsewhere. */
async function untilTakesTap(link: Locator): Promise<void> {
  const takesTap = () =>
    link.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(takesTap).toBe(true)
}

demoJourney(
  'a banner counts once as seen and once as followed, and a long list is found where it was left',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ firstVisit: true, consent: 'accepted' })
    await markWatched(page)
    const cards = page.locator('main a[href^="/fornitore/"]')
    await page.goto('/fornitori')
    await cards.first().waitFor()
    const banner = page.getByRole('complementary', { name: /^Pubblicità di/ })
    const counted = () =>
      product.rows(`select sum(views)::integer as views, sum(clicks)::integer as clicks
        from banner_count c join banner b on b.id = c.banner_id where b.placement = 'list'`)
    // Half of it in sight for a second is seen, and told a while later.
    await banner.scrollIntoViewIfNeeded()
    await expect.poll(counted).toEqual([{ views: 1, clicks: 0 }])
    await page.goto('/privacy-policy')
    await page.goto('/fornitori')
    await untilWatched(banner)
    // Followed at once, it was seen as well; and told although the page is left.
    await banner.getByRole('link').click()
    await page.waitForURL((url) => url.pathname !== '/fornitori')
    await page.goto('/privacy-policy')
    await expect.poll(counted).toEqual([{ views: 2, clicks: 1 }])

    await page.goto('/fornitori')
    await cards.first().waitFor()
    // Flown over: what is never in sight is never drawn, and its height stays a guess.
    await page.evaluate(() => scrollTo({ top: 5_000, behavior: 'instant' }))
    // Then step by step: the list grows as its end comes near.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            scrollBy(0, 700)
            return scrollY
          }),
        { interval: 50 },
      )
      .toBeGreaterThan(15_000)
    /** The vendor whose card is nearest to the middle of the screen, and where it stands. */
    const inTheMiddle = () =>
      cards.evaluateAll((all) => {
        const middle = innerHeight / 2
        const places = all.map((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          return {
            href: card.getAttribute('href')!,
            top: Math.round(top),
            off: Math.abs((top + bottom) / 2 - middle),
          }
        })
        const [nearest] = places.toSorted((a, b) => a.off - b.off)
        return nearest && { href: nearest.href, top: nearest.top }
      })
    // Until nothing above it changes its height any more.
    let left = (await inTheMiddle())!
    await expect
      .poll(
        async () => {
          const before = left
          left = (await inTheMiddle())!
          // Rows of a long list are drawn where one has come to, a moment later.
          const isThere = left.top > -400 && left.top < 844
          return isThere && left.href === before.href && left.top === before.top
        },
        { interval: 250 },
      )
      .toBe(true)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000)
    const link = page.locator(`main a[href="${left.href}"]`).first()
    await untilTakesTap(link)
    await link.click()
    await page.waitForURL(`**${left.href}`)
    await page.locator('main h1').waitFor()
    await page.goBack()
    await expect.poll(inTheMiddle).toEqual({ href: left.href, top: expect.closeTo(left.top, -1) })
  },
)

demoJourney(
  'a vendor that is slow to come shows the shape of its page meanwhile, and the list is found where it was left',
  async ({ newPhone }) => {
    const { page } = await newPhone()
    // In the page: what the service worker asks for does not pass through Playwright's routes.
    await page.addInitScript(() => {
      const { fetch } = globalThis
      const mayCome = new Promise((resolve) => addEventListener('let-it-come', resolve))
      globalThis.fetch = async (...asked) => {
        const address = asked[0] instanceof Request ? asked[0].url : String(asked[0])
        if (address.includes('getVendorById')) await mayCome
        return fetch(...asked)
      }
    })
    await page.goto('/fornitori')
    const card = page.locator('main a[href^="/fornitore/"]').nth(10)
    await card.evaluate(untilTakenOver)
    const name = (await card.textContent())!
    const open = async () => {
      await card.click()
      await page.locator('main [aria-busy="true"]').filter({ visible: true }).first().waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
      // From its top, wherever the list was.
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    await card.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2_000)
    const top = () => card.evaluate((link) => link.getBoundingClientRect().top)
    await untilTakesTap(card)
    const left = await top()
    await open()
    // Who does not wait for it finds the list where it was left, although its shape is shorter.
    await page.goBack()
    await expect.poll(top).toBeCloseTo(left, -1)
    await open()
    await page.evaluate(() => dispatchEvent(new Event('let-it-come')))
    await page.getByRole('heading', { level: 1, name }).waitFor()
  },
)
