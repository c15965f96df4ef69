import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEMO, DEMO_VENDOR } from '#tests/support/product-people.ts'
import { busyDaysOf, freeDaysOf } from './support/days-of.ts'
import { demoJourney } from './support/journey.ts'
import { openVendorScreen } from './support/screens.ts'

demoJourney(
  'a vendor gives its calendar to others, and what it keeps elsewhere takes days that it cannot free here',
  async ({ product, newPhone }) => {
    // What the product would read from the internet is put where it puts it.
    const year = new Date().getFullYear() + 1
    const [villa] = await product.rows(
      'select vendor_id as id from vendor_account where account_email = $1',
      [DEMO.vendor],
    )
    const [day] = await freeDaysOf(product.url, String(villa!.id), `${year}-02-01`, `${year}-02-28`)
    const calendar = newId()
    await product.rows(
      `insert into other_calendar (id, vendor_id, name, url, read_at, fault, failing_since, next_read_at, created_at, updated_at, version)
       values ($1, $2, 'Agenda di Google', 'https://agenda.test/', now() - interval '2 days', 'unreachable',
         now() - interval '1 day', now() + interval '1 day', now(), now(), 1)`,
      [calendar, villa!.id],
    )
    await product.rows('insert into other_calendar_day (calendar_id, vendor_id, day) values ($1, $2, $3)', [
      calendar,
      villa!.id,
      day,
    ])
    const phone = await newPhone({ width: 1280, height: 900 })
    const { page } = phone
    await openVendorScreen(page, DEMO_VENDOR, '/vendor/bookings', 'Prenotazioni')
    await page.getByRole('button', { name: 'Calendari', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Calendari' })
    await sheet.getByRole('button', { name: 'Crea l’indirizzo' }).click()
    const address = sheet.getByLabel('Il tuo indirizzo')
    await address.waitFor()
    const read = await fetch(await address.inputValue())
    expect(read.headers.get('content-type')).toContain('text/calendar')
    expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:[^]*END:VCALENDAR\r\n$/)
    await sheet.getByRole('link', { name: 'Aggiungi ad Apple' }).waitFor()

    phone.expect(/422/)
    await sheet.getByLabel('Indirizzo del calendario').fill('https://127.0.0.1/agenda.ics')
    await sheet.getByLabel('Come lo chiami').fill('Agenda di Google')
    await sheet.getByRole('button', { name: 'Aggiungi il calendario' }).click()
    await sheet.getByText('da internet non si raggiunge').waitFor()

    const busy = () => busyDaysOf(product.url, String(villa!.id), day!, day!)
    expect(await busy()).toEqual([day])

    await page.goto(`/vendor/bookings?month=${day!.slice(0, 7)}`)
    await page
      .getByRole('button', { name: `${Number(day!.slice(8))} occupato da un altro calendario` })
      .click()
    await page.getByText('Occupato da un altro calendario, «Agenda di Google»').waitFor()
    expect(await page.getByRole('button', { name: 'Rendi di nuovo libero' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Segna come occupato' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Calendari', exact: true }).click()
    await sheet.getByText(/Il calendario non risponde da ieri/).waitFor()
    await sheet.getByRole('button', { name: 'Azioni per Agenda di Google' }).click()
    await page.getByRole('menuitem', { name: 'Togli' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
    await sheet.getByText('Il calendario non risponde').waitFor({ state: 'detached' })
    await expect.poll(busy).toEqual([])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Segna come occupato' }).waitFor()

    // The month is the address's, also where that goes back to one that was left.
    await page.getByRole('button', { name: 'Mese successivo' }).click()
    await page.waitForURL(`**month=${year}-03`)
    await page.getByText(`Impegni di marzo ${year}`).waitFor({ state: 'attached' })
    await page.goBack()
    await page.waitForURL(`**month=${year}-02`)
    await page.getByText(`Impegni di febbraio ${year}`).waitFor({ state: 'attached' })
  },
)
