/** Whose edits they are, which versions understand each other, what a device can keep: nothing is lost by any of it. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newCouple, newPartner, tasksOf } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import {
  addTask,
  expectBar,
  expectNoBar,
  fillSignIn,
  heading,
  openPlanner,
  ring,
  signOut,
  untilOfflineReady,
} from './support/screens.ts'

const titlesOf = async (couple: Parameters<typeof tasksOf>[0]) =>
  (await tasksOf(couple)).map(({ title }) => title).toSorted()

/** The identity's proofs are refused, as after a password changed elsewhere; until the returned function is called. */
async function refuseProofs(page: Page): Promise<() => Promise<void>> {
  const problem = { type: '/', status: 401, title: '', detail: '', code: 'unauthenticated' }
  const body = { status: 401, contentType: 'application/problem+json', body: JSON.stringify(problem) }
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
    await phone.goOnline()
    await expectBar(page, 'Accedi di nuovo')
    await acceptAgain()

    await page.getByRole('link', { name: 'Accedi', exact: true }).click()
    await page.getByText('C’è 1 modifica di').waitFor()
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
    await acceptAgain()

    await page.getByRole('link', { name: 'Accedi', exact: true }).click()
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
  'a copy of the plan brings back what was deleted since, and leaves alone what is there',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Fedi', 'Invitati'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Fedi').waitFor()
    await page.goto('/couple/sync')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Scarica una copia' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      format: 'lovoglio-copy',
      formatVersion: 1,
    })

    const [fedi] = (await tasksOf(couple)).filter(({ title }) => title === 'Fedi')
    await couple.call('DELETE', `/api/Couple/deleteTaskCouple/${fedi!.id}`)
    await page.getByLabel('Il file della copia').setInputFiles(file)
    await page.getByText('1 attività che non c’è più').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Riporta', exact: true }).click()
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])
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
    await openPlanner(page, couple)
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
    const second = await newPartner(product.url, first)
    const names = (await second.call('POST', '/api/Couple/findCoupleByUid', { uid: second.uid })) as {
      partners: { firstName: string }[]
    }
    const phone = await newPhone()
    const { page } = phone
    await page.goto('/login')
    await fillSignIn(page, second.email, second.password)
    await heading(page, 'Chi si sposa?').waitFor()
    expect(await page.getByLabel('Il tuo nome').inputValue()).toBe(names.partners[1]?.firstName ?? '')
    expect(await page.getByLabel('Il nome di chi sposi').inputValue()).toBe(names.partners[0]!.firstName)
  },
)
