import { expect } from 'vitest'
import { DEMO, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import {
  expectNoBar,
  heading,
  heldUndo,
  openVendorScreen,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

const OWN = `select v.id, v.slug, v.business_name as name, v.category, v.place ->> 'city' as city
  from vendor v join vendor_account a on a.vendor_id = v.id where a.account_email = $1`

demoJourney(
  'a vendor writes how search engines show it with no network; it outlives the browser, and its page says it',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    await openVendorScreen(phone.page, DEMO_VENDOR, '/vendor/seo', 'Motori di ricerca')
    const title = () => phone.page.getByRole('textbox', { name: /^Titolo/ })
    const description = () => phone.page.getByRole('textbox', { name: /^Descrizione/ })
    const preview = () => phone.page.getByRole('complementary', { name: 'Come ti vedono' })
    const [own] = await product.rows(OWN, [DEMO.vendor])
    const head = async () => {
      const page = await (await fetch(`${product.url}/fornitore/${own!.id}/${own!.slug}`)).text()
      return /<title[^>]*>(.*?)<\/title>/.exec(page)?.[1]
    }
    // Until it is written, what the page makes of name, trade and town; kept from now on.
    expect(await head()).toContain(`a ${own!.city} · Lovoglio`)
    await preview().getByText(`a ${own!.city}`).first().waitFor()
    await untilOfflineReady(phone.page)

    await phone.goOffline()
    await title().fill('Villa')
    await phone.page.getByText('C’è posto per 60 lettere: queste sono 5.').waitFor()
    await title().fill('Sposarsi fra gli ulivi, a mezz’ora da Siena')
    await phone.page.getByText('43 lettere su 60: si vede per intero.').waitFor()
    await preview().getByText('Sposarsi fra gli ulivi, a mezz’ora da Siena', { exact: true }).waitFor()
    await title().blur()
    await phone.page.getByText('1 modifica in attesa').waitFor()
    await description().fill('Una casa di pietra, tre ettari di ulivi e nessuno di fretta. '.repeat(3))
    // It is said, and kept all the same.
    await phone.page.getByText(/se ne vedono 160 lettere: queste sono 18\d/).waitFor()
    await description().blur()
    await phone.page.getByText('2 modifiche in attesa').waitFor()
    await untilKept(phone.page, 'seo')

    await phone.kill()
    await phone.reopen()
    await phone.page.goto('/vendor/seo')
    await expect.poll(() => title().inputValue()).toBe('Sposarsi fra gli ulivi, a mezz’ora da Siena')

    await phone.goOnline()
    await expectNoBar(phone.page)
    await expect.poll(head).toBe('Sposarsi fra gli ulivi, a mezz’ora da Siena · Lovoglio')
    // Taken off, the page finds its own words again.
    await title().fill('')
    await title().blur()
    const undo = await heldUndo(phone.page, 'Annulla: Cambiato: il titolo')
    await expect.poll(head).toContain(`a ${own!.city} · Lovoglio`)
    await undo.click()
    await expect.poll(head).toBe('Sposarsi fra gli ulivi, a mezz’ora da Siena · Lovoglio')
  },
)

demoJourney(
  'a title that another page has is told, with the way there; the other device follows',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const { page: other } = await newPhone()
    for (const each of [page, other]) {
      await openAs(each, DEMO_VENDOR, '/vendor')
    }
    await page.getByRole('link', { name: 'Motori di ricerca' }).first().click()
    await other.goto('/vendor/seo')
    for (const each of [page, other]) await heading(each, 'Motori di ricerca').waitFor()
    const [own] = await product.rows(OWN, [DEMO.vendor])
    const [twin] = await product.rows(
      `select id, business_name as name from vendor
        where active and category = $1 and id <> $2 order by id limit 1`,
      [own!.category, own!.id],
    )
    // What another vendor of the town made of its own.
    await product.rows(
      `insert into seo_record (id, vendor_id, title, description, created_at, updated_at, version)
         select id, id, 'Il posto per dire sì', '', now(), now(), 1 from vendor where id = $1 returning id`,
      [twin!.id],
    )
    const title = page.getByRole('textbox', { name: /^Titolo/ })
    await title.fill('il posto per dire SÌ')
    await title.blur()
    await page.getByText('Lo stesso titolo ce l’ha già').waitFor()
    const way = page.getByRole('main').getByRole('link', { name: String(twin!.name) })
    expect(await way.getAttribute('href')).toMatch(/^\/fornitore\//)
    await expect
      .poll(() => other.getByRole('textbox', { name: /^Titolo/ }).inputValue())
      .toBe('il posto per dire SÌ')
    await title.fill('Il posto per dire sì, da Siena in mezz’ora')
    await title.blur()
    await page.getByText('Lo stesso titolo ce l’ha già').waitFor({ state: 'detached' })
  },
)
