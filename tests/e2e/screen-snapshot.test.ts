/** A private area opens with the screen as it was last seen: it can be used at once, and never says what is no more. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { DEMO_VENDOR, newCouple, tasksOf } from '#tests/support/product-people.ts'
import type { ProductProcess } from '#tests/support/product-process.ts'
import { type NewPhone, demoJourney, journey } from './support/journey.ts'
import { openAs } from './support/open-as.ts'
import {
  expectBar,
  expectNoBar,
  openPlanner,
  ring,
  untilOfflineReady,
  untilScreenKept,
} from './support/screens.ts'

const [CHURCH, RINGS] = ['Prenotare la chiesa', 'Scegliere le fedi']

/** What the page showed before the app ran. */
interface Before {
  kept: boolean
  ticked: boolean
  /** Once it had been tapped. */
  tickedByTap?: boolean
}

/** From now on each page says what it showed before the app ran, and taps a task's ring there if asked. */
async function watchFirstSight(page: Page, title: string, tap: boolean): Promise<void> {
  await page.addInitScript(
    ({ label, tap }) => {
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
        const kept = document.body.hasAttribute('data-kept')
        const before: Before = { kept, ticked: box?.checked ?? false }
        Object.assign(globalThis, { before })
        if (!kept || !tap || !box) return
        box.click()
        before.tickedByTap = box.checked
      })
    },
    { label: `Fatta: ${title}`, tap },
  )
}

/** From now on the first button of that name of a screen as it was last seen is tapped before the app runs. */
async function tapAtFirstSight(page: Page, name: string, times: number): Promise<void> {
  await page.addInitScript(
    ([name, times]) => {
      addEventListener('DOMContentLoaded', () => {
        const buttons = [...document.querySelectorAll('button')]
        const named = buttons.filter((one) => (one.ariaLabel ?? one.textContent).trim() === name)
        Object.assign(globalThis, { seen: document.body.hasAttribute('data-kept') && named.length })
        for (let time = 0; time < times; time += 1) named[0]?.click()
      })
    },
    [name, times] as const,
  )
}

/** How many buttons of that name the kept screen had; false where it was none. */
const buttonsSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: number | false }).seen)

/** Runs in the page: until nothing has been drawn for as long as the app needs to know what the screen shows. */
const untilStill = () =>
  new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => again())
    let timer: ReturnType<typeof setTimeout>
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        watch.disconnect()
        resolve()
      }, 600)
    }
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    again()
  })
const firstSight = (page: Page) => page.evaluate(() => (globalThis as unknown as { before: Before }).before)

/** A couple with these tasks, whose planner its phone has kept as it looks. */
async function keptPlanner(product: ProductProcess, newPhone: NewPhone, titles: readonly string[]) {
  const couple = await newCouple(product.url, titles)
  const phone = await newPhone()
  await openPlanner(phone.page, couple)
  await ring(phone.page, titles.at(-1)!).waitFor()
  await untilOfflineReady(phone.page)
  await untilScreenKept(phone.page, '/couple/planning')
  return { couple, phone }
}

describe('a planner opened from disk', () => {
  journey(
    'a button there are two of opens what it opens, though it is tapped before the app runs',
    async ({ product, newPhone }) => {
      const { phone } = await keptPlanner(product, newPhone, [CHURCH])
      // Again, as one does when nothing happens at once.
      await tapAtFirstSight(phone.page, 'Aggiungi attività', 2)
      await phone.page.goto('/couple/planning')
      await phone.page.getByRole('dialog', { name: 'Nuova attività' }).waitFor()
      expect(await buttonsSeen(phone.page)).toBe(2)
    },
  )

  journey(
    'a page that is left right after an edit opens again with that edit on it',
    async ({ product, newPhone }) => {
      const { phone } = await keptPlanner(product, newPhone, [CHURCH, RINGS])
      await phone.goOffline()
      await ring(phone.page, RINGS).click()
      await expectBar(phone.page, /1 modifica in attesa/)
      await phone.page.evaluate(untilStill)
      await phone.page.goto('/couple/budget')
      await phone.close()
      await product.kill()

      await phone.reopen()
      await watchFirstSight(phone.page, RINGS, false)
      await phone.page.goto('/couple/planning')
      await expectBar(phone.page, /1 modifica in attesa/)
      expect(await firstSight(phone.page)).toEqual({ kept: true, ticked: true })
    },
  )

  journey(
    'shows the screen as it was last seen before the app runs; a tap on it counts, once, and shows as done only when it is kept',
    async ({ product, newPhone }) => {
      const { couple, phone } = await keptPlanner(product, newPhone, [CHURCH, RINGS])
      await phone.close()
      phone.expectNoNetwork()
      await product.kill()

      const page = await phone.reopen()
      await watchFirstSight(page, CHURCH, true)
      await page.goto('/couple/planning')
      await expectBar(page, /1 modifica in attesa/)
      expect(await firstSight(page)).toEqual({ kept: true, ticked: false, tickedByTap: false })
      expect(await ring(page, CHURCH).isChecked()).toBe(true)
      expect(await ring(page, RINGS).isChecked()).toBe(false)

      // Killed right after an edit: the screen of before it is not shown again.
      await ring(page, RINGS).click()
      await expectBar(page, /2 modifiche in attesa/)
      await phone.kill()
      const again = await phone.reopen()
      await watchFirstSight(again, RINGS, false)
      await again.goto('/couple/planning')
      await expectBar(again, /2 modifiche in attesa/)
      const { kept, ticked } = await firstSight(again)
      expect(kept).toBe(ticked)
      expect(await ring(again, RINGS).isChecked()).toBe(true)

      await product.start()
      const versions = async () =>
        (await tasksOf(couple)).map(({ title, done, version }) => `${title} ${done} ${version}`).toSorted()
      await expect.poll(versions).toEqual([`${CHURCH} true 2`, `${RINGS} true 2`])
      await expectNoBar(again)
    },
  )
})

demoJourney(
  'a tap on a row whose list comes a moment after the screen opens what it opens',
  async ({ newPhone }) => {
    const { page } = await newPhone()
    await openAs(page, DEMO_VENDOR, '/vendor')
    await untilOfflineReady(page)
    const reply = page.getByRole('button', { name: 'Rispondi' }).first()
    await page.goto('/vendor/reviews')
    await reply.waitFor()
    await untilScreenKept(page, '/vendor/reviews')
    await tapAtFirstSight(page, 'Rispondi', 1)
    await page.goto('/vendor/reviews')
    await page.getByRole('textbox', { name: /^La tua risposta a / }).waitFor()
    expect(await buttonsSeen(page)).toBeGreaterThan(0)
  },
)
