import { expect } from 'vitest'
import { companyInvoiceData } from '#tests/support/invoice-data.ts'
import { DEMO_ADMIN, newAdmin, newVendor } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { markWatched, untilWatched } from './support/watched.ts'

demoJourney(
  'an administrator sells an empty week: the vendor pays and is seen, marked, and counted; a gift beside it is too many, and goes; what was not served is credited by two',
  async ({ product, newPhone }) => {
    await product.rows('delete from vendor_visibility returning id')
    const vendorsNamed = (limit: number) =>
      product.rows<{ name: string; id: string }>(
        `select id, business_name as name from vendor v where active and deleted_at is null
          and (select count(*) from vendor w where w.business_name = v.business_name) = 1 order by score, id limit ${limit}`,
      )
    const [first, ...others] = await vendorsNamed(5)
    const { name, id } = first!
    const top = async () =>
      (
        (await (await fetch(`${product.url}/api/Vendor/getTopVendors`)).json()) as {
          id: string
          sponsored?: boolean
        }[]
      )
        .filter(({ sponsored }) => sponsored)
        .map((card) => card.id)
    const villa = await newVendor(product, 'Villa delle Vetrine')
    await villa.call('PUT', '/api/Vendor/setBillingData', companyInvoiceData('Villa delle Vetrine Srl'))
    const { page } = await newPhone({ width: 1440, height: 900 })
    await openAs(page, DEMO_ADMIN, '/admin/visibility')

    // The week that has begun, in the place of the home page.
    await page
      .getByRole('toolbar', { name: 'Settimane libere, Homepage, in evidenza' })
      .getByRole('button')
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: 'Un posto nuovo' })
    await sheet.getByRole('button', { name: 'Vendi', exact: true }).click()
    await sheet.getByText('Cerca il fornitore e sceglilo.').waitFor()
    await sheet.getByLabel('A chi').fill('Villa delle Vetrine')
    await sheet.getByRole('list', { name: 'Fornitori trovati' }).getByRole('button').first().click()
    await sheet.getByLabel('Peso').fill('0')
    await sheet.getByText('Un numero intero, da 1 a 100.').waitFor()
    await sheet.getByLabel('Peso').fill('20')
    await sheet.getByLabel('Prezzo, senza IVA').fill('1000')
    await sheet.getByText('Con l’IVA 1.220,00', { exact: false }).waitFor()
    await sheet.getByRole('button', { name: 'Vendi', exact: true }).click()
    const home = page.getByRole('region', { name: 'Homepage, in evidenza' })
    await home.getByRole('button', { name: /^Villa delle Vetrine, aspetta il pagamento/ }).waitFor()
    expect(await top()).toEqual([])

    const [invoice] = await villa.call<{ id: string; totalCents: number }[]>(
      'POST',
      `/api/Vendor/getBillingByVendor?idVendor=${villa.vendorId}`,
    )
    expect(invoice!.totalCents).toBe(122_000)
    await villa.call('POST', '/api/Vendor/payInvoiceAsync', { billingId: invoice!.id, method: 'test' })
    await expect.poll(top).toEqual([villa.vendorId])

    // Who was never here has no page of before, which stands in where a server is slow.
    const visitor = await newPhone({ firstVisit: true, consent: 'accepted' })
    await markWatched(visitor.page)
    await visitor.page.goto('/')
    const card = visitor.page.getByRole('article').filter({ hasText: 'Sponsorizzato' })
    await card.scrollIntoViewIfNeeded()
    await untilWatched(card)
    await card.getByRole('link', { name: 'Villa delle Vetrine' }).click()
    await visitor.page.getByRole('heading', { level: 1, name: 'Villa delle Vetrine' }).waitFor()
    await expect
      .poll(() => product.rows('select views, clicks from placement_count'))
      .toEqual([{ views: 1, clicks: 1 }])

    // As many beside it as there is room for, and one that is given and is too many.
    for (const { id: vendorId } of others.slice(0, 3))
      await product.rows(
        `insert into vendor_visibility (id, vendor_id, placement, "from", "to", weight, created_at, updated_at, version)
         values (gen_random_uuid(), '${vendorId}', 'home', current_date, current_date + 1, 1, now() - interval '1 day', now(), 1) returning id`,
      )
    await page.reload()
    await home.getByRole('button', { name: /^Villa delle Vetrine, in corso, venduto/ }).waitFor()
    await page.getByRole('button', { name: 'Vendi un posto' }).click()
    await sheet.getByLabel('A chi').fill(name)
    await sheet.getByRole('list', { name: 'Fornitori trovati' }).getByRole('button', { name }).click()
    await sheet.getByText('Omaggio', { exact: true }).click()
    await sheet.getByText('Di troppo: su 4', { exact: false }).waitFor()
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await page.getByText('5 insieme su 4', { exact: false }).waitFor()
    await page.getByText(`${name} ha avuto il posto per ultimo`, { exact: false }).waitFor()
    await page.getByRole('button', { name: /^Sposta al / }).click()
    await page
      .getByRole('dialog', { name: `Il posto di ${name}` })
      .getByRole('button', { name: 'Salva' })
      .click()
    await page.getByText('5 insieme su 4', { exact: false }).waitFor({ state: 'detached' })

    await page.getByText('Elenco', { exact: true }).click()
    await page.getByText('1 vista, 1 clic', { exact: false }).waitFor()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await row.getByText('Omaggio').waitFor()
    // Among those to come: the list of before the day was put off has it elsewhere, with a menu that goes with it.
    await page.getByText('In programma', { exact: true }).waitFor()
    await row.getByRole('button', { name: `Azioni per il posto di ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click()
    await row.waitFor({ state: 'detached' })
    expect(
      await product.rows(`select 1 from vendor_visibility where vendor_id = '${id}' and deleted_at is null`),
    ).toEqual([])

    // Three days of seven with its page suspended come to more than one person credits where there is another.
    await newAdmin(product)
    await product.rows(
      `update vendor_visibility set "from" = today - 3, "to" = today + 3
         from (select (now() at time zone 'Europe/Rome')::date as today) italy where vendor_id = $1 returning id`,
      [villa.vendorId],
    )
    await product.rows(`update invoice set paid_at = now() - interval '9 days' where id = $1 returning id`, [
      invoice!.id,
    ])
    await product.rows(
      `insert into vendor_suspension (vendor_id, since, until) values ($1, now() - interval '9 days', now()) returning since`,
      [villa.vendorId],
    )
    const said = page.getByRole('region', { name: 'Avvisi' })
    await page.reload()
    await page.getByText('Elenco', { exact: true }).click()
    const own = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Villa delle Vetrine' }) })
    await own.getByText('3 giorni non serviti', { exact: false }).waitFor()
    await own.getByRole('button', { name: 'Azioni per il posto' }).click()
    await page.getByRole('menuitem', { name: 'Modifica' }).click()
    const place = page.getByRole('dialog', { name: 'Il posto di Villa delle Vetrine' })
    await place.getByRole('button', { name: /^Accredita 428,57/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiedi la conferma' }).click()
    await said.getByText('Richiesta mandata: ora la conferma un’altra persona.').waitFor()
    await place.waitFor({ state: 'detached' })

    // On the invoice it waits, is taken back, and a small one is issued at once.
    await own.getByRole('link', { name: /^fattura / }).click()
    await page.waitForURL(({ pathname }) => pathname === '/admin/billing')
    await page
      .getByRole('row', { name: /Villa delle Vetrine Srl/ })
      .getByRole('button')
      .click()
    const bill = page.getByRole('dialog', { name: /^Fattura / })
    await bill.getByText('Chiesta da te', { exact: false }).waitFor()
    await bill.getByRole('button', { name: /^Ritira la richiesta/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click()
    const credit = bill.getByRole('form', { name: 'Nota di credito' })
    await credit.getByLabel('Il motivo', { exact: false }).fill('Tre giorni non serviti')
    await credit.getByText('Di una stessa fattura si storna in due', { exact: false }).waitFor()
    await credit.getByLabel('Quanto, senza IVA').fill('100')
    await credit.getByRole('button', { name: 'Emetti la nota di credito' }).click()
    await said.getByText('Nota di credito emessa.').waitFor()
    await credit.getByText('Con l’IVA 1.098,00', { exact: false }).waitFor()
  },
)
