import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { DEMO, DEMO_ADMIN, DEMO_VENDOR, itemsOf, newCouple } from '#tests/support/product-people.ts'
import { PARTS, type PartNames } from '../../scripts/build/part-names.ts'
import { busyDaysOf, freeDaysOf } from './support/days-of.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import {
  expectNoBar,
  heading,
  keptOnDevice,
  openVendorScreen,
  signInWithForm,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ')
/** One red point. */
const PHOTO = {
  name: 'temporale.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const PAPER = {
  name: 'condizioni.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
}
const WORDS = 'Hanno pensato a tutto, anche al temporale delle sei. Li sceglieremmo di nuovo.'

/** What an accepted quote makes of the budget. */
const budgeted = ({ title, actualCents, payments }: Awaited<ReturnType<typeof itemsOf>>[number]) => [
  title,
  actualCents,
  payments.map(({ amountCents }) => amountCents),
]

/** Two Saturdays of one month next year on which the villa is free. */
async function freeDays(url: string, vendorId: string): Promise<[string, string]> {
  const year = new Date().getFullYear() + 1
  const days = await freeDaysOf(url, vendorId, `${year}-09-01`, `${year}-10-31`)
  const free = days.filter((day) => new Date(day).getUTCDay() === 6)
  const months = ['09', '10'].map((month) => free.filter((day) => day.slice(5, 7) === month))
  const [one, other] = months.find(({ length }) => length > 1) ?? []
  if (!one || !other) throw new Error('the villa has no two free Saturdays in September, nor in October')
  return [one, other]
}

demoJourney(
  'a couple asks with no network, the vendor quotes, the day is taken, and what the couple says of it is read by all',
  async ({ product, newPhone }) => {
    const search = `${product.url}/api/Vendor/search?q=villa+cipressa&limit=1`
    const [villa] = ((await (await fetch(search)).json()) as { items: { id: string; slug: string }[] }).items
    const villaPage = `/fornitore/${villa!.id}/${villa!.slug}`
    const [day, otherDay] = await freeDays(product.url, villa!.id)
    const dayWords = `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`
    const couple = await newCouple(product.url)
    const { value } = await couple.call('GET', '/api/User/me')
    await couple.call('PUT', `/api/Couple/updateCouple/${value.id}`, { weddingDate: day, guestCount: 90 })
    const [anna, vendor] = await Promise.all([newPhone(), newPhone({ width: 1280, height: 900 })])

    await openAs(anna.page, couple, villaPage)
    // Beside the calendar, and again in the phone's bar.
    const ask = anna.page.getByRole('button', { name: `Chiedi il ${dayWords}` }).first()
    await ask.waitFor()
    await untilOfflineReady(anna.page)
    await anna.goOffline()
    await ask.click()
    const request = anna.page.getByRole('dialog', { name: /^Chiedi a/ })
    await request.getByLabel('Il vostro messaggio').fill('Cena in limonaia, se piove?')
    await request.getByRole('button', { name: 'Manda la richiesta' }).click()
    await anna.page.getByRole('link', { name: 'Richiesta salvata' }).click()
    await heading(anna.page, 'Prenotazioni').waitFor()
    await anna.page.getByRole('dialog').getByText('Cena in limonaia, se piove?').waitFor()
    await anna.page.getByRole('dialog').getByText('Richiesta salvata, parte appena torna la rete').waitFor()
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await anna.page.getByText('salvato qui').first().waitFor()

    await openVendorScreen(vendor.page, DEMO_VENDOR, '/vendor/bookings', 'Prenotazioni')
    await untilOfflineReady(vendor.page)
    await anna.goOnline()
    const asked = vendor.page.getByRole('main').getByRole('button', { name: /Anna e Marco/ })
    await asked.waitFor()
    await expectNoBar(anna.page)

    await vendor.goOffline()
    await asked.click()
    const answer = vendor.page.getByRole('dialog', { name: 'Anna e Marco' })
    await answer.getByRole('button', { name: 'Prepara il preventivo' }).click()
    await answer.getByLabel('Voce 1', { exact: true }).fill('La villa in esclusiva')
    await answer.getByLabel('Prezzo della voce 1').fill('4500')
    await answer.getByRole('button', { name: 'Aggiungi caparra e saldo' }).click()
    await answer.getByLabel('File da allegare al preventivo').setInputFiles([PAPER])
    await answer.getByRole('button', { name: `Togli ${PAPER.name}` }).waitFor()
    await answer.getByRole('button', { name: 'Salva come modello' }).click()
    const naming = vendor.page.getByRole('alertdialog', { name: 'Salvare come modello?' })
    await naming.getByLabel('Nome').fill('La villa intera')
    await naming.getByRole('button', { name: 'Salva' }).click()
    await naming.waitFor({ state: 'hidden' })
    await answer.getByRole('button', { name: 'Manda il preventivo' }).click()
    await asked.getByText('Preventivo salvato').waitFor()
    await asked.getByText('salvato qui').waitFor()
    expect(await anna.page.getByText('Preventivo da accettare').count()).toBe(0)
    await vendor.goOnline()
    await asked.getByText('Preventivo inviato').waitFor()

    // Three taps: the request, the template, and off it goes.
    await asked.click()
    await answer.getByRole('button', { name: 'La villa intera' }).click()
    await answer.getByRole('button', { name: 'Manda il preventivo' }).click()

    const booked = anna.page.getByRole('main').getByRole('button', { name: /Villa Cipressa/ })
    await booked.getByText('Preventivo da accettare').waitFor()
    await booked.click()
    const sheet = anna.page.getByRole('dialog', { name: 'Villa Cipressa' })
    await sheet.getByText(/^1\spreventivo di prima$/).waitFor()
    await sheet.getByText('se rinunciate voi, il fornitore la tiene').first().waitFor()
    await sheet.getByRole('link', { name: PAPER.name }).first().waitFor()
    const [paper] = await Promise.all([
      anna.page.waitForEvent('download'),
      sheet.getByRole('button', { name: 'Scarica il PDF' }).first().click(),
    ])
    expect(paper.suggestedFilename()).toBe('preventivo-2.pdf')
    await sheet.getByRole('button', { name: /^Accetta per 4\.500,00/ }).click()
    await asked.getByText('Accettata: confermala').waitFor()
    await asked.click()
    await answer.getByRole('button', { name: 'Conferma', exact: true }).click()
    await booked.getByText('Confermata', { exact: true }).waitFor()
    await expect
      .poll(async () => (await itemsOf(couple)).map(budgeted))
      .toEqual([['Villa Cipressa', 450_000, [135_000, 315_000]]])

    // What was accepted holds until the couple accepts what is changed of it. A tap while its sheet still leaves opens it.
    await asked.click()
    await answer.getByRole('button', { name: 'Cambia il preventivo' }).click()
    await answer.getByLabel('Prezzo della voce 1').fill('4300')
    await answer.getByRole('button', { name: 'Manda il preventivo' }).click()
    await booked.getByText('Modifica da accettare').waitFor()
    await booked.click()
    await sheet.getByText(/^Totale da 4\.500\s€ a 4\.300\s€$/).waitFor()
    await sheet.getByRole('button', { name: 'Accetta la modifica' }).click()
    await booked.getByText('Confermata', { exact: true }).waitFor()
    await expect
      .poll(async () => (await itemsOf(couple)).map(budgeted))
      .toEqual([['Villa Cipressa', 430_000, [129_000, 301_000]]])

    // Another day stands for nothing until the other side accepts it.
    await anna.goOffline()
    await booked.click()
    await sheet.getByRole('button', { name: 'Proponi un altro giorno' }).click()
    const another = anna.page.getByRole('dialog', { name: 'Un altro giorno' })
    await another.getByLabel('Il nuovo giorno').fill(otherDay)
    await another.getByLabel('Due parole per spiegare').fill('La chiesa quel giorno è presa')
    await another.getByRole('button', { name: 'Proponi questo giorno' }).click()
    await sheet.getByRole('button', { name: 'Ritira la proposta' }).waitFor()
    await sheet.getByRole('button', { name: 'Chiudi' }).first().click()
    await anna.goOnline()
    await asked.getByText('Altro giorno da accettare').click()
    await answer.getByText('La chiesa quel giorno è presa').first().waitFor()
    await answer.getByRole('button', { name: 'Accetta il nuovo giorno' }).click()
    await booked.getByText(String(Number(otherDay.slice(8))), { exact: true }).waitFor()

    await vendor.page.goto(`/vendor/bookings?month=${day.slice(0, 7)}`)
    await vendor.page
      .getByRole('button', { name: `${Number(otherDay.slice(8))} Anna e Marco: Confermata.` })
      .waitFor()
    const visitor = await newPhone()
    await visitor.page.goto(villaPage)
    await expect.poll(() => busyDaysOf(product.url, villa!.id, day, otherDay)).toEqual([otherDay])
    const search2 = `${product.url}/api/Vendor/search?q=villa+cipressa&freeOn=${otherDay}`
    expect(JSON.stringify(await (await fetch(search2)).json())).not.toContain(villa!.id)

    await booked.click()
    await sheet.getByRole('button', { name: 'Scrivi una recensione' }).click()
    const form = anna.page.getByRole('dialog', { name: /Com’è andata con/ })
    await form.getByRole('group', { name: 'Nel complesso' }).getByLabel('5 stelle').check({ force: true })
    await form.getByLabel('Foto della recensione').setInputFiles([PHOTO])
    const photo = form.getByRole('button', { name: 'Togli temporale.png' })
    await photo.waitFor()
    await form.getByLabel('Il vostro racconto').fill(WORDS)
    // What was chosen is there again with what was typed, after the tab is gone.
    await untilKept(anna.page, 'draft', WORDS)
    await anna.page.reload()
    await sheet.getByRole('button', { name: 'Scrivi una recensione' }).click()
    await photo.waitFor()
    // What was on its way when it was taken away is deleted whether it had arrived or not: the browser notes the answer.
    anna.expect(/status of 404 .*\/o\/uploads%2F/)
    await form.getByRole('button', { name: 'Scarta' }).click()
    await photo.waitFor({ state: 'detached' })
    await expect.poll(() => keptOnDevice(anna.page, 'uploads')).toEqual([])
    await form.getByRole('group', { name: 'Nel complesso' }).getByLabel('5 stelle').check({ force: true })
    await form.getByLabel('Foto della recensione').setInputFiles([PHOTO])
    await photo.waitFor()
    await form.getByLabel('Il vostro racconto').fill(WORDS)
    // Stars of the parts are given to all four, or taken back.
    await form.locator('fieldset').nth(1).getByLabel('4 stelle').check({ force: true })
    await form.getByRole('button', { name: 'Manda la recensione' }).click()
    await form.getByText('Date le stelle a tutte e quattro le voci qui sotto.').waitFor()
    await form.getByRole('button', { name: 'Togli le stelle di queste voci' }).click()
    await form.getByRole('button', { name: 'Manda la recensione' }).click()
    await sheet.getByText('in lettura').waitFor()
    await visitor.page.reload()
    await visitor.page.getByRole('heading', { name: 'Chi si è sposato qui' }).waitFor()
    expect(await visitor.page.getByText(WORDS).count()).toBe(0)

    const admin = await newPhone({ width: 1280, height: 900 })
    await openAs(admin.page, DEMO_ADMIN, '/admin/reviews')
    const queued = admin.page.getByRole('main').getByRole('listitem').filter({ hasText: WORDS })
    await queued.getByRole('button', { name: 'Pubblica' }).click()
    await queued.waitFor({ state: 'detached' })
    await sheet.getByText('La vostra recensione è pubblicata').waitFor()
    // Rendered by the server, for whoever runs no script too.
    await expect
      .poll(async () => (await (await fetch(product.url + villaPage)).text()).includes(WORDS))
      .toBe(true)
  },
)

demoJourney(
  'a quote and a reply that a vendor typed and did not send are offered again after the tab is gone, and go with the sign-out',
  async ({ newPhone }) => {
    const vendor = await newPhone({ width: 1280, height: 900 })
    const enter = async () => {
      await signInWithForm(vendor.page, DEMO.vendor, DEMO.password)
      await vendor.page.waitForURL('**/vendor')
    }
    const sheet = () => vendor.page.getByRole('dialog')
    const found = () => vendor.page.getByText('Ritrovi quello che avevi scritto senza salvarlo.')
    const openRequest = async () => {
      await vendor.page.goto('/vendor/bookings')
      await vendor.page
        .getByRole('main')
        .getByRole('button', { name: /Da rispondere/ })
        .first()
        .click()
    }
    const reply = () => vendor.page.getByLabel(/^La tua risposta a/)
    await enter()
    await openRequest()
    await sheet().getByRole('button', { name: 'Prepara il preventivo' }).click()
    await sheet().getByLabel('Voce 1', { exact: true }).fill('Limonaia e giardino')
    await sheet().getByRole('button', { name: 'Aggiungi una voce' }).click()
    await sheet().getByLabel('Voce 2', { exact: true }).fill('Cena')
    await untilKept(vendor.page, 'draft', '"Cena"')
    await vendor.page.goto('/vendor/reviews')
    await vendor.page.getByRole('button', { name: 'Rispondi' }).first().click()
    await reply().fill('Grazie, è stata una bella festa.')
    await untilKept(vendor.page, 'draft', 'Grazie, è stata una bella festa.')
    await vendor.kill()

    await vendor.reopen()
    await openRequest()
    await sheet().getByRole('button', { name: 'Riprendi il preventivo' }).click()
    await found().waitFor()
    expect(await sheet().getByLabel('Voce 1', { exact: true }).inputValue()).toBe('Limonaia e giardino')
    expect(await sheet().getByLabel('Voce 2', { exact: true }).inputValue()).toBe('Cena')
    await vendor.page.goto('/vendor/reviews')
    await found().waitFor()
    expect(await reply().inputValue()).toBe('Grazie, è stata una bella festa.')

    await vendor.page.goto('/vendor')
    await vendor.page.getByRole('button', { name: 'Esci' }).first().click()
    const left = vendor.page.waitForEvent('load')
    await vendor.page.getByRole('alertdialog').getByRole('button', { name: 'Esci' }).click()
    await left
    await enter()
    await openRequest()
    await sheet().getByRole('button', { name: 'Prepara il preventivo' }).waitFor()
    await vendor.page.goto('/vendor/reviews')
    await vendor.page.getByRole('button', { name: 'Rispondi' }).first().waitFor()
    expect(await reply().count()).toBe(0)
  },
)

/**
 * Runs in the page: the browser has taken a part of the app away.
 * @param named what its files are called by
 * @returns how many there still were
 */
async function throwAway(named: string): Promise<number> {
  let thrown = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if (request.url.includes(named) && (await cache.delete(request))) thrown += 1
  }
  return thrown
}

/** The files of parts of the app that is built. */
function filesOf(...names: string[]): string[] {
  const parts = JSON.parse(readFileSync(PARTS, 'utf8')) as PartNames
  return names.flatMap((name) => parts[name]!)
}

demoJourney(
  'a sheet that is not on the device leaves its list as it is, and opens once there is a network',
  async ({ newPhone }) => {
    const vendor = await newPhone({ width: 1280, height: 900 })
    const { page } = vendor
    // What draws the screen writes of the part that it has not got.
    vendor.expect(/Unable to preload CSS|dynamically imported module/)
    await openVendorScreen(page, DEMO_VENDOR, '/vendor/bookings', 'Prenotazioni')
    await untilOfflineReady(page)
    const request = page.getByRole('main').getByRole('button', { name: /Da rispondere/ })
    await request.first().waitFor()
    const templates = page.getByRole('button', { name: 'Modelli', exact: true })
    // Of one its styles and script are gone, of the other its script alone: it has no styles of its own.
    for (const gone of filesOf('vendor-booking-sheet', 'quote-templates-sheet')) {
      // Nor does the browser's own cache have it, and the worker, which may still be bringing the area, gets none anew.
      await vendor.context.route(`**${gone}`, (route) => route.abort())
      await page.evaluate(throwAway, gone)
      await expect.poll(() => page.evaluate(throwAway, gone)).toBe(0)
    }
    await vendor.goOffline()
    const why = page.getByText('Serve la rete per aprirlo la prima volta')
    await templates.click()
    await why.waitFor()
    await page.getByRole('region', { name: 'Avvisi' }).getByRole('button', { name: 'Chiudi' }).first().click()
    await why.waitFor({ state: 'detached' })
    await request.first().click()
    await why.waitFor()
    await request.first().waitFor()
    expect(new URL(page.url()).search).toBe('')

    await vendor.context.unrouteAll()
    await vendor.goOnline()
    await expectNoBar(page)
    await templates.click()
    await page.getByRole('dialog', { name: 'Modelli di preventivo' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await request.first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Prepara il preventivo' }).waitFor()
    // Its styles were not there either.
    const [sheet] = filesOf('vendor-booking-sheet').filter((file) => file.endsWith('.css'))
    const styles = page.locator(`link[rel="stylesheet"][href*="${sheet}"]`).last()
    expect(await styles.evaluate((link: HTMLLinkElement) => link.sheet!.cssRules.length)).toBeGreaterThan(0)
  },
)
