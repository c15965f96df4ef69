/** What both partners wrote is told where it is seen, and is settled for both; what was refused goes again in one tap. */
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { newId } from '#contract/kit/new-id.ts'
import { newCouple, newPartner, sendPicture, tasksOf } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import {
  expectBar,
  expectNoBar,
  heading,
  keptOnDevice,
  openPlanner,
  renameTask,
  ring,
  row,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

/** The hub as it is, but that what it tells can be held up on its way. Before the page is opened. */
async function holdableHub(page: Page) {
  let held: (() => void)[] | undefined
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => asked.delete(request))
  await page.routeWebSocket(/\/hubs\/couple/, (socket) => {
    socket.connectToServer().onMessage((told) => {
      if (held) held.push(() => socket.send(told))
      else socket.send(told)
    })
  })
  return {
    hold: () => void (held = []),
    /** Lets it through once the page asks for nothing any more: then nothing else can bring it. */
    async letGo() {
      await expect.poll(() => asked.size).toBe(0)
      held?.forEach((tell) => tell())
      held = undefined
    },
  }
}

journey(
  'what both wrote is marked in the list and said at home, until one value is put back and the other put away',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Torta', 'Fiori', 'Musica'])
    const marco = await newPartner(product.url, couple)
    const task = async (title: string) => (await tasksOf(couple)).find((one) => one.title === title)!
    const rename = (id: string, title: string, baseVersion: number) =>
      marco.call('PUT', `/api/Couple/updateTaskCouple/${id}`, { title, baseVersion })
    const phone = await newPhone()
    const { page } = phone
    const hub = await holdableHub(page)
    await openPlanner(page, couple)
    await ring(page, 'Torta').waitFor()
    await untilOfflineReady(page)

    // Marco has not seen what Anna wrote, and Anna not what Marco did.
    const fiori = await task('Fiori')
    await renameTask(page, 'Fiori', 'Fiori di campo')
    await expect.poll(() => task('Fiori di campo')).toBeDefined()
    await rename(fiori.id, 'Fiori bianchi', fiori.version)
    await ring(page, 'Fiori bianchi').waitFor()
    await phone.goOffline()
    await renameTask(page, 'Torta', 'Torta di frutta')
    await renameTask(page, 'Musica', 'Musica dal vivo')
    const torta = await task('Torta')
    await rename(torta.id, 'Torta al cioccolato', torta.version)
    const musica = await task('Musica')
    await marco.call('DELETE', `/api/Couple/deleteTaskCouple/${musica.id}`)
    phone.expect(/status of 410/)
    await phone.goOnline()
    await expect.poll(() => task('Torta di frutta')).toBeDefined()
    const mark = (title: string) => page.getByRole('link', { name: `Da rivedere: ${title}` })
    await mark('Torta di frutta').waitFor()
    await mark('Fiori bianchi').waitFor()

    // At the foot of every page, but of the home, which tells of it where the day begins.
    await page.getByText('2 cose scritte due volte').waitFor()
    await page.goto('/couple')
    await page.getByText('2 cose sono state scritte da tutti e due', { exact: false }).waitFor()
    expect(await page.getByText('scritte due volte').count()).toBe(0)
    await page.getByRole('link', { name: 'Guarda' }).click()
    await heading(page, 'Modifiche in attesa').waitFor()
    const card = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await card('Torta di frutta').getByText('Torta al cioccolato').waitFor()
    await card('Fiori bianchi').getByText('Fiori di campo').waitFor()

    // Decided without a network, as anything else.
    await phone.goOffline()
    await card('Fiori bianchi').getByRole('button', { name: 'Lascia così' }).click()
    await card('Fiori bianchi').waitFor({ state: 'detached' })
    await card('Torta di frutta').getByRole('button', { name: 'Rimetti l’altra' }).click()
    await card('Torta di frutta').waitFor({ state: 'detached' })
    await phone.goOnline()
    await expect.poll(() => task('Torta al cioccolato')).toBeDefined()
    expect(await task('Fiori bianchi')).toBeDefined()
    await expect.poll(() => marco.call('GET', '/api/Couple/getConflicts')).toEqual([])

    // What was deleted meanwhile comes back with the edit; that is said as well, and there is nothing to put back. Here it
    // is said before the feed has told that the thing is there again: the card has its name as soon as it has.
    const heardOf = async () =>
      (await keptOnDevice(page, 'queries')).some(
        ({ key, value }) => key.includes('graves') && value.includes(`"${musica.id}","gone"`),
      )
    await expect.poll(heardOf).toBe(true)
    const refused = page.getByRole('listitem').filter({ hasText: 'Musica dal vivo' })
    hub.hold()
    await refused.getByRole('button', { name: 'Riporta con la modifica' }).click()
    await expect.poll(() => task('Musica dal vivo')).toBeDefined()
    const said = 'L’hai riportata con una modifica, dopo che era stata eliminata.'
    await page.getByRole('listitem').getByText(said, { exact: true }).waitFor()
    await hub.letGo()
    await card('Musica dal vivo').getByText(said, { exact: true }).waitFor()
    await card('Musica dal vivo').getByRole('button', { name: 'Ho visto' }).click()
    await page.getByText('È tutto al suo posto').waitFor()
    await expect.poll(() => marco.call('GET', '/api/Couple/getConflicts')).toEqual([])

    await page.goto('/couple/planning')
    await ring(page, 'Musica dal vivo').waitFor()
    await expectNoBar(page)
    // A page that is left at once may not have put the last of it on the disk: the next one asks again.
    await expect.poll(() => page.getByRole('link', { name: /^Da rivedere/ }).count()).toBe(0)
  },
)

journey('an album and a caption that both wrote are marked in the gallery', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const marco = await newPartner(product.url, couple)
  const album = newId()
  await couple.call('POST', '/api/Couple/addGalleryAlbum', { id: album, title: 'Prove', position: 'a' })
  const fileId = await sendPicture(product.url, couple)
  const picture = { id: newId(), fileId, albumId: album, caption: 'Il vestito', position: 'a' }
  await couple.call('POST', '/api/Couple/addGalleryPicture', { ...picture, onWebsite: false })
  const change = (who: typeof couple, caption: string, title: string) =>
    Promise.all([
      who.call('PUT', `/api/Couple/updateGalleryPicture/${picture.id}`, { caption, baseVersion: 1 }),
      who.call('PUT', `/api/Couple/updateGalleryAlbum/${album}`, { title, baseVersion: 1 }),
    ])
  await change(couple, 'Il velo', 'Prove del vestito')
  await change(marco, 'Le scarpe', 'Prove dal sarto')

  const { page } = await newPhone()
  await openAs(page, couple, '/couple/gallery')
  await page.getByRole('link', { name: 'Da rivedere: Le scarpe' }).waitFor()
  await page.getByRole('link', { name: 'Da rivedere: album Prove dal sarto' }).click()
  await heading(page, 'Modifiche in attesa').waitFor()
})

journey(
  'many refused edits go again in one tap, and a correction that was begun is found again',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Confetti', 'Riso', 'Petali', 'Bolle'])
    const phone = await newPhone()
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Confetti').waitFor()
    await untilOfflineReady(page)
    const setActive = (active: boolean) =>
      product.rows(
        `update couple set active = $1, deactivation_reason = case when $1 then null else 'Verifica in corso' end
       where id = (select couple_id from couple_member where uid = $2)`,
        [active, couple.uid],
      )
    await setActive(false)
    phone.expect(/status of 403/)
    for (const title of ['Confetti', 'Riso', 'Petali']) await ring(page, title).click()
    // Refused as soon as it is kept: the list has the server's title again, with its mark.
    await row(page, 'Bolle').click()
    const task = page.getByRole('dialog', { name: 'Attività' })
    await task.getByLabel('Che cosa c’è da fare').fill('Bolle di sapone')
    await task.getByRole('button', { name: 'Salva' }).click()
    await task.waitFor({ state: 'hidden' })
    await expectBar(page, '4 modifiche da rivedere')
    await page.getByRole('link', { name: 'Da rivedere: Bolle', exact: true }).waitFor()
    await ring(page, 'Bolle').waitFor()
    await page.goto('/couple/sync')
    const card = page.getByRole('listitem').filter({ hasText: 'Bolle di sapone' })
    const correct = () => card.getByRole('button', { name: 'Correggi' }).click()
    const sheet = page.getByRole('dialog', { name: 'Correggi e rimanda' })
    await correct()
    await sheet.getByLabel('Titolo').fill('Bolle e palloncini')
    await untilKept(page, 'draft', 'Bolle e palloncini')
    await page.reload()
    await correct()
    await sheet.getByText('Ritrovi quello che avevi scritto').waitFor()
    expect(await sheet.getByLabel('Titolo').inputValue()).toBe('Bolle e palloncini')
    await sheet.getByRole('button', { name: 'Salva e invia' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Bolle e palloncini' })
      .getByRole('button', { name: 'Riprova' })
      .waitFor()

    await setActive(true)
    await page.getByRole('button', { name: 'Riprova tutte' }).click()
    await page.getByText('È tutto al suo posto').waitFor()
    await expectNoBar(page)
    const tasks = await tasksOf(couple)
    expect(Object.fromEntries(tasks.map(({ title, done }) => [title, done]))).toEqual({
      'Bolle e palloncini': false,
      Confetti: true,
      Petali: true,
      Riso: true,
    })
  },
)
