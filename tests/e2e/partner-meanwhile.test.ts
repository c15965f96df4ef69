/** Who writes sends what they typed, on the version they opened: what the partner wrote meanwhile stays, or is offered back. */
import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { newCouple, newPartner, tasksOf } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { expectNoBar, openPlanner, untilOfflineReady } from './support/screens.ts'

journey(
  'the places the partner gave an invitation stay when only its name is changed, and a name both wrote is offered back',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const marco = await newPartner(product.url, couple)
    const id = newId()
    const code = 'abcdefghijklmnopqrst_-'
    await couple.call('POST', '/api/Couple/addInvitation', { id, code, name: 'Zia Pina', maxCompanions: 1 })
    const invitation = async () => (await couple.call('GET', '/api/Couple/getInvitations'))[0]
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await page.goto('/couple/website')
    await untilOfflineReady(page)
    await page.getByRole('radio', { name: 'Inviti' }).evaluate((radio: HTMLInputElement) => radio.click())
    const sheet = page.getByRole('dialog', { name: 'Invito' })
    const open = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click()
      await sheet.waitFor()
    }
    await open('Zia Pina')
    await phone.goOffline()
    await marco.call('PUT', `/api/Couple/updateInvitation/${id}`, { maxCompanions: 4, baseVersion: 1 })
    await sheet.getByLabel('Chi invitate').fill('Zia Pina e Gino')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await phone.goOnline()
    await expect.poll(invitation).toMatchObject({ name: 'Zia Pina e Gino', maxCompanions: 4 })
    await expectNoBar(page)

    await open('Zia Pina e Gino')
    await sheet.getByLabel('Chi invitate').fill('I Rossi')
    const { version } = await invitation()
    await marco.call('PUT', `/api/Couple/updateInvitation/${id}`, {
      name: 'Casa Rossi',
      baseVersion: version,
    })
    await page.getByText('Casa Rossi', { exact: true }).waitFor({ state: 'attached' })
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(invitation).toMatchObject({ name: 'I Rossi' })
    await open('I Rossi')
    await sheet.getByText('Marco ha scritto invece «Casa Rossi»', { exact: false }).waitFor()
    await sheet.getByRole('button', { name: 'Ripristina' }).click()
    await expect.poll(invitation).toMatchObject({ name: 'Casa Rossi' })
  },
)

journey(
  'the guests the partner wrote beside the ceiling stay when only the ceiling is changed',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const marco = await newPartner(product.url, couple)
    const { coupleId: id } = await couple.call('POST', '/api/Couple/addBudgetWeddingCouple', {
      totalCents: 2_000_000,
    })
    const mine = await couple.call('POST', '/api/Couple/findCoupleByUid', { uid: couple.uid })
    await couple.call('PUT', `/api/Couple/updateCouple/${id}`, { guestCount: 110, baseVersion: mine.version })
    const budget = () => couple.call('POST', '/api/Couple/getBudgetWeddingCouple')
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await page.goto('/couple/budget')
    await untilOfflineReady(page)
    await page.getByRole('button', { name: 'Cambia', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Il vostro tetto' })
    await expect.poll(() => sheet.getByLabel('Quanti invitati').inputValue()).toBe('110')
    await phone.goOffline()
    await marco.call('PUT', `/api/Couple/updateBudgetWeddingCouple/${id}`, { guests: 90, baseVersion: 1 })
    await sheet.getByLabel('Quanto volete spendere in tutto').fill('25.000')
    await sheet.getByRole('button', { name: 'Salva' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await phone.goOnline()
    await expect.poll(budget).toMatchObject({ totalCents: 2_500_000, guests: 90 })
  },
)

journey(
  'what the partner writes while a sheet is open is told at the field that is typed in, and shown in the others',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Fiori'])
    const marco = await newPartner(product.url, couple)
    const [task] = await tasksOf(couple)
    const change = (fields: object, baseVersion: number) =>
      marco.call('PUT', `/api/Couple/updateTaskCouple/${task!.id}`, { ...fields, baseVersion })
    const { page } = await newPhone()
    await openPlanner(page, couple)
    await page.getByRole('button', { name: /^Fiori/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Attività' })
    const title = sheet.getByLabel('Che cosa c’è da fare')
    const notes = sheet.getByLabel('Note')
    await title.fill('Fiori bianchi')

    await change({ notes: 'Peonie, se è maggio' }, task!.version)
    await expect.poll(() => notes.inputValue()).toBe('Peonie, se è maggio')
    expect(await title.inputValue()).toBe('Fiori bianchi')
    expect(await sheet.getByRole('status').count()).toBe(0)

    await change({ title: 'Fiori di campo' }, task!.version + 1)
    const told = sheet.getByRole('status').filter({ hasText: 'Marco ha scritto intanto: «Fiori di campo».' })
    await told.waitFor()
    expect(await title.inputValue()).toBe('Fiori bianchi')
    await told.getByRole('button', { name: 'Usa questo' }).click()
    expect(await title.inputValue()).toBe('Fiori di campo')
    await told.waitFor({ state: 'detached' })
    // Nothing that was typed is left: it closes without a question, and nothing is sent.
    await sheet.getByRole('button', { name: 'Chiudi' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expectNoBar(page)
    expect((await tasksOf(couple))[0]).toMatchObject({ title: 'Fiori di campo', version: task!.version + 2 })
  },
)
