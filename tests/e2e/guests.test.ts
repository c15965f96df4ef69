import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { newCouple } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { journey } from './support/journey.ts'
import { paperOf } from './support/paper.ts'
import { expectNoBar, heading, openPlanner, untilOfflineReady } from './support/screens.ts'

journey(
  'a couple writes its guests with no network and out of a file; who answers is found by name, and the kitchen has its sheet',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await page.goto('/couple/guests')
    await heading(page, 'Invitati').waitFor()
    await page.getByText('Chi volete con voi').waitFor()
    expect(await violations(page)).toEqual([])
    await untilOfflineReady(page)

    await phone.goOffline()
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Nuovi invitati' })
    await sheet.getByLabel('Chi invitate').fill('Zia Carla e zio Ugo')
    await sheet.getByRole('radio', { name: 'Anna' }).check()
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    const zii = page.getByRole('region', { name: 'Zia Carla e zio Ugo' })
    await zii.getByRole('button', { name: 'zio Ugo', exact: true }).click()
    const ugo = page.getByRole('dialog', { name: 'zio Ugo' })
    await ugo.getByLabel('Allergie e altro').fill('arachidi')
    await ugo.getByRole('checkbox', { name: 'È un’allergia grave' }).check()
    await ugo.getByRole('button', { name: 'Salva' }).click()
    await ugo.waitFor({ state: 'detached' })
    await page.reload()
    await zii.getByText('arachidi').waitFor()
    await zii.getByText('grave').waitFor()
    expect(await violations(page)).toEqual([])
    await phone.goOnline()
    await expectNoBar(page)

    await page.getByRole('button', { name: 'Importa' }).click()
    const bringing = page.getByRole('dialog', { name: 'Importa gli invitati' })
    await bringing
      .getByLabel('Oppure incollate qui le righe', { exact: false })
      .fill(
        'busta;nome;età\nFamiglia Neri;Elio Neri;\nFamiglia Neri;Tea Neri;6 anni\nZia Carla e zio Ugo;Zio Ugo;',
      )
    await bringing.getByRole('button', { name: 'Leggi le righe incollate' }).click()
    await bringing.getByText('1 persona c’è già e resta com’è').waitFor()
    expect(await violations(page)).toEqual([])
    await bringing.getByRole('button', { name: 'Aggiungi 2 persone' }).click()
    // What it shows is called the same.
    await bringing.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Famiglia Neri' }).getByText('menù bambini').waitFor()

    const guests = () => couple.call('GET', '/api/Couple/getGuests')
    await expect
      .poll(async () => (await guests()).map(({ name }: { name: string }) => name))
      .toEqual(['Zia Carla', 'zio Ugo', 'Elio Neri', 'Tea Neri'])
    const [{ code, coupleId }] = await couple.call('GET', '/api/Couple/getInvitations')
    await couple.call('POST', `/api/Couple/updateWebSiteWedding/${coupleId}`, { published: true })
    const visitor = await newPhone()
    const { publicId } = await couple.call('GET', '/api/Couple/getSiteWeddingCoupleByIdCouple')
    await visitor.page.goto(`/wedding/${publicId}?invito=${code}`)
    // Under a toast too: the tests are quicker than what passes.
    await visitor.page
      .getByRole('radio', { name: 'Sì, ci saremo' })
      .evaluate((radio: HTMLInputElement) => radio.click())
    await visitor.page.getByRole('button', { name: 'zio Ugo non viene' }).click()
    await visitor.page.getByRole('button', { name: 'Invia la risposta' }).click()
    await visitor.page.getByText('gli sposi hanno la vostra risposta').waitFor()
    await zii.getByRole('img', { name: 'Viene', exact: true }).waitFor()
    await zii.getByRole('img', { name: 'Non viene', exact: true }).waitFor()
    // What he says by voice goes before.
    await zii.getByRole('button', { name: 'Azioni per zio Ugo' }).click()
    await zii.getByRole('menuitem', { name: 'Viene', exact: true }).click()
    await zii.getByRole('img', { name: 'Non viene', exact: true }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Stampa il foglio' }).click()
    const paper = await paperOf(page)
    expect(paper).toContain('Allergie gravi 1')
    expect(paper).toContain('ALLERGIA GRAVE: arachidi')
    expect(paper).toContain('2 coperti sicuri, al massimo 4')
  },
)

journey(
  'a couple seats its guests with no network: a family together by a tap, one of them elsewhere, and a no frees a chair',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const invitationId = newId()
    const code = newId().replaceAll('-', '').slice(0, 22)
    await couple.call('POST', '/api/Couple/addInvitation', {
      id: invitationId,
      code,
      name: 'Famiglia Neri',
      maxCompanions: 2,
    })
    for (const name of ['Elio', 'Tea', 'Ada'])
      await couple.call('POST', '/api/Couple/addGuest', { id: newId(), name, invitationId })
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await page.goto('/couple/guests?parte=tavoli')
    await page.getByText('Dove si siedono').waitFor()
    expect(await violations(page)).toEqual([])
    await untilOfflineReady(page)

    await phone.goOffline()
    for (const [name, seats] of [
      ['Olmo', '3'],
      ['Ulivo', '1'],
    ] as const) {
      await page.getByRole('button', { name: 'Nuovo tavolo' }).click()
      const sheet = page.getByRole('dialog', { name: 'Nuovo tavolo' })
      await sheet.getByLabel('Nome').fill(name)
      await sheet.getByLabel('Posti').fill(seats)
      await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
      await sheet.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Proponi i posti' }).click()
    const proposal = page.getByRole('dialog', { name: 'I posti che proponiamo' })
    await proposal.getByText('Elio, Tea e Ada').waitFor()
    expect(await violations(page)).toEqual([])
    await proposal.getByRole('button', { name: 'Metti a tavola' }).click()
    await page.getByText('Chi viene, o può venire, ha il suo posto.').waitFor()
    await page.getByRole('button', { name: 'Sposta Ada' }).click()
    const moving = page.getByRole('dialog', { name: 'Ada' })
    await moving.getByRole('button', { name: /^Ulivo/ }).click()
    await page.getByText('Famiglia Neri: divisi fra Olmo e Ulivo').waitFor()
    await page.reload()
    await page.getByText('Famiglia Neri: divisi fra Olmo e Ulivo').waitFor()
    expect(await violations(page)).toEqual([])

    // Two who are not to sit together do all the same: the tables say so.
    await page.goto('/couple/guests')
    await page.getByRole('button', { name: 'Tea', exact: true }).click()
    const tea = page.getByRole('dialog', { name: 'Tea' })
    await tea.getByLabel('Non allo stesso tavolo').selectOption({ label: 'Elio' })
    await tea.getByRole('button', { name: 'Togli Elio' }).waitFor()
    expect(await violations(page)).toEqual([])
    await tea.getByRole('button', { name: 'Salva' }).click()
    await tea.waitFor({ state: 'detached' })
    await page.goto('/couple/guests?parte=tavoli')
    await page.getByText(/^Olmo: (Elio e Tea|Tea e Elio) non vanno allo stesso tavolo$/).waitFor()
    await phone.goOnline()
    await expectNoBar(page)

    const at = async () => {
      const tables = await couple.call('GET', '/api/Couple/getSeatingTables')
      const names = new Map(tables.map(({ id, name }: { id: string; name: string }) => [id, name]))
      const guests = await couple.call('GET', '/api/Couple/getGuests')
      return guests.map(({ name, tableId }: { name: string; tableId: string }) => [name, names.get(tableId)])
    }
    await expect.poll(at).toEqual([
      ['Elio', 'Olmo'],
      ['Tea', 'Olmo'],
      ['Ada', 'Ulivo'],
    ])
    const ada = (await couple.call('GET', '/api/Couple/getGuests')).at(-1)
    await couple.call('PUT', `/api/Couple/updateGuest/${ada.id}`, { told: 'no', baseVersion: ada.version })
    await page.getByText('0 su 1 posto').waitFor()
  },
)
