import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { paperOf } from './support/paper.ts'
import { itemsOf, newCouple } from '#tests/support/product-people.ts'
import {
  expectBar,
  expectNoBar,
  heading,
  openPlanner,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

journey(
  'a budget is made with no network from a cold start: items, payments, a ceiling, and exact sums',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const phone = await newPhone()
    await openPlanner(phone.page, couple)
    await untilOfflineReady(phone.page)
    await untilKept(phone.page, 'budget')
    await phone.close()
    await product.kill()
    phone.expectNoNetwork()
    await phone.reopen()
    const { page } = phone
    await page.goto('/couple/budget')
    await heading(page, 'Budget').waitFor()

    await addItem(page, 'Villa', '6.000,10')
    await addItem(page, 'Fotografo', '1.999,90', { amount: '500' })
    await page.getByRole('button', { name: 'Decidi il tetto' }).click()
    const ceiling = page.getByRole('dialog')
    await ceiling.getByLabel('Quanto volete spendere in tutto').fill('20.000')
    await ceiling.getByRole('button', { name: 'Salva' }).click()
    await ceiling.waitFor({ state: 'hidden' })
    await expectBar(page, 'Il server non risponde · 3 modifiche in attesa')
    await seen(page, '8.000,00')
    await page.reload()
    await seen(page, '8.000,00')
    await seen(page, '20.000,00')

    // On paper too, with what the server does not know yet.
    await page.getByRole('button', { name: 'Esporta il budget' }).click()
    await page.getByRole('menuitem', { name: 'Stampa o salva in PDF' }).click()
    const paper = await paperOf(page)
    expect(paper).toContain('Fotografo 1.999,90 € 500,00 € 1.499,90 €')
    expect(paper).toContain('tetto 20.000,00 €')
    expect(paper).not.toContain('Aggiungi spesa')

    await product.start()
    await expectNoBar(page)
    await expect
      .poll(async () =>
        (await itemsOf(couple)).map(({ title, estimatedCents, payments }) => ({
          title,
          estimatedCents,
          paid: payments.filter(({ paidAt }) => paidAt).map(({ amountCents }) => amountCents),
        })),
      )
      .toEqual(
        expect.arrayContaining([
          { title: 'Villa', estimatedCents: 600_010, paid: [] },
          { title: 'Fotografo', estimatedCents: 199_990, paid: [50_000] },
        ]),
      )
    expect(await itemsOf(couple)).toHaveLength(2)
    // What is on its way with a network needs no bar: the ceiling comes after what goes before it.
    await expect
      .poll(() => couple.call('POST', '/api/Couple/getBudgetWeddingCouple'))
      .toMatchObject({ totalCents: 2_000_000 })

    await phone.goOffline()
    await page.getByRole('button', { name: 'Villa' }).click()
    const sheet = page.getByRole('dialog', { name: 'Spesa' })
    await sheet.getByRole('button', { name: 'Altre azioni per questa spesa' }).click()
    await sheet.getByRole('menuitem', { name: 'Elimina' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await seen(page, '1.999,90')
    await phone.goOnline()
    await expect.poll(async () => (await itemsOf(couple)).map(({ title }) => title)).toEqual(['Fotografo'])
  },
)

async function addItem(
  page: Page,
  title: string,
  estimate: string,
  paid?: { amount: string },
): Promise<void> {
  await page
    .getByRole('button', { name: /Aggiungi (spesa|la prima spesa)/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Nuova spesa' })
  await sheet.getByLabel('Voce').fill(title)
  const amount = sheet.getByLabel('Preventivo')
  if (paid) {
    // What can be read of it so far is not what is written.
    await amount.pressSequentially('12,345')
    await amount.press('Enter')
    await sheet.getByText('Scrivi un importo, per esempio 1.250,00').waitFor()
  }
  await amount.fill(estimate)
  if (paid) {
    await sheet.getByRole('button', { name: 'Aggiungi un pagamento' }).click()
    const payment = sheet.getByRole('group', { name: 'Pagamento 1' })
    await payment.getByLabel('Importo').fill(paid.amount)
    await payment.getByRole('switch', { name: 'Pagato' }).click()
  }
  await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).waitFor()
}

/** An amount somewhere on the page: the space before the euro sign is one that does not break. */
async function seen(page: Page, amount: string): Promise<void> {
  await page.getByText(amount).first().waitFor()
}
