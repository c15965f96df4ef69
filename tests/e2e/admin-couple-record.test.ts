import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO, DEMO_ADMIN, DEMO_COUPLE } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import { heading, renameTask, ring } from './support/screens.ts'

/** What could be pressed and changes something, of what is on the screen. */
const openWrites = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(button, input, select, textarea)')]
      .filter((one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled)
      .filter((one) => !one.readOnly || ['checkbox', 'radio', 'file'].includes(one.type))
      .map((one) => {
        if (one.localName === 'button') return one.ariaLabel ?? one.textContent
        return one.matches(':is(search, [data-shows]) *') ? '' : `a field ${one.name || one.type}`
      })
      .filter((name) =>
        /^(a field|Aggiungi|Salva|Elimina|Togli|Segna|Invia|Cambia|Carica|Sposta) /.test(name),
      ),
  )

/** Ends the look while a read of it is on its way, whose answer comes before the word of the end does. */
async function leaveWithReadOnItsWay(page: Page, leave: () => Promise<void>): Promise<void> {
  const context = page.context()
  const [asked, ended, over] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  // Of the page that comes: the one before it may still have the same read on its way.
  let [hasCome, read]: [boolean, Request | undefined] = [false, undefined]
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    context.on(event as 'requestfinished', (request) => request === read && over.resolve())
  }
  await context.route('**/api/Couple/getMembers', async (route) => {
    if (hasCome) read ??= route.request()
    if (read) asked.resolve()
    await ended.promise
    await route.continue()
  })
  await context.route('**/api/Admin/endLook', async (route) => {
    const answer = await route.fetch()
    ended.resolve()
    await over.promise
    await route.fulfill({ response: answer })
  })
  page.once('framenavigated', () => (hasCome = true))
  await page.reload()
  await asked.promise
  await leave()
}

demoJourney(
  'an administrator opens a couple, puts its guests right and writes in its plan, which its phone shows at once and by whom; another is deleted',
  async ({ product, newPhone }) => {
    const [own] = await product.rows<{ id: string }>(
      `select couple_id as id from couple_member m join identity_account i on i.uid = m.uid where i.email = '${DEMO.couple}'`,
    )
    const [spare] = await product.rows<{ id: string; names: string }>(
      `select id, concat_ws(' e ', partners -> 0 ->> 'firstName', partners -> 1 ->> 'firstName') as names
        from couple where id <> '${own!.id}' and deleted_at is null order by id limit 1`,
    )
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    await openAs(page, DEMO_ADMIN, '/admin/couple?q=anna%20lombardi')
    await page.getByRole('link', { name: 'Anna Lombardi', exact: false }).first().click()
    await page.waitForURL(`**/admin/couple/${own!.id}`)
    await heading(page, 'Anna e Marco').waitFor()
    await page.getByText('fatte su', { exact: false }).waitFor()
    await page.getByText('Tetto', { exact: true }).waitFor()
    await page.getByText('Due voci del budget con lo stesso nome').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Modifica' }).click()
    const sheet = page.getByRole('dialog', { name: 'Chi sono e quando' })
    await sheet.getByLabel('Invitati').fill('0')
    await sheet.getByText('Un numero da 1 a 2000, o niente.').waitFor()
    await sheet.getByLabel('Invitati').fill('97')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('97', { exact: true }).waitFor()
    const guests = () => product.rows(`select guest_count as n from couple where id = '${own!.id}'`)
    expect(await guests()).toEqual([{ n: 97 }])

    // What we write in their plan is on their phone at once, and they read that it was us.
    const theirs = (await newPhone()).page
    await openAs(theirs, DEMO_COUPLE, '/couple/planning?q=documenti%20nuovi')
    await theirs.getByRole('searchbox').first().waitFor()
    await page.getByRole('button', { name: 'Aggiungi un’attività' }).click()
    const fresh = page.getByRole('dialog', { name: 'Una nuova attività' })
    await fresh.getByLabel('Titolo').fill('Portare i documenti nuovi')
    await fresh.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await ring(theirs, 'Portare i documenti nuovi').waitFor()
    // Over what they wrote meanwhile nothing goes unseen.
    await page
      .getByRole('button', { name: /^Mostra \d+ voci$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Portare i documenti nuovi' }).click()
    const task = page.getByRole('dialog', { name: 'Un’attività' })
    await task.getByLabel('Titolo').fill('Portare i documenti nuovi in Comune')
    await renameTask(theirs, 'Portare i documenti nuovi', 'I documenti nuovi, lunedì')
    await expect
      .poll(() => product.rows(`select 1 from couple_task where title = 'I documenti nuovi, lunedì'`))
      .toHaveLength(1)
    admin.expect(/status of 409/)
    await task.getByRole('button', { name: 'Salva' }).click()
    await task.getByText('Titolo: «I documenti nuovi, lunedì».', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await task.getByRole('button', { name: 'Salva' }).click()
    await ring(theirs, 'Portare i documenti nuovi in Comune').waitFor()
    await page.getByRole('button', { name: /^Villa Cipressa/ }).click()
    const item = page.getByRole('dialog', { name: 'Una spesa' })
    await item.getByRole('button', { name: 'Aggiungi un pagamento' }).click()
    await item.getByLabel('Importo').last().fill('123')
    expect(await violations(page)).toEqual([])
    await item.getByRole('button', { name: 'Salva' }).click()
    await item.waitFor({ state: 'detached' })
    const paid = await product.rows(
      `select 1 from budget_item, jsonb_array_elements(payments) p where (p ->> 'amountCents')::int = 12300`,
    )
    expect(paid).toHaveLength(1)
    await theirs.goto('/couple')
    await theirs.getByText('L’assistenza ha aggiunto un’attività').waitFor()

    // As they see it themselves: only to be looked at, and nothing of it stays on this device.
    const couples = await page.evaluate(() => indexedDB.databases())
    // What a look does not read.
    admin.expect(/status of 403/)
    await page.getByRole('button', { name: 'Guarda come lo vede' }).click()
    const why = page.getByRole('dialog', { name: 'Guarda come lo vede Anna e Marco' })
    await why.getByRole('button', { name: 'Guarda', exact: true }).click()
    await why.getByText('Scrivi il motivo, in almeno 10 caratteri.').waitFor()
    await why.getByLabel('Il motivo').fill('Non ritrova le sue spese')
    await why.getByRole('button', { name: 'Guarda', exact: true }).click()
    await page.waitForURL('**/sguardo/couple')
    const strip = page.getByRole('region', { name: 'Sguardo dell’assistenza' })
    await strip.getByText('Guardi l’account di Anna e Marco. Non puoi cambiare niente.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Messaggi' }).click()
    await page.getByText('chi guarda dall’assistenza non lo vede').waitFor()
    await page.getByRole('link', { name: 'Galleria' }).click()
    await page.getByRole('img').first().waitFor()
    await page.getByRole('link', { name: 'Attività' }).click()
    await page.waitForURL('**/sguardo/couple/planning')
    // What would change something is not to be pressed, and says why.
    const tick = page.getByRole('checkbox').first()
    await expect.poll(() => tick.isDisabled()).toBe(true)
    await tick.click({ force: true })
    await page.getByText('da qui non si cambia niente').waitFor()
    // What only shows something else is as it is to them.
    await page.getByRole('button', { name: 'Filtri' }).click()
    const filters = page.getByRole('dialog', { name: 'Filtri' })
    await filters.getByRole('radio', { name: 'Fatte' }).click()
    await page.waitForURL(/planning\?.*state=done/)
    expect(await filters.getByLabel('Categoria').isEnabled()).toBe(true)
    await filters.getByRole('button', { name: 'Mostra' }).click()
    await page.getByRole('button', { name: 'Togli Fatte' }).click()
    await page.waitForURL(/planning$/)
    for (const path of [
      '/couple',
      '/couple/budget',
      '/couple/vendors',
      '/couple/website',
      '/couple/gifts',
      '/couple/profile',
    ]) {
      await page.locator(`nav a[href="/sguardo${path}"]`).first().click()
      await page.waitForURL(`**/sguardo${path}`)
      await page.locator('main [data-look-shut]').first().waitFor({ state: 'attached' })
      await expect.poll(() => openWrites(page), { message: path }).toEqual([])
    }
    await expect.poll(() => page.locator('main select').first().isDisabled()).toBe(true)
    const kept = await page.evaluate(async () => ({
      databases: await indexedDB.databases(),
      pictures: (await (await caches.open('own-pictures')).keys()).length,
    }))
    expect(kept).toEqual({ databases: couples, pictures: 0 })
    await leaveWithReadOnItsWay(page, () => strip.getByRole('button', { name: 'Esci' }).click())
    await page.waitForURL(`**/admin/couple/${own!.id}`)
    expect(await product.rows(`select reason, ended_at < ends_at as early from account_look`)).toEqual([
      { reason: 'Non ritrova le sue spese', early: true },
    ])
    await page.goBack()
    await page.waitForURL('**/admin/dashboard')

    await page.goto(`/admin/couple/${spare!.id}`)
    await page.getByRole('button', { name: 'Elimina', exact: true }).click()
    const end = page.getByRole('dialog', { name: 'Elimina la coppia' })
    await end.getByRole('textbox').fill(spare!.names)
    await end.getByRole('button', { name: 'Elimina per sempre' }).click()
    await page.waitForURL('**/admin/couple')
    admin.expect(/status of 404/)
    await page.goto(`/admin/couple/${spare!.id}`)
    await heading(page, 'Questa coppia non c’è, o non c’è più').waitFor()
  },
)
