import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO, DEMO_VENDOR, newCouple } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { expectNoBar, heading, openVendorScreen, untilOfflineReady } from './support/screens.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

demoJourney(
  'a vendor turns its answers on with no network; a couple that writes is answered once, and both see by what',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    await openVendorScreen(phone.page, DEMO_VENDOR, '/vendor/auto-replies', 'Risposte automatiche')
    await untilOfflineReady(phone.page)

    await phone.goOffline()
    const first = () => section(phone.page, 'Al primo messaggio')
    await first().getByRole('switch').click()
    await first().getByRole('textbox').fill('Ciao {nome}, vi leggiamo stasera.')
    await first().getByRole('textbox').blur()
    await phone.page.getByText('2 modifiche in attesa').waitFor()
    // By the same rules as the server’s, without it.
    const tried = phone.page.getByRole('complementary', { name: 'Prova' })
    await tried.getByText('Ciao Giulia, vi leggiamo stasera.').waitFor()
    await tried.getByRole('checkbox', { name: 'Non ti aveva mai scritto' }).uncheck()
    await tried.getByText('Non parte niente').waitFor()
    await phone.goOnline()
    await expectNoBar(phone.page)

    const couple = await newCouple(product.url)
    const [villa] = await product.rows(
      'select vendor_id as id from vendor_account where account_email = $1',
      [DEMO.vendor],
    )
    const { page } = await newPhone()
    await openAs(page, couple, `/couple/messages?c=${String(villa!.id)}`)
    for (const words of ['Buongiorno, siete liberi?', 'E la limonaia?']) {
      await page.getByLabel(/^Messaggio per/).fill(words)
      await page.getByRole('button', { name: 'Invia' }).click()
      await page.getByText(words, { exact: true }).waitFor()
      await page.getByText('Risposta automatica', { exact: true }).waitFor()
    }
    const [answers] = await product.rows(
      `select count(*)::int as count from message where automatic = 'first_message'`,
      [],
    )
    expect(answers!.count).toBe(1)
    await phone.page.goto('/vendor/messages')
    await phone.page
      .getByRole('main')
      .getByRole('button', { name: /Anna e Marco.*2 da leggere/s })
      .click()
    await phone.page.getByText('Ciao Anna, vi leggiamo stasera.').waitFor()
    await phone.page.getByText('Risposta automatica', { exact: true }).waitFor()

    // What it writes to many it keeps, without a network too, and has it in the field with a tap.
    await phone.goOffline()
    const field = phone.page.getByLabel(/^Messaggio per/)
    await field.fill('Ciao {nome}, venite a vedere la limonaia?')
    await phone.page.getByRole('button', { name: 'Risposte pronte' }).click()
    const replies = phone.page.getByRole('dialog', { name: 'Risposte pronte' })
    await replies.getByRole('button', { name: 'Scrivi la prima' }).click()
    const saving = phone.page.getByRole('alertdialog')
    await saving.getByLabel('Nome').fill('Il sopralluogo')
    await saving.getByRole('button', { name: 'Salva' }).click()
    await replies.getByRole('button', { name: /^Il sopralluogo/ }).waitFor()
    expect(await violations(phone.page)).toEqual([])
    await phone.page.keyboard.press('Escape')
    await replies.waitFor({ state: 'detached' })
    await field.fill('')
    await phone.page.getByRole('button', { name: 'Risposte pronte' }).click()
    await replies.getByRole('button', { name: /^Il sopralluogo/ }).click()
    await expect.poll(() => field.inputValue()).toBe('Ciao Anna e Marco, venite a vedere la limonaia?')
    await phone.goOnline()
    await expectNoBar(phone.page)
    await expect
      .poll(() => product.rows('select name from saved_reply', []))
      .toEqual([{ name: 'Il sopralluogo' }])
  },
)

demoJourney(
  'hours and holidays are checked where they are written, tried on an example, and follow on the other device',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ width: 1440, height: 900 })
    const { page: other } = await newPhone()
    for (const each of [page, other]) {
      await openAs(each, DEMO_VENDOR, '/vendor')
    }
    await page.getByRole('link', { name: 'Risposte automatiche' }).first().click()
    await other.goto('/vendor/auto-replies')
    for (const each of [page, other]) await heading(each, 'Risposte automatiche').waitFor()
    const closed = section(page, 'Fuori orario')
    await closed.getByRole('switch').click()
    await closed.getByRole('checkbox', { name: 'Sabato' }).click()
    await closed.getByLabel('Sabato, alle').fill('08:00')
    await closed.getByLabel('Sabato, alle').blur()
    await closed.getByText('L’ora di chiusura viene dopo quella di apertura.').waitFor()
    await closed.getByLabel('Sabato, alle').fill('13:00')
    await closed.getByLabel('Sabato, alle').blur()
    await expect
      .poll(() => section(other, 'Fuori orario').getByLabel('Sabato, alle').inputValue())
      .toBe('13:00')

    const tried = page.getByRole('complementary', { name: 'Prova' })
    await tried.getByLabel('L’ora').fill('03:00')
    await tried.getByText('Risposta automatica · fuori orario').waitFor()
    await tried.getByText('Chiede una data', { exact: true }).click()
    await section(page, 'A chi chiede una data').getByRole('switch').click()
    await tried.getByText('Risposta automatica · richiesta di una data').waitFor()
    await page.getByRole('button', { name: /^Annulla: Cambiato: se rispondere a chi chiede/ }).click()
    await tried.getByText('Risposta automatica · fuori orario').waitFor()

    const words = section(page, 'A certe parole')
    await words.getByRole('switch').click()
    await words.getByRole('button', { name: 'Aggiungi parole e risposta' }).click()
    await words.getByRole('textbox', { name: 'Parole della risposta 1' }).fill('quanto costa')
    await words.getByRole('textbox', { name: 'Parole della risposta 1' }).press('Enter')
    await words.getByRole('textbox', { name: 'Che cosa rispondere, 1' }).fill('Si parte da 5.800 €.')
    await words.getByRole('textbox', { name: 'Che cosa rispondere, 1' }).blur()
    await tried.getByText('Ti scrive', { exact: true }).click()
    await tried.getByText('Risposta automatica · una parola che hai scelto').waitFor()
    await expect
      .poll(
        async () => (await product.rows("select keywords -> 0 ->> 'text' as text from auto_replies", []))[0],
      )
      .toEqual({ text: 'Si parte da 5.800 €.' })
  },
)

demoJourney('two devices that write in one list each keep what they wrote', async ({ product, newPhone }) => {
  const { page } = await newPhone({ width: 1440, height: 900 })
  const { page: other } = await newPhone()
  for (const each of [page, other]) {
    await openVendorScreen(each, DEMO_VENDOR, '/vendor/auto-replies', 'Risposte automatiche')
  }
  const add = (each: Page) =>
    section(each, 'A certe parole').getByRole('button', { name: 'Aggiungi parole e risposta' })
  const reply = (each: Page, at: number) => each.getByRole('textbox', { name: `Che cosa rispondere, ${at}` })
  const kept = async () =>
    (
      await product.rows(
        "select jsonb_path_query_array(keywords, '$[*].text') as texts from auto_replies",
        [],
      )
    )[0]
  const answers = section(page, 'A certe parole').getByRole('switch')
  await answers.waitFor()
  if (!(await answers.isChecked())) await answers.click()
  for (const each of [page, other]) await add(each).waitFor()
  const first = (await page.getByRole('textbox', { name: /^Che cosa rispondere, / }).count()) + 1
  await add(page).click()
  for (const each of [page, other]) await reply(each, first).waitFor()

  // One is still writing while the other one adds an answer, and then adds one too.
  await reply(page, first).fill('Si parte da 5.800 €.')
  await add(other).click()
  await reply(other, first + 1).fill('Sì, i cani sono benvenuti.')
  await reply(other, first + 1).blur()
  await expect.poll(async () => JSON.stringify(await kept())).toContain('cani')
  // What comes after it has arrived.
  const dates = (each: Page) => section(each, 'A chi chiede una data').getByRole('switch')
  const were = await dates(page).isChecked()
  await dates(other).click()
  await expect.poll(() => dates(page).isChecked()).toBe(!were)
  await add(page).click()
  await expect.poll(async () => JSON.stringify(await kept())).toContain('5.800')
  for (const each of [page, other]) {
    await reply(each, first + 2).waitFor()
    await expect
      .poll(async () =>
        each
          .getByRole('textbox', { name: /^Che cosa rispondere, / })
          .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
      )
      .toEqual(expect.arrayContaining(['Si parte da 5.800 €.', 'Sì, i cani sono benvenuti.', '']))
  }
})
