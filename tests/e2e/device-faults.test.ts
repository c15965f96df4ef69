/** What a device does to an app: a wrong clock, no room, a goodbye with edits that wait. Nothing is lost by any of it. */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newCouple, tasksOf, type Person } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
import {
  addTask,
  expectBar,
  expectNoBar,
  fillSignIn,
  heading,
  openPlanner,
  ring,
  titlesOnScreen,
  untilKept,
  untilOfflineReady,
} from './support/screens.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

const titlesOf = async (couple: Person) => (await tasksOf(couple)).map(({ title }) => title).toSorted()
/** Each task's title and how many writes have reached it. */
const versionsOf = async (couple: Person) =>
  Object.fromEntries((await tasksOf(couple)).map(({ title, version }) => [title, version]))

/** Pages that open from now on live by a clock this much further on, on top of what was set before. */
const moveClock = (context: BrowserContext, years: number) =>
  context.addInitScript((ms) => {
    const Before = Date
    globalThis.Date = class extends Before {
      constructor(...parts: ConstructorParameters<typeof Before>) {
        if (arguments.length === 0) super(Before.now() + ms)
        else super(...parts)
      }
      static override now() {
        return Before.now() + ms
      }
    } as DateConstructor
  }, years * YEAR_MS)

journey(
  'a clock set years ahead, then years back, changes nothing: all stays readable, and each edit goes once, in its order',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone({ firstVisit: true })
    const { page, context } = phone
    await openPlanner(page, couple)
    await ring(page, 'Invitati').waitFor()
    await untilOfflineReady(page)
    await untilKept(page, 'couple-tasks')
    const kept = ['Invitati']
    for (const [years, title] of [
      [5, 'Scritta nel futuro'],
      [-9, 'Scritta nel passato'],
      [4, 'Scritta oggi'],
    ] as const) {
      await phone.goOffline()
      await moveClock(context, years)
      await page.reload()
      for (const each of kept) await ring(page, each).waitFor()
      await addTask(page, title)
      await ring(page, 'Invitati').click()
      await expectBar(page, 'Sei offline · 2 modifiche in attesa')
      await page.reload()
      await ring(page, title).waitFor()
      await phone.goOnline()
      kept.push(title)
      // A new task each time, and one tick more: it leaves after the task.
      const arrived = { ...Object.fromEntries(kept.map((each) => [each, 1])), Invitati: kept.length }
      await expect.poll(() => versionsOf(couple)).toEqual(arrived)
      await expectNoBar(page)
    }
    expect((await titlesOnScreen(page)).toSorted()).toEqual(kept.toSorted())
    expect((await tasksOf(couple)).filter(({ done }) => done).map(({ title }) => title)).toEqual(['Invitati'])
  },
)

/** How often the browser was asked to hold on to what is kept. */
const timesAsked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('asked-to-keep') ?? 0))

journey(
  'the browser is asked to keep the data at the first edit, not before; a full device refuses an edit aloud',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone({ firstVisit: true })
    const { page, context } = phone
    await context.addInitScript(() => {
      StorageManager.prototype.persisted = async () => false
      StorageManager.prototype.persist = async () => {
        localStorage.setItem('asked-to-keep', String(Number(localStorage.getItem('asked-to-keep') ?? 0) + 1))
        return true
      }
    })
    await openPlanner(page, couple)
    await ring(page, 'Invitati').waitFor()
    await untilOfflineReady(page)
    expect(await timesAsked(page)).toBe(0)
    await addTask(page, 'Fedi')
    await expect.poll(() => timesAsked(page)).toBe(1)
    await expect.poll(() => titlesOf(couple)).toEqual(['Fedi', 'Invitati'])
    await addTask(page, 'Torta')
    await expect.poll(() => titlesOf(couple)).toHaveLength(3)
    expect(await timesAsked(page)).toBe(1)

    // The browser believes for half a minute what it last counted: it starts anew on a full disk.
    await phone.close()
    const full = await phone.reopen()
    const devtools = await phone.context.newCDPSession(full)
    const origin = product.url
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await full.goto('/couple/planning')
    await ring(full, 'Torta').waitFor()
    await expectBar(full, 'Non c’è più spazio')
    await full.getByRole('button', { name: 'Aggiungi attività' }).first().click()
    const sheet = full.getByRole('dialog', { name: 'Nuova attività' })
    await sheet.getByLabel('Che cosa c’è da fare').fill('Non ci sta')
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await full.getByText('non c’è più spazio: la modifica non è stata salvata').waitFor()
    // What was typed is still there, and nothing on the list says otherwise.
    expect(await sheet.getByLabel('Che cosa c’è da fare').inputValue()).toBe('Non ci sta')
    expect(await ring(full, 'Non ci sta').count()).toBe(0)

    await devtools.send('Storage.overrideQuotaForOrigin', { origin })
    await sheet.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await ring(full, 'Non ci sta').waitFor()
    await expect.poll(() => titlesOf(couple)).toHaveLength(4)
    await full.getByText('Non c’è più spazio').waitFor({ state: 'detached' })
  },
)

journey(
  'signing out with edits that wait can keep them in a file, which brings each back once',
  async ({ product, newPhone }) => {
    const couple = await newCouple(product.url, ['Invitati'])
    const phone = await newPhone({ firstVisit: true })
    const { page } = phone
    await openPlanner(page, couple)
    await ring(page, 'Invitati').waitFor()
    await untilOfflineReady(page)
    await phone.goOffline()
    await addTask(page, 'Fedi')
    await ring(page, 'Invitati').click()
    await expectBar(page, 'Sei offline · 2 modifiche in attesa')
    // What pops up leaves the bar's own way on within reach.
    const toast = (await page.locator('[data-type]').first().boundingBox())!
    const link = (await page.getByRole('link', { name: 'Vedi' }).boundingBox())!
    const isClear = toast.y + toast.height <= link.y || toast.y >= link.y + link.height
    expect(isClear, JSON.stringify({ toast, link })).toBe(true)
    await page.goto('/couple/profile')
    await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
    const question = page.getByRole('alertdialog', { name: 'Ci sono modifiche non ancora inviate' })
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Salva le modifiche in un file' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8')).commands).toHaveLength(2)
    const left = page.waitForEvent('load')
    await question.getByRole('button', { name: 'Esci e perdile' }).click()
    await left

    await phone.goOnline()
    await page.goto('/login')
    await fillSignIn(page, couple.email, couple.password)
    await page.waitForURL('**/couple')
    await page.goto('/couple/sync')
    await heading(page, 'Modifiche in attesa').waitFor()
    for (const round of [1, 2]) {
      await page.getByLabel('Il file della copia').setInputFiles(file)
      const sheet = page.getByRole('dialog')
      await sheet.waitFor()
      const restore = sheet.getByRole('button', { name: 'Riporta', exact: true })
      // The second time the same file finds all of it done already.
      if (round === 1 || (await restore.count()) > 0) await restore.click()
      else await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      await expect
        .poll(async () =>
          (await tasksOf(couple)).map(({ title, done, version }) => `${title} ${done} ${version}`).toSorted(),
        )
        .toEqual(['Fedi false 1', 'Invitati true 2'])
    }
  },
)
