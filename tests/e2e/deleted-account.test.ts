/** An account is deleted from another device while this one holds edits of it. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { newCouple, newPartner, newVendor } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { addTask, openPlanner, openVendorScreen, ring, untilOfflineReady } from './support/screens.ts'

journey(
  'a wedding deleted by the partner is told to the phone that holds edits, which can keep them and leave',
  async ({ product, newPhone }) => {
    const anna = await newCouple(product.url, ['Torta'])
    const marco = await newPartner(product.url, anna)
    const { page, ...phone } = await newPhone()
    await openPlanner(page, marco)
    await ring(page, 'Torta').waitFor()
    await untilOfflineReady(page)
    await phone.goOffline()
    await addTask(page, 'Scritta in metropolitana')
    const { value } = await anna.call('GET', '/api/User/me')
    await anna.call('DELETE', `/api/Couple/deleteCouple/${value.id}`)

    phone.expect(/status of 401/)
    // The identity is gone as well, and its provider says so in Google's way.
    phone.expect(/status of 400 .*identitytoolkit|status of 400 .*securetoken/)
    await phone.goOnline()
    await page.getByText('Il vostro piano è stato eliminato').first().waitFor()
    expect(await page.getByText('Accedi di nuovo').count()).toBe(0)

    await page.goto('/couple/sync')
    await page.getByText(/Il vostro piano è stato eliminato da Anna il \d/).waitFor()
    await page.getByText(/1 modifica non è partita/).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Salva le modifiche in un file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Scritta in metropolitana')

    // What the device has stays there to be read, also after it was put away.
    await page.goto('/couple/planning')
    await ring(page, 'Torta').waitFor()
    await ring(page, 'Scritta in metropolitana').waitFor()

    // An edit made now would wait for ever: it is refused in words, and what was typed stays in its field.
    await page.getByRole('button', { name: 'Aggiungi attività' }).first().click()
    const form = page.getByRole('dialog', { name: 'Nuova attività' })
    await form.getByLabel('Che cosa c’è da fare').fill('Scritta troppo tardi')
    await form.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await page.getByText('Il vostro piano è stato eliminato: non si può più modificare.').waitFor()
    expect(await form.getByLabel('Che cosa c’è da fare').inputValue()).toBe('Scritta troppo tardi')
    expect(await ring(page, 'Scritta troppo tardi').count()).toBe(0)

    await page.goto('/couple/sync')
    await page.getByText(/1 modifica non è partita/).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Esci', exact: true }).click()
    const left = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Esci e perdile' }).click()
    await left
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Rieccoti' }).waitFor()
    expect(await page.getByText('Il vostro piano è stato eliminato').count()).toBe(0)
  },
)

journey(
  'a vendor’s account deleted on one device is told to the other one, which holds edits and can keep them',
  async ({ product, newPhone }) => {
    const villa = await newVendor(product, 'Villa dei Cipressi')
    const { page, ...phone } = await newPhone()
    await openVendorScreen(page, villa, '/vendor/profile', 'La tua pagina')
    await untilOfflineReady(page)
    await phone.goOffline()
    await page.getByRole('textbox', { name: /^In una riga/ }).fill('Scritta in treno')
    await page.getByRole('textbox', { name: /^In una riga/ }).blur()
    await page.getByText('1 modifica in attesa').waitFor()
    await villa.call('DELETE', `/api/Vendor/deleteVendor/${villa.vendorId}`)

    phone.expect(/status of 401/, /status of 400 .*identitytoolkit|status of 400 .*securetoken/)
    await phone.goOnline()
    await page.getByText('La tua pagina è stata eliminata').first().waitFor()
    expect(await page.getByText('Accedi di nuovo').count()).toBe(0)

    await page.goto('/vendor/sync')
    await page.getByText(/La tua pagina è stata eliminata il \d/).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Salva le modifiche in un file' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Scritta in treno')
    await page.goto('/vendor/profile')
    await expect
      .poll(() => page.getByRole('textbox', { name: /^In una riga/ }).inputValue())
      .toBe('Scritta in treno')
  },
)
