/** Whose edits they are, which versions understand each other, what a device can keep: nothing is lost by any of it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newCouple, newPartner, tasksOf } from '#tests/support/product-people.ts'
import { UNAUTHORISED_TEXT } from '#src/session/unauthorised.ts'
import { MARK } from '#tests/support/server-answer.ts'
import { journey } from './support/journey.ts'
import {
  addTask,
  expectBar,
  expectNoBar,
  fillSignIn,
  heading,
  openPlanner,
  ring,
  signInWithForm,
  signOut,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

const titlesOf = async (couple: Parameters<typeof tasksOf>[0]) =>
  (await tasksOf(couple)).map(({ title }) => title).toSorted()

/** The identity's proofs are refused, as after a password changed elsewhere; until the returned function is called. */
async function refuseProofs(page: Page): Promise<() => Promise<void>> {
  const problem = { type: '/', status: 401, title: '', detail: '', code: 'unauthenticated' }
  const body = {
    status: 401,
    headers: MARK,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
  }
  await page.context().route('**/api/User/login', (route) => route.fulfill(body))
  return () => page.context().unroute('**/api/User/login')
}

journey(
  'a session revoked while edits wait asks for a sign-in, and the edits go once the same couple is back',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    await phone.goOffline()
    await addTask(page, 'Fedi')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await fetch(`${product.url}/api/User/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    const acceptAgain = await refuseProofs(page)
    phone.expect(/status of 401/)
    // What is sent is a request too (section 8 of the specification).
    const told = page.getByText(UNAUTHORISED_TEXT).waitFor()
    await phone.goOnline()
    await told
    await expectBar(page, 'Accedi di nuovo')

    await page.getByRole('link', { name: 'Accedi', exact: true }).click()
    await page.getByText('C’è 1 modifica di').waitFor()
    await acceptAgain()
    await fillSignIn(page, couple.email, couple.password)
    await heading(page, 'Modifiche in attesa').waitFor()
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])
    await expectNoBar(page)
  },
)

journey(
  'another account on the same device neither sees nor sends the first one’s edits, which come back with it',
  async ({ product, newPhone }) => {
    const anna = await newCouple(product.url, ['Invitati'])
    const sara = await newCouple(product.url, ['Torta'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, anna)
    await untilOfflineReady(page)
    await phone.goOffline()
    await addTask(page, 'Fedi')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await fetch(`${product.url}/api/User/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    const acceptAgain = await refuseProofs(page)
    phone.expect(/status of 401/)
    await phone.goOnline()
    await expectBar(page, 'Accedi di nuovo')

    await page.getByRole('link', { name: 'Accedi', exact: true }).click()
    await page.getByText('C’è 1 modifica di').waitFor()
    await acceptAgain()
    await fillSignIn(page, sara.email, sara.password)
    await page.waitForURL('**/couple/**')
    await page.goto('/couple/planning')
    await ring(page, 'Torta').waitFor()
    expect(await ring(page, 'Fedi').count()).toBe(0)
    await addTask(page, 'Bomboniere')
    await expect.poll(() => titlesOf(sara)).toEqual(['Bomboniere', 'Torta'])

    await signOut(page)
    await page.goto('/login')
    await page.getByText('C’è 1 modifica di').waitFor()
    await fillSignIn(page, anna.email, anna.password)
    await page.waitForURL('**/couple')
    await page.goto('/couple/planning')
    await ring(page, 'Fedi').waitFor()
    await expectNoBar(page)
    // The session this test made its people with is not the one that was revoked.
    await expect.poll(() => titlesOf(anna)).toEqual(['Fedi', 'Invitati'])
    expect(await titlesOf(sara)).toEqual(['Bomboniere', 'Torta'])
  },
)

journey(
  'an app the server understands no more keeps its edits, says so, and sends them after the update',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    const versions: (string | undefined)[] = []
    const problem = { type: '/', status: 426, title: '', detail: '', code: 'client_outdated' }
    await page.context().route('**/api/Couple/addTaskCouple', (route) => {
      versions.push(route.request().headers()['x-client-version'])
      return route.fulfill({
        status: 426,
        headers: MARK,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      })
    })
    phone.expect(/status of 426/)
    await addTask(page, 'Fedi')
    await expectBar(page, 'Aggiorna l’app')
    expect(versions).toEqual(['1'])
    expect(await titlesOf(couple)).toEqual(['Invitati'])

    await page.context().unroute('**/api/Couple/addTaskCouple')
    await page.getByRole('button', { name: 'Aggiorna', exact: true }).click()
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])
    await ring(page, 'Fedi').waitFor()
    await expectNoBar(page)
  },
)

journey(
  'a browser that keeps nothing says so first, sends what it can, and refuses what would be lost',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await page.context().addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await signInWithForm(page, couple.email, couple.password)
    await page.waitForURL('**/couple')
    await page.goto('/couple/planning')
    await heading(page, 'Attività').waitFor()
    await expectBar(page, 'Questo browser non conserva niente')
    await addTask(page, 'Fedi')
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])

    await phone.goOffline()
    await expectBar(page, 'senza rete non si può scrivere')
    await ring(page, 'Fedi').click()
    await page.getByText('senza rete la modifica andrebbe persa').waitFor()
    expect(await ring(page, 'Fedi').isChecked()).toBe(false)
  },
)

journey(
  'what the browser has wiped is missed aloud, with how many edits had not left',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await untilOfflineReady(page)
    await phone.goOffline()
    await addTask(page, 'Fedi')
    // From a page where the account's database is not open, as a browser short of room does it.
    await page.goto('/fornitori')
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases())
        if (name?.startsWith('lovoglio-'))
          await new Promise<void>((done) => {
            const request = indexedDB.deleteDatabase(name)
            request.addEventListener('success', () => done())
            request.addEventListener('error', () => done())
          })
    })
    await phone.goOnline()
    await page.goto('/couple/sync')
    await expectBar(page, 'Il browser ha cancellato quello che era salvato qui')
    await page.getByText('1 modifica poteva non essere ancora partita').waitFor()
  },
)

journey(
  'the second partner is asked the first questions by their own name, not by the other’s',
  async ({ product, newPhone }) => {
    const first = await newCouple(product.url, [])
    // Who registered did not say the other's name: where both are known they are not asked again.
    const { id } = await first.call('POST', '/api/Couple/findCoupleByUid', { uid: first.uid })
    await first.call('PUT', `/api/Couple/updateCouple/${id}`, { partners: [{ firstName: 'Anna' }] })
    const second = await newPartner(product.url, first)
    const phone = await newPhone()
    const { page } = phone
    await page.goto('/login')
    await fillSignIn(page, second.email, second.password)
    await heading(page, 'Chi si sposa?').waitFor()
    expect(await page.getByLabel('Il tuo nome').inputValue()).toBe('')
    expect(await page.getByLabel('Il nome di chi sposi').inputValue()).toBe('Anna')
    await page.getByLabel('Il tuo nome').fill('Marco')
    await page.getByRole('button', { name: 'Avanti' }).click()
    await heading(page, 'Quando?').waitFor()
  },
)

journey(
  'what is typed and not saved outlives another screen and a dropped tab, is offered again, and goes with the sign-out',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    await openPlanner(phone.page, couple)
    const style = () => phone.page.getByLabel('Lo stile che avete in mente')
    const notes = () => phone.page.getByRole('dialog', { name: 'Attività' }).getByLabel('Note')
    const found = () => phone.page.getByText('Ritrovi quello che avevi scritto senza salvarlo.')

    await phone.page.goto('/couple/profile')
    await style().fill('Campagna, in settembre')
    await untilKept(phone.page, 'draft', 'Campagna, in settembre')
    await phone.page.goto('/couple/planning')
    await phone.page.getByRole('button', { name: /^Invitati/ }).click()
    await notes().fill('Prima i parenti')
    await untilKept(phone.page, 'draft', 'Prima i parenti')
    await phone.kill()

    await phone.reopen()
    await phone.page.goto('/couple/profile')
    await found().waitFor()
    expect(await style().inputValue()).toBe('Campagna, in settembre')
    await phone.page.getByRole('button', { name: 'Salva', exact: true }).click()
    await phone.page.getByText('Cambiato: lo stile').waitFor()
    // From here on nobody looks for a button: what is typed is kept when its field is left.
    await phone.page.getByLabel('Città o paese').fill('Pienza')
    await style().focus()
    const cityNow = async () =>
      (await couple.call('POST', '/api/Couple/findCoupleByUid', { uid: couple.uid })).place.city
    await expect.poll(cityNow).toBe('Pienza')
    await phone.page.goto('/couple/planning')
    await phone.page.getByRole('button', { name: /^Invitati/ }).click()
    await found().waitFor()
    expect(await notes().inputValue()).toBe('Prima i parenti')
    await phone.page.getByRole('button', { name: 'Scarta' }).click()
    await expect.poll(() => notes().inputValue()).toBe('')
    await notes().fill('Poi gli amici')
    await untilKept(phone.page, 'draft', 'Poi gli amici')

    await signOut(phone.page)
    await openPlanner(phone.page, couple)
    await phone.page.getByRole('button', { name: /^Invitati/ }).click()
    await notes().waitFor()
    expect(await notes().inputValue()).toBe('')
    await phone.page.goto('/couple/profile')
    await expect.poll(() => style().inputValue()).toBe('Campagna, in settembre')
    expect(await found().count()).toBe(0)
  },
)

journey(
  'an album’s name, the ceiling and its split that were typed and not saved are there again after the tab is gone',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone()
    const found = () => phone.page.getByText('Ritrovi quello che avevi scritto senza salvarlo.')
    const dialog = () => phone.page.getByRole('dialog')
    const total = () => dialog().getByLabel('Quanto volete spendere in tutto')
    const share = () => dialog().getByRole('spinbutton', { name: /^Abiti e bellezza/ })
    const nameAlbum = async () => {
      await phone.page.goto('/couple/gallery')
      await phone.page.getByRole('button', { name: 'Altre azioni per la galleria' }).click()
      await phone.page.getByRole('menuitem', { name: 'Nuovo album' }).click()
    }
    await openPlanner(phone.page, couple)
    await nameAlbum()
    await dialog().getByLabel('Nome').fill('La promessa')
    await untilKept(phone.page, 'draft', 'La promessa')
    await phone.page.goto('/couple/budget')
    await phone.page.getByRole('button', { name: 'Decidi il tetto' }).click()
    await total().fill('20.000')
    await untilKept(phone.page, 'draft', '2000000')
    await phone.kill()

    await phone.reopen()
    await nameAlbum()
    await found().waitFor()
    expect(await dialog().getByLabel('Nome').inputValue()).toBe('La promessa')
    await dialog().getByRole('button', { name: 'Crea' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await phone.page.goto('/couple/budget')
    await phone.page.getByRole('button', { name: 'Decidi il tetto' }).click()
    await found().waitFor()
    await dialog().getByRole('button', { name: 'Salva' }).click()
    await dialog().waitFor({ state: 'hidden' })
    await phone.page
      .getByText(/20\.000,00/)
      .first()
      .waitFor()

    await phone.page.getByRole('button', { name: 'Ripartizione' }).click()
    const before = await share().inputValue()
    await share().fill('3')
    await untilKept(phone.page, 'draft', 'allocation')
    await phone.page.reload()
    await phone.page.getByRole('button', { name: 'Ripartizione' }).click()
    await found().waitFor()
    expect(await share().inputValue()).toBe('3')
    await dialog().getByRole('button', { name: 'Scarta' }).click()
    await expect.poll(() => share().inputValue()).toBe(before)
  },
)
