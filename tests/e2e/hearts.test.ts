import { newId } from '#contract/kit/new-id.ts'
import { PASSWORD, signIn } from '#tests/support/product-people.ts'
import { expect } from 'vitest'
import { demoJourney } from './support/journey.ts'
import { untilOfflineReady } from './support/screens.ts'

demoJourney(
  'a visitor taps hearts with and without a network, finds them again, and registering takes them along',
  async ({ product, newPhone }) => {
    const phone = await newPhone()
    const { page } = phone
    const save = () => page.getByRole('main').getByRole('button', { name: /^Salva .* fra i preferiti$/ })
    const hearts = (count: number) => page.getByRole('button', { name: `I tuoi cuori: ${count}` })
    await page.goto('/fornitori/location')
    await untilOfflineReady(page)
    await save().first().click()
    await page.getByText('Lo teniamo su questo dispositivo; registrati per portarlo con te.').waitFor()
    await hearts(1).waitFor()

    await phone.goOffline()
    await save().first().click()
    await save().first().click()
    await hearts(3).waitFor()
    await hearts(3).click()
    const sheet = page.getByRole('dialog', { name: 'I tuoi cuori' })
    // The first line of each: what stands below it can come a moment later.
    const names = async () => {
      const texts = await sheet.getByRole('listitem').getByRole('link').allInnerTexts()
      return texts.map((text) => text.split('\n')[0]!)
    }
    await expect.poll(names).toHaveLength(3)
    const [, ...kept] = await names()
    await sheet
      .getByRole('button', { name: /^Togli .* dai preferiti$/ })
      .first()
      .click()
    await expect.poll(names).toEqual(kept)
    await sheet.getByRole('button', { name: 'Chiudi' }).first().click()

    await phone.close()
    await phone.reopen()
    await phone.goOnline()
    await phone.page.goto('/')
    await phone.page.getByRole('button', { name: 'I tuoi cuori: 2' }).click()
    await phone.page.getByRole('button', { name: 'Registrati e portali con te' }).click()
    await phone.page.waitForURL('**/register**')
    await phone.page.getByText(`Vengono con te i cuori di questo dispositivo: ${kept.join(' e ')}.`).waitFor()
    const email = `${newId()}@prova.test`
    await phone.page.getByLabel('Il tuo nome').fill('Giulia')
    await phone.page.getByLabel('Email').fill(email)
    await phone.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await phone.page.getByRole('button', { name: 'Inizia a pianificare' }).click()
    await phone.page.waitForURL('**/couple')
    await phone.page.getByText('2 cuori di questo dispositivo ora fra i vostri preferiti.').waitFor()

    const couple = await signIn(product.url, email, PASSWORD)
    const saved = async () => {
      const favorites = await couple.call('GET', '/api/Couple/getFavoriteVendorByCouple')
      return favorites.map(({ vendor }: { vendor: { businessName: string } }) => vendor.businessName)
    }
    await expect.poll(async () => (await saved()).toSorted()).toEqual(kept.toSorted())
    await phone.page.goto('/couple/vendors')
    await phone.page.getByRole('heading', { level: 3, name: kept[0]! }).waitFor()
  },
)
