import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { demoJourney, journey } from './support/journey.ts'
import { DEMO, PASSWORD, itemsOf, newCouple, signIn, tasksOf } from '#tests/support/product-people.ts'
import { confirmAddress, mailedLink } from './support/mailed-link.ts'
import { fillSignIn, heading, openPlanner, ring, signInWithForm } from './support/screens.ts'

/** What a refused sign-in leaves in the console: the browser notes every answer of 400. */
const REFUSED_SIGN_IN = /status of 400 .*accounts:signInWithPassword/

journey(
  'a couple tries the plan, registers, answers the questions, and finds its checklist and its budget with what it tried',
  async ({ product, newPhone }) => {
    const { page } = await newPhone({ firstVisit: true })
    const email = `${newId()}@prova.test`
    const tried = () => page.evaluate(() => localStorage.getItem('lovoglio-trial'))
    await page.goto('/planning')
    await page.getByRole('checkbox', { name: 'Scegliere il rito' }).check()
    await page.getByRole('checkbox', { name: 'Decidere quanto spendere in tutto' }).check()
    await page.getByLabel('Quanto volete spendere in tutto').fill('25.000')
    await expect.poll(tried).toContain('2500000')
    await page.getByRole('link', { name: 'Tenetelo: registratevi' }).first().click()
    await page.waitForURL('**/register**')
    await page.getByLabel('Il tuo nome').fill('Giulia')
    await page.getByLabel('La tua metà').fill('Matteo')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inizia a pianificare' }).click()
    await page.waitForURL('**/couple')

    // The names were said a moment ago.
    await heading(page, 'Quando?').waitFor()
    await page.getByText('1 di 5').waitFor()
    await page.getByText('Abbiamo tenuto le attività e il budget che avevate provato.').waitFor()
    const next = page.getByRole('button', { name: 'Avanti' })
    await page.getByLabel('Il giorno delle nozze').fill('2027-09-18')
    await next.click()
    await heading(page, 'Dove?').waitFor()
    await page.getByLabel('Regione').selectOption({ label: 'Toscana' })
    await next.click()
    await heading(page, 'Come, e in quanti?').waitFor()
    await page.getByRole('radio', { name: /^Civile/ }).click()
    await page.getByLabel('Quanti invitati, più o meno').fill('90')
    await next.click()
    await heading(page, 'Quanto volete spendere?').waitFor()
    expect(await page.getByLabel('Il vostro tetto').inputValue()).toMatch(/^25\.000/)
    await next.click()
    await heading(page, 'È tutto pronto').waitFor()
    await page.getByText('3 sono già spuntate.').waitFor()
    await page.getByRole('button', { name: /^Crea \d+ attività$/ }).click()

    await heading(page, /Giulia e Matteo/).waitFor()
    await page.getByText('Le prossime').waitFor()
    const couple = await signIn(product.url, email, PASSWORD)
    await expect.poll(async () => (await tasksOf(couple)).length).toBeGreaterThanOrEqual(60)
    const done = async () => (await tasksOf(couple)).filter((task) => task.done).map(({ title }) => title)
    await expect
      .poll(async () => (await done()).toSorted())
      .toEqual([
        'Decidere quanto spendere in tutto',
        'Scegliere il rito',
        'Scegliere la data, con un’alternativa',
      ])
    await expect.poll(tried).toBeNull()
    await expect
      .poll(() => couple.call('POST', '/api/Couple/getBudgetWeddingCouple'))
      .toMatchObject({ totalCents: 2_500_000, guests: 90 })
    expect(await itemsOf(couple)).toEqual([])

    await page.goto('/couple/planning')
    await page.getByText(/^3 di \d+ fatte/).waitFor()
    expect(await page.getByRole('checkbox', { name: /^Fatta: / }).count()).toBeGreaterThan(0)
  },
)

journey('a vendor registers with the form and is led to its own area', async ({ newPhone }) => {
  const { page } = await newPhone({ firstVisit: true })
  await page.goto('/register')
  await page.getByText('Lavoro ai matrimoni').click()
  await page.getByLabel('Nome dell’attività').fill('Fiori di Marta')
  await page.getByLabel('Categoria').selectOption({ index: 3 })
  await page.getByLabel('Regione').selectOption({ label: 'Umbria' })
  await page.getByLabel('Provincia').selectOption({ label: 'Perugia' })
  // Written in part and chosen, as one does who is not sure how it is spelt.
  await page.getByRole('combobox', { name: 'Comune' }).fill('spel')
  await page.getByRole('option', { name: 'Spello', exact: true }).click()
  await page.getByLabel('Email').fill(`${newId()}@prova.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Apri la tua pagina' }).click()
  await page.waitForURL('**/vendor')
  await heading(page, 'Fiori di Marta').waitFor()

  // An address that is none stays in the area, with the way back.
  await page.goto('/vendor/niente')
  await heading(page, 'Questa pagina non c’è').waitFor()
  expect(await page.locator('main').count()).toBe(1)
  await page.getByRole('link', { name: 'Torna a Oggi' }).click()
  await heading(page, 'Fiori di Marta').waitFor()
})

journey('a wrong password is said in one sentence and opens nothing', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const phone = await newPhone()
  phone.expect(REFUSED_SIGN_IN)
  await signInWithForm(phone.page, couple.email, 'non-è-questa')
  await phone.page.getByText('L’email o la password non sono giuste.', { exact: false }).waitFor()
  expect(new URL(phone.page.url()).pathname).toBe('/login')
  expect(await phone.page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await fillSignIn(phone.page, couple.email, couple.password)
  await phone.page.waitForURL('**/couple')
  expect(await phone.page.evaluate(() => localStorage.getItem('token'))).toEqual(expect.any(String))
})

journey('what was typed before a slow page answers is not lost', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const { page } = await newPhone({ firstVisit: true })
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(couple.email)
  await page.getByLabel('Password', { exact: true }).fill(couple.password)
  expect(await page.getByRole('button', { name: 'Accedi', exact: true }).isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release.resolve()
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL('**/couple')
})

journey(
  'a forgotten password is replaced through the link in the mail, and only the new one opens',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const phone = await newPhone()
    phone.expect(REFUSED_SIGN_IN)
    const { page } = phone
    await page.goto('/login')
    await page.getByLabel('Email').fill(couple.email)
    await page.getByRole('link', { name: 'Password dimenticata?' }).click()
    await page.waitForURL('**/reset-password**')
    expect(await page.getByLabel('Email').inputValue()).toBe(couple.email)
    await page.getByRole('button', { name: 'Manda il link' }).click()
    await page.getByText('il link è in viaggio', { exact: false }).waitFor()

    const link = await mailedLink(product.dataDir, couple.email, 'resetPassword')
    const known = Promise.withResolvers<void>()
    await page.context().route('**/accounts:resetPassword**', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.goto(link.pathname + link.search)
    await page.getByLabel('Password nuova').fill('tutta-nuova-davvero')
    const save = page.getByRole('button', { name: 'Salva la password' })
    const before = await save.boundingBox()
    known.resolve()
    await page.getByText(`Per l’account ${couple.email}`).waitFor()
    // Whose the link is comes above it, and pushes nothing away from under a finger.
    expect(await save.boundingBox()).toEqual(before)
    await save.click()
    await heading(page, 'Fatto').waitFor()
    await page.getByRole('link', { name: 'Accedi' }).click()
    await fillSignIn(page, couple.email, couple.password)
    await page.getByText('L’email o la password non sono giuste.', { exact: false }).waitFor()
    await fillSignIn(page, couple.email, 'tutta-nuova-davvero')
    await page.waitForURL('**/couple')
  },
)

journey(
  'a link says who sends it, or that it is over, before anything is typed; what one wanted is not lost on the way in',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const { url } = await couple.call<{ url: string }>('POST', '/api/Couple/invitePartner')
    const phone = await newPhone()
    phone.expect(/status of 410 .*getPartnerInvitation/, /status of 400 .*accounts:resetPassword/)
    const { page } = phone
    const me = await couple.call('GET', '/api/User/me')
    await page.goto(`/register${new URL(url).search}`)
    await page.getByText(`${me.value.partners[0].firstName} ti invita nel vostro piano`).waitFor()
    await page.goto('/register?invito=usato-da-tempo')
    await heading(page, 'Questo invito non vale più').waitFor()
    expect(await page.getByLabel('Email').count()).toBe(0)
    await page.goto('/reset-password?mode=resetPassword&oobCode=usato-da-tempo')
    await heading(page, 'Questo link non vale più').waitFor()
    for (const mode of ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']) {
      await page.goto(`/reset-password?mode=${mode}&oobCode=usato-da-tempo`)
      await heading(page, 'Questo link non vale più').waitFor()
      expect(await page.getByRole('button', { name: /^(Conferma|Usa|Torna)/ }).count()).toBe(0)
    }

    await page.goto('/login?ritorno=%2Fcouple%2Fbudget')
    await page.getByRole('main').getByLabel('Password', { exact: true }).fill('si-legge')
    await page.getByRole('button', { name: 'Mostra la password' }).click()
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
    await page.getByRole('link', { name: 'Registrati' }).click()
    await page.waitForURL('**/register?ritorno=**')
    await page.getByRole('link', { name: 'informativa sulla privacy' }).waitFor()
    await page.getByLabel('Il tuo nome').fill('Giulia')
    await page.getByLabel('Email').fill(`${newId()}@prova.test`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inizia a pianificare' }).click()
    await page.waitForURL('**/couple')
    await page.getByText('Poi tornate alla pagina da cui venivate.').waitFor()
    await page.getByRole('button', { name: 'Preferisco fare da me' }).click()
    await page.waitForURL('**/couple/budget')
  },
)

journey(
  'the second partner joins once the link in the mail has proved the address, and not before',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const { url } = await couple.call<{ url: string }>('POST', '/api/Couple/invitePartner')
    const phone = await newPhone()
    phone.expect(/status of 403 .*joinCouple/)
    const { page } = phone
    await page.goto(new URL(url).pathname + new URL(url).search)
    const email = `${newId()}@prova.test`
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const enter = page.getByRole('button', { name: 'Entra nel vostro piano' })
    await enter.click()
    await confirmAddress(page, product, email)
    await enter.click()
    await page.waitForURL('**/couple')
  },
)

journey(
  'signing out with edits that wait asks first, and then leaves nothing behind',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url)
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Scegliere la data').waitFor()
    await phone.goOffline()
    await ring(page, 'Scegliere la data').click()
    await page.getByText('1 modifica in attesa').first().waitFor()
    await page.getByRole('navigation').getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('dialog', { name: 'Altro' }).getByRole('button', { name: 'Esci' }).click()
    const question = page.getByRole('alertdialog', { name: 'Ci sono modifiche non ancora inviate' })
    await question.getByRole('button', { name: 'Resta' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()

    await phone.goOnline()
    await expect.poll(async () => (await tasksOf(couple))[0]!.done).toBe(true)
    await page.getByRole('dialog', { name: 'Altro' }).getByRole('button', { name: 'Esci' }).click()
    await page
      .getByRole('alertdialog', { name: 'Vuoi uscire?' })
      .getByRole('button', { name: 'Esci' })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    // The page that opens next counts a visit of this device, for the offer to install: that is nobody's. And it opens
    // over the one that is left: what is asked of that one just then has no answer.
    const kept = () =>
      page
        .evaluate(async () => ({
          keys: Object.keys(localStorage).filter((key) => key !== 'lovoglio-install'),
          databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
        }))
        .catch(() => undefined)
    const { coupleId } = (
      await product.rows<{ coupleId: string }>(
        'select couple_id as "coupleId" from couple_member where uid = $1',
        [couple.uid],
      )
    )[0]!
    const left = async () => {
      const { keys, databases } = (await kept()) ?? { keys: ['unknown'], databases: [] }
      return [...keys, ...databases.filter((name) => name.includes(coupleId))]
    }
    await expect.poll(left).toEqual([])
  },
)

demoJourney('the demo couple signs in with the words of the form', async ({ newPhone }) => {
  const { page } = await newPhone()
  await signInWithForm(page, DEMO.couple, DEMO.password)
  await page.waitForURL('**/couple')
  await heading(page, /Buon/).waitFor()
})

demoJourney('an administrator is never led anywhere by signing in', async ({ newPhone }) => {
  const { page } = await newPhone()
  await signInWithForm(page, DEMO.admin, DEMO.password)
  await page.getByRole('link', { name: 'Apri l’amministrazione' }).click()
  await page.waitForURL('**/admin/dashboard')
  await heading(page, 'Dashboard').waitFor()
})
