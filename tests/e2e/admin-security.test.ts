import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newAdmin } from '#tests/support/product-people.ts'
import { codeFor } from '#tests/support/second-factor.ts'
import { violations } from './support/axe.ts'
import { demoJourney } from './support/journey.ts'
import { heading, signInWithForm } from './support/screens.ts'

/** Makes a second factor on the open screen. @returns the key that was shown, and the codes */
async function enrol(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Attiva', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Attiva la verifica in due passaggi' })
  await sheet.getByRole('img', { name: 'Codice QR' }).waitFor()
  const key = (await sheet.locator('code').innerText()).replace(/\s/g, '')
  await sheet.getByLabel('Codice di 6 cifre').fill(codeFor(key))
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Attiva', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'I tuoi codici di recupero' })
  await shown.waitFor()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  expect(await violations(page)).toEqual([])
  await shown.getByRole('button', { name: 'Li ho messi via' }).click()
  await page.getByText('Ti restano 10 codici di recupero').waitFor()
  return { key, codes }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esci', exact: true }).first().click()
  const left = page.waitForEvent('load')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esci' }).click()
  await left
}

demoJourney(
  'an owner signs in with a code of the app, then with one of recovery, and asks a second factor of everybody',
  async ({ product, newPhone }) => {
    const lea = await newAdmin(product)
    const owner = await newPhone({ width: 1440, height: 900 })
    owner.expect(/status of 403 .*User\/login/)
    const { page } = owner
    await signInWithForm(page, lea.email, lea.password)
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Sicurezza', exact: true }).click()
    await heading(page, 'Sicurezza').waitFor()
    const { key, codes } = await enrol(page)

    await signOut(page)
    await signInWithForm(page, lea.email, lea.password)
    await heading(page, 'Manca il codice').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Codice di 6 cifre').fill('12345')
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await page.getByText('Il codice non è questo').waitFor()
    // Of the next half minute: the one before has been taken.
    await page.getByLabel('Codice di 6 cifre').fill(codeFor(key, 1))
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await heading(page, 'Dashboard').waitFor()

    await signOut(page)
    await signInWithForm(page, lea.email, lea.password)
    await page.getByRole('button', { name: 'Non ho l’app: uso un codice di recupero' }).click()
    await page.getByLabel('Codice di recupero').fill(codes[0]!)
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Sicurezza', exact: true }).click()
    await page.getByText('Ti restano 9 codici di recupero').waitFor()
    await page.getByRole('switch', { name: /Verifica in due passaggi obbligatoria/ }).click()
    await page.getByText('Adesso è obbligatoria per tutti.').waitFor()

    const sara = await newAdmin(product)
    const other = await newPhone({ width: 390, height: 844 })
    // The hub too lets nobody in before.
    other.expect(/status of 40[13]/, /WebSocket connection to .*hubs\/couple/)
    await signInWithForm(other.page, sara.email, sara.password)
    await other.page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
    await heading(other.page, 'Sicurezza').waitFor()
    await other.page.getByText('Qui la verifica in due passaggi è obbligatoria').waitFor()
    await other.page.goto('/admin/couple')
    await heading(other.page, 'Sicurezza').waitFor()
    await enrol(other.page)
    await other.page.goto('/admin/couple')
    await heading(other.page, 'Coppie').waitFor()

    await page.getByRole('switch', { name: /Verifica in due passaggi obbligatoria/ }).click()
    await page.getByText('Adesso ognuno sceglie.').waitFor()
  },
)
