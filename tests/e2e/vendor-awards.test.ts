import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEMO, DEMO_VENDOR, signIn } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openVendorScreen, untilKept, untilOfflineReady } from './support/screens.ts'

const OWN = `select v.id, v.slug, v.business_name as name from vendor v
  join vendor_account a on a.vendor_id = v.id where a.account_email = $1`

/** The file that a button hands out. */
async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

demoJourney(
  'an award that is published shows at once; its badge and its code are made with no network',
  async ({ product, newPhone }) => {
    const [own] = await product.rows(OWN, [DEMO.vendor])
    await product.rows('delete from award where vendor_id = $1 returning id', [own!.id])
    const phone = await newPhone()
    const { page } = phone
    await openVendorScreen(page, DEMO_VENDOR, '/vendor/award', 'Awards')
    await page.getByText('Qui arriverà il tuo primo award').waitFor()

    // As an administrator, by the calls: their screens have a journey of their own.
    const jury = await signIn(product.url, DEMO.admin, DEMO.password)
    const award = {
      id: newId(),
      vendorId: own!.id,
      year: 2030,
      category: 'location',
      place: 'winner',
      citation: 'Per la luce delle sei di sera.',
    }
    await jury.call('POST', '/api/Vendor/addNewAward', award)
    const [edition] = await jury.call('GET', '/api/Admin/getAwardEditions')
    await jury.call('POST', '/api/Admin/publishAwards', { id: edition.id, baseVersion: 1 })
    const title = page.getByRole('heading', { name: 'Award 2030, Location' })
    await title.waitFor()
    await page.getByText(award.citation).waitFor()
    await untilKept(page, 'awards', award.id)
    await untilOfflineReady(page)

    await phone.goOffline()
    await phone.kill()
    await phone.reopen()
    await phone.page.goto('/vendor/award')
    await phone.page.getByRole('heading', { name: 'Award 2030, Location' }).waitFor()
    const svg = await saved(phone.page, 'Scarica l’SVG')
    expect(svg.name).toBe('award-lovoglio-2030-vincitore-location.svg')
    for (const word of ['2030', 'LOCATION', 'Vincitore'])
      expect(svg.content.toString()).toContain(`>${word}</text>`)
    // Its faces go with it: none of them is fetched where it is shown.
    expect(svg.content.toString().match(/@font-face \{[^}]*url\(data:font\/woff2;base64,/g)).toHaveLength(3)
    const png = await saved(phone.page, 'Scarica il PNG')
    expect(png.content.subarray(1, 4).toString()).toBe('PNG')
    expect([png.content.readUInt32BE(16), png.content.readUInt32BE(20)]).toEqual([1000, 1000])

    await phone.page.getByText('Il codice per il tuo sito').click()
    const code = await phone.page.getByLabel('Da incollare dove il tuo sito accetta HTML').inputValue()
    expect(code).toContain(`<a href="${product.url}/fornitore/${own!.id}/${own!.slug}"><img src="data:image/`)
    expect(code).not.toContain('<script')
    // As another site has it: a picture that is drawn, in a link.
    const drawn = await phone.page.evaluate(async (html) => {
      const site = new DOMParser().parseFromString(html, 'text/html')
      const picture = new Image()
      picture.src = site.querySelector<HTMLImageElement>('a > img')!.src
      await picture.decode()
      return [picture.naturalWidth, site.querySelectorAll('body *').length]
    }, code)
    expect(drawn).toEqual([400, 2])
  },
)
