import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newCouple } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { expectNoBar, heading, openPlanner, untilKept, untilOfflineReady } from './support/screens.ts'

const TITLE = 'Canarino: ci sposiamo'
/** What a guest may write, and what nobody's browser may run. */
const MISCHIEF = '<img src=x onerror="document.title=\'rotto\'"><script>alert(1)</script>'

journey(
  'a couple makes its website with no network, a guest answers with none, and a password shuts it for strangers',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const anna = await newPhone()
    await openPlanner(anna.page, couple)
    await anna.page.goto('/couple/website')
    await heading(anna.page, 'Il vostro sito').waitFor()
    await untilOfflineReady(anna.page)
    await anna.goOffline()
    await writePage(anna.page)
    await anna.page.reload()
    await anna.page.getByText(TITLE).first().waitFor()
    expect(await couple.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple')).toBeNull()
    await anna.goOnline()
    await expectNoBar(anna.page)
    const website = () => couple.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple')
    await expect.poll(website).toMatchObject({
      title: TITLE,
      theme: 'mare',
      published: true,
      events: [{ title: 'La cerimonia', place: 'Villa Cipressa' }],
    })
    const { publicId } = await website()
    const invitations = () => couple.call('GET', '/api/Couple/getInvitations')
    await expect.poll(invitations).toMatchObject([{ name: 'Zia Pina', maxCompanions: 1 }])
    const path = `/wedding/${publicId}?invito=${(await invitations())[0].code}`

    const open = await fetch(product.url + path)
    expect([open.status, open.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await open.text()).toContain(`<title>Anna e Marco · ${TITLE}`)
    expect((await fetch(`${product.url}/wedding/${'a'.repeat(22)}`)).status).toBe(404)

    const pina = await newPhone()
    await pina.page.goto(path)
    await heading(pina.page, 'Anna e Marco').waitFor()
    await untilOfflineReady(pina.page)
    await pina.page.reload()
    await pina.goOffline()
    await pina.page.reload()
    await heading(pina.page, 'Anna e Marco').waitFor()
    await choose(pina.page, 'Sì, ci saremo')
    await pina.page.getByRole('group', { name: 'Persona 1' }).getByLabel('A tavola').fill('senza lattosio')
    await untilKept(pina.page, 'draft', 'senza lattosio')
    await pina.kill()
    await pina.reopen()
    await pina.page.goto(path)
    await pina.page.getByText('Ritrovate quello che avevate scritto').waitFor()
    expect(await pina.page.getByLabel('A tavola').first().inputValue()).toBe('senza lattosio')
    await pina.goOffline()
    await answerAsGuest(pina.page)
    await pina.page.getByText('partirà appena c’è rete').waitFor()
    // A kill a moment after: what is in local storage reaches the disk seconds later, the answer was there at once.
    // The server is gone meanwhile: a browser that starts has a network for a moment, and the worker sends what waits.
    await pina.page.evaluate(() => localStorage.clear())
    await product.kill()
    await pina.kill()
    await pina.reopen()
    await pina.page.goto(path)
    await pina.page.getByText('partirà appena c’è rete').waitFor()
    await product.start()
    await choose(anna.page, 'Inviti')
    await anna.page.getByText('Senza risposta').last().waitFor()
    await pina.goOnline()
    await pina.page.getByText('gli sposi hanno la vostra risposta').waitFor()

    await anna.page.getByText('Sì, in 2').waitFor()
    await anna.page.getByText(MISCHIEF).waitFor()
    expect(await anna.page.title()).not.toBe('rotto')
    expect(await couple.call('GET', '/api/Couple/getRsvpAnswers')).toMatchObject([
      { name: 'Pina', attending: true, companions: [{ name: 'Gino', diet: 'celiaco' }], version: 1 },
    ])

    await choose(anna.page, 'Indirizzo')
    await anna.page.getByLabel('Una password per aprirla').fill('ginestra')
    await anna.page.getByRole('button', { name: 'Metti la password' }).click()
    await expect.poll(async () => (await website()).hasPassword).toBe(true)
    const shut = await (await fetch(`${product.url}/wedding/${publicId}`)).text()
    expect(shut).not.toMatch(/Canarino|Villa Cipressa|Marco/)

    const stranger = await newPhone()
    stranger.expect(/status of 403/)
    await stranger.page.goto(`/wedding/${publicId}`)
    await sayPassword(stranger.page, 'mimosa')
    await stranger.page.getByText('La parola non è questa').waitFor()
    await sayPassword(stranger.page, 'ginestra')
    await heading(stranger.page, 'Anna e Marco').waitFor()
    await stranger.page.reload()
    await heading(stranger.page, 'Anna e Marco').waitFor()
  },
)

async function writePage(page: Page): Promise<void> {
  await choose(page, /^Mare/)
  await page.locator('summary').filter({ hasText: 'Titolo e benvenuto' }).click()
  await page.getByLabel('Una riga sopra i nomi').fill(TITLE)
  // Leaving the field is enough.
  await page.keyboard.press('Tab')
  await page.getByText('Ci sono testi da salvare').waitFor({ state: 'hidden' })
  await page.locator('summary').filter({ hasText: 'Il programma' }).click()
  await page.getByRole('button', { name: 'Aggiungi un momento' }).click()
  const sheet = page.getByRole('dialog', { name: 'Un momento del programma' })
  await sheet.getByLabel('Che cosa').fill('La cerimonia')
  await sheet.getByLabel('Dove').fill('Villa Cipressa')
  await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await page.getByText('Pubblicato, per chi ha l’indirizzo').waitFor()
  await choose(page, 'Inviti')
  await page.getByRole('button', { name: 'Aggiungi un invito' }).click()
  const invitation = page.getByRole('dialog', { name: 'Nuovo invito' })
  await invitation.getByLabel('Chi invitate').fill('Zia Pina')
  await invitation.getByLabel('Quanti posti').selectOption('2 posti')
  await invitation.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await page.getByRole('button', { name: 'Zia Pina', exact: true }).waitFor()
  await choose(page, 'La pagina')
}

async function answerAsGuest(page: Page): Promise<void> {
  await choose(page, 'Sì, ci saremo')
  await page.getByText('In tutto 2 persone').waitFor()
  await page.getByRole('group', { name: 'Persona 1' }).getByLabel('Nome').fill('Pina')
  const companion = page.getByRole('group', { name: 'Persona 2' })
  await companion.getByLabel('Nome').fill('Gino')
  await companion.getByLabel('A tavola').fill('celiaco')
  await page.getByLabel('Un messaggio per gli sposi').fill(MISCHIEF)
  await page.getByRole('button', { name: 'Invia la risposta' }).click()
}

/** Under a toast too: the tests are quicker than what passes. */
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name }).evaluate((radio: HTMLInputElement) => radio.click())

async function sayPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Apri', exact: true }).click()
}
