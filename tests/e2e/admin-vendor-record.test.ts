import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { DEMO, DEMO_ADMIN, newAdmin, newVendor } from '#tests/support/product-people.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { invitationLink } from './support/mailed-link.ts'
import { openAs } from './support/open-as.ts'
import { heading, untilKept } from './support/screens.ts'

demoJourney(
  'an administrator opens a vendor, mends its page, suspends it and lets it work again; another is deleted by two',
  async ({ product, newPhone }) => {
    const [own] = await product.rows<{ id: string; name: string; slug: string }>(
      `select v.id, v.business_name as name, v.slug from vendor v join vendor_account a on a.vendor_id = v.id
        where a.account_email = '${DEMO.vendor}'`,
    )
    const spare = await newVendor(product, 'Villa da Togliere')
    const admin = await newPhone({ width: 1440, height: 900 })
    const { page } = admin
    await openAs(page, DEMO_ADMIN, `/admin/fornitori?q=${encodeURIComponent(own!.name)}`)
    await page.getByRole('link', { name: own!.name, exact: true }).click()
    await page.waitForURL(`**/admin/fornitori/${own!.id}`)
    await heading(page, own!.name).waitFor()
    await page.getByRole('table', { name: 'Le ultime prenotazioni' }).waitFor()
    await page.getByRole('table', { name: 'Le ultime fatture' }).waitFor()
    await page.getByText(DEMO.vendor).waitFor()
    await page.getByRole('button', { name: 'Aggiungi una nota' }).click()
    const note = page.getByRole('dialog', { name: 'Una nota' })
    await note.getByLabel('Nota').fill('Preferisce essere chiamata di mattina')
    await note.getByRole('button', { name: 'Salva' }).click()
    await page.getByText('Preferisce essere chiamata di mattina').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Modifica' }).click()
    const sheet = page.getByRole('dialog', { name: own!.name })
    await sheet.getByLabel('In una riga').fill('La corte, gli ulivi, il mare in fondo')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'detached' })
    const visitor = await newPhone()
    await visitor.page.goto(`/fornitore/${own!.id}/${own!.slug}`)
    await visitor.page.getByText('La corte, gli ulivi, il mare in fondo').first().waitFor()
    // An open page hears of a suspension, and asks for what is not there meanwhile, or not: as quick as the next tap is.
    await visitor.page.close()

    // What a look does not read.
    admin.expect(/status of 403/)
    await page.getByRole('button', { name: 'Guarda come lo vede' }).click()
    const why = page.getByRole('dialog', { name: `Guarda come lo vede ${own!.name}` })
    await why.getByLabel('Il motivo').fill('Non vede le sue richieste')
    await why.getByRole('button', { name: 'Guarda', exact: true }).click()
    await page.waitForURL('**/sguardo/vendor')
    const strip = page.getByRole('region', { name: 'Sguardo dell’assistenza' })
    await strip.getByText(`Guardi l’account di ${own!.name}.`, { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Prenotazioni' }).click()
    await heading(page, 'Prenotazioni').waitFor()
    expect(await violations(page)).toEqual([])
    await strip.getByRole('button', { name: 'Esci' }).click()
    await page.waitForURL(`**/admin/fornitori/${own!.id}`)

    await page.getByRole('button', { name: 'Sospendi' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('Foto non sue')
    await dialog.getByRole('button', { name: 'Sospendi' }).click()
    await page.getByText('Motivo che ha letto: «Foto non sue»', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Riattiva' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Riattiva' }).click()
    await page.getByRole('link', { name: 'Vedi la pagina' }).waitFor()

    const lea = await newAdmin(product)
    await page.goto(`/admin/fornitori/${spare.vendorId}`)
    await page.getByRole('button', { name: 'Elimina', exact: true }).click()
    const end = page.getByRole('dialog', { name: 'Elimina il fornitore' })
    await end.getByRole('button', { name: 'Chiedi la conferma' }).click()
    await end.getByText('Scrivi il nome, così com’è.').waitFor()
    await end.getByLabel('Scrivi «Villa da Togliere»').fill('villa da togliere')
    await end.getByLabel('Il motivo').fill('Doppione')
    await end.getByRole('button', { name: 'Chiedi la conferma' }).click()
    await page.getByText('Chiesta da te', { exact: false }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ritira la richiesta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click()
    await page.getByRole('button', { name: 'Elimina', exact: true }).waitFor()

    await lea.call('DELETE', `/api/Admin/deleteVendor/${spare.vendorId}`, { reason: 'Doppione' })
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: /^Richieste da confermare/ }).click()
    await page.waitForURL('**/admin/da-confermare')
    await page.getByText('Chiesta da Lea', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Conferma: Eliminare il fornitore' }).click()
    await end.getByLabel('Scrivi «Villa da Togliere»').fill('villa da togliere')
    await end.getByRole('button', { name: 'Elimina per sempre' }).click()
    await heading(page, 'Da confermare').waitFor()
    await page.getByText('Niente da confermare').waitFor()
    admin.expect(/status of 410/)
    await page.goto(`/admin/fornitori/${spare.vendorId}`)
    await heading(page, 'Questo fornitore è stato eliminato').waitFor()
  },
)

demoJourney(
  'an administrator makes the page of a vendor, which couples find at once and can ask once its owner took it by a mail',
  async ({ product, newPhone }) => {
    const { page } = await newPhone()
    await openAs(page, DEMO_ADMIN, '/admin/fornitori')
    await page.getByRole('link', { name: 'Nuovo fornitore' }).click()
    await heading(page, 'Un fornitore nuovo').waitFor()
    await page.getByRole('button', { name: 'Apri la pagina' }).click()
    await page.getByText('Scegli il comune.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Nome dell’attività').fill('Banda del Sorbo')
    await page.getByLabel('Categoria').selectOption({ label: 'Musica' })
    await page.getByLabel('Regione').selectOption({ label: 'Toscana' })
    await page.getByLabel('Provincia').selectOption({ label: 'Siena' })
    await page.getByLabel('Comune').fill('Monteri')
    await page.getByRole('option', { name: 'Monteriggioni' }).click()
    // What is typed outlives the page.
    await untilKept(page, 'draft', 'Monteriggioni')
    await page.reload()
    await page.getByText('C’è quello che avevi scritto', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Apri la pagina' }).click()
    await heading(page, 'Banda del Sorbo').waitFor()
    await page.getByText('nessuno: la pagina l’abbiamo fatta noi').waitFor()
    await page.getByRole('link', { name: 'Vedi la pagina' }).click()
    await page.waitForURL('**/fornitore/*/banda-del-sorbo')
    await heading(page, 'Banda del Sorbo').waitFor()
    const address = new URL(page.url()).pathname
    const visitor = await newPhone()
    await visitor.page.goto(address)
    await visitor.page.getByText('Non è ancora su Lovoglio', { exact: false }).waitFor()
    expect(await visitor.page.getByRole('link', { name: 'Scrivi', exact: true }).count()).toBe(0)
    for (const unsaid of ['Fascia', 'In esclusiva'])
      expect(await visitor.page.getByText(unsaid, { exact: false }).count()).toBe(0)
    await visitor.page.close()

    await page.goBack()
    const email = `banda.${newId().slice(-8)}@prova.test`
    await page.getByRole('button', { name: 'Invita chi la terrà' }).click()
    const sheet = page.getByRole('dialog', { name: 'Chi terrà la pagina di Banda del Sorbo' })
    await sheet.getByLabel('Email').fill(email)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Manda l’invito' }).click()
    await page.getByText(`Invito mandato a ${email}: vale fino al`, { exact: false }).waitFor()

    const { page: owner } = await newPhone()
    await owner.goto(await invitationLink(product.dataDir, email, '/invito-fornitore'))
    await heading(owner, 'Banda del Sorbo').waitFor()
    await owner.getByLabel('Password', { exact: true }).fill('una-password-lunga')
    expect(await violations(owner)).toEqual([])
    await owner.getByRole('button', { name: 'Accetta l’invito' }).click()
    await owner.waitForURL('**/vendor')
    await owner.goto(address)
    await owner.getByRole('region', { name: 'Giorni liberi' }).waitFor()
  },
)
