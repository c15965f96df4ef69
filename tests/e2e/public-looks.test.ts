/** Every screen that is open to everybody, on a phone and on a wide screen, by day and by night. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { WEDDING_THEMES } from '#contract/website/wedding-themes.ts'
import { DEMO_INVITATION_CODE, DEMO_WEBSITE_ID } from '../../server/demo/leading-website.ts'
import { colourViolations, violations } from './support/axe.ts'
import { demoJourney, type NewPhone } from './support/journey.ts'
import { overlaps } from './support/overlaps.ts'
import type { Phone } from './support/phone.ts'
import { pictureFlaws } from './support/pictures.ts'
import { publicAddresses } from './support/screen-addresses.ts'
import { untilOfflineReady } from './support/screens.ts'

const SCREENS = {
  phone: { width: 390, height: 844, density: 2.6 },
  wide: { width: 1440, height: 900, density: 1 },
} as const

type Flaws = Record<string, string[]>
type Ready = (page: Page) => Locator

/** Looks at a page as it stands, by day and by night. */
async function look(page: Page, name: string, flaws: Flaws): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  const found = [...(await violations(page)), ...(await overlaps(page))]
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await colourViolations(page)).map((flaw) => `dark, ${flaw}`))
  await page.emulateMedia({ colorScheme: 'light' })
  if (found.length > 0) flaws[name] = [...(flaws[name] ?? []), ...found]
}

/** What moves on a page whose reader has asked for as little movement as can be. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
      const moves =
        transitionDuration.split(', ').some((time) => time !== '0s') ||
        (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.001)
      return moves ? [`moves: ${element.tagName} ${element.className}`] : []
    }),
  )

/** Both screens at once, each in a browser of its own. @returns what is wrong, by screen and page */
async function onBoth(
  newPhone: NewPhone,
  walk: (phone: Phone, flaws: Flaws, screen: keyof typeof SCREENS) => Promise<void>,
): Promise<Record<keyof typeof SCREENS, Flaws>> {
  const found = { phone: {} as Flaws, wide: {} as Flaws }
  const phones = [
    ['phone', await newPhone({ ...SCREENS.phone, reducedMotion: true })],
    ['wide', await newPhone({ ...SCREENS.wide, reducedMotion: true })],
  ] as const
  await Promise.all(phones.map(([screen, phone]) => walk(phone, found[screen], screen)))
  return found
}

const NONE = { phone: {}, wide: {} }

demoJourney(
  'no public screen has a flaw that axe knows, a picture that is too large, or a movement that was not wanted',
  async ({ product, newPhone }) => {
    const addresses = await publicAddresses(product)
    expect(addresses.length).toBeGreaterThan(20)
    const found = await onBoth(newPhone, async ({ page }, flaws) => {
      for (const address of addresses) {
        await page.goto(address)
        await look(page, address, flaws)
        const more = [...(await pictureFlaws(page)), ...(await moving(page))]
        if (more.length > 0) flaws[address] = [...(flaws[address] ?? []), ...more]
      }
    })
    expect(found).toEqual(NONE)
  },
)

demoJourney(
  'a wedding’s website has no flaw that axe knows in any of its six looks, open or shut',
  async ({ product, newPhone }) => {
    const phones = await Promise.all(
      Object.values(SCREENS).map((size) => newPhone({ ...size, reducedMotion: true })),
    )
    const found: Flaws = {}
    const website = (change: string) =>
      product.rows(`update wedding_website set ${change} where public_id = '${DEMO_WEBSITE_ID}' returning id`)
    const lookAtAll = (name: string, search: string) =>
      Promise.all(
        phones.map(async ({ page }, at) => {
          await page.goto(`/wedding/${DEMO_WEBSITE_ID}${search}`)
          await look(page, `${name} ${Object.keys(SCREENS)[at]}`, found)
        }),
      )
    for (const { slug } of WEDDING_THEMES) {
      await website(`theme = '${slug}', has_password = false`)
      await lookAtAll(slug, `?invito=${DEMO_INVITATION_CODE}`)
      await website('has_password = true')
      await lookAtAll(`${slug}, shut`, '')
    }
    expect(found).toEqual({})
  },
)

demoJourney(
  'what is not there, what is not found, what fails and what opens over a page have no flaw that axe knows',
  async ({ product, newPhone }) => {
    const vendors = await product.rows<{ id: string; slug: string }>(
      `select id, slug from vendor where active and deleted_at is null order by score desc limit 3`,
    )
    const [here, gone, unseen] = vendors.map(({ id, slug }) => `/fornitore/${id}/${slug}`) as [
      string,
      string,
      string,
    ]
    await product.rows(`update vendor set deleted_at = now() where id = '${vendors[1]!.id}' returning id`)
    await product.rows(`insert into change (topic, kind, entity_id, version, audience)
      values ('vendor', 'deleted', '${vendors[1]!.id}', 9, 'public') returning seq`)
    await expect.poll(async () => (await fetch(product.url + gone)).status).toBe(410)

    const found = await onBoth(newPhone, async (phone, flaws, screen) => {
      const { page } = phone
      phone.expect(/status of (404|410)/, /^NetworkError: no answer from the server/)
      const open = async (name: string, address: string, ready: Ready) => {
        await page.goto(address)
        await ready(page).first().waitFor()
        await look(page, name, flaws)
      }
      await open('404', '/niente', (at) => at.getByText('Questa pagina non c’è'))
      await open('410', gone, (at) => at.getByText('Questa pagina non c’è'))
      await open('nothing found', '/fornitori?q=zzzzzzzz', (at) =>
        at.getByText('Nessuno risponde a tutto questo'),
      )
      await open('register a vendor', '/register?tipo=fornitore', (at) => at.getByLabel('Email'))
      await page.goto('/fornitori/location')
      // What is tapped before the app runs has its own journey; here it is about what opens.
      await page.waitForLoadState('networkidle')
      if (screen === 'phone') {
        await page.getByRole('button', { name: 'Apri il menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
        await look(page, 'menu', flaws)
        await page.getByRole('button', { name: 'Chiudi il menu' }).click()
        await page.getByRole('button', { name: /^Filtri/ }).click()
        await page.getByRole('dialog', { name: 'Filtri' }).waitFor()
        await look(page, 'filters', flaws)
      } else {
        await page.getByRole('button', { name: 'Scegli sulla mappa' }).click()
        await page.getByRole('dialog', { name: 'Dove vi sposate?' }).getByText('Sicilia').waitFor()
        await look(page, 'map', flaws)
      }
      await page.goto(here)
      await page.getByRole('button', { name: /^Apri la foto 1/ }).click()
      await page.getByRole('dialog', { name: 'Foto' }).waitFor()
      await look(page, 'pictures', flaws)

      await untilOfflineReady(page)
      await phone.goOffline()
      await open('not on this device', unseen, (at) =>
        at.getByText('Questa pagina non è salvata su questo dispositivo'),
      )
      await phone.goOnline()
    })
    expect(found).toEqual(NONE)
  },
)

demoJourney(
  'who is asked about being counted, and who meets an error, meet no flaw that axe knows',
  async ({ product, newPhone }) => {
    const flaws: Flaws = {}
    const phone = await newPhone({ ...SCREENS.phone, reducedMotion: true, consent: 'ask' })
    await phone.page.goto('/')
    await phone.page.getByRole('button', { name: 'Accetta' }).waitFor()
    await look(phone.page, 'consent', flaws)
    phone.expect(/status of 500/, /^Error: internal \(500\)/)
    await product.rows('alter table vendor rename to vendor_away')
    try {
      await phone.page.goto('/fornitori?q=nuovo')
      await phone.page.getByRole('button', { name: 'Riprova' }).first().waitFor()
      await look(phone.page, 'error', flaws)
    } finally {
      await product.rows('alter table vendor_away rename to vendor')
    }
    expect(flaws).toEqual({})
  },
)
