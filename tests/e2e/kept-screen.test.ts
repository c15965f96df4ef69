/** A private area opens with the screen as it was last seen: it can be used at once, and never says what is no more. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { newCouple, tasksOf } from '#tests/support/product-people.ts'
import { journey } from './support/journey.ts'
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
}

/** From now on each page says what it showed before the app ran, and ticks a task there if asked. */
async function watchFirstSight(page: Page, title: string, tick: boolean): Promise<void> {
  await page.addInitScript(
    ({ label, tick }) => {
      addEventListener('DOMContentLoaded', () => {
        const box = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
        const kept = document.body.hasAttribute('data-kept')
        Object.assign(globalThis, { before: { kept, ticked: box?.checked ?? false } })
        if (kept && tick) box?.click()
      })
    },
    { label: `Fatta: ${title}`, tick },
  )
}

const firstSight = (page: Page) => page.evaluate(() => (globalThis as unknown as { before: Before }).before)

describe('a planner opened from disk', () => {
  journey(
    'shows the screen as it was last seen before the app runs; a tick made on it counts, once, and is on it the next time',
    async ({ product, newPhone }) => {
      const couple = await newCouple(product.url, [CHURCH, RINGS])
      const phone = await newPhone()
      await openPlanner(phone.page, couple)
      await ring(phone.page, RINGS).waitFor()
      await untilOfflineReady(phone.page)
      await untilScreenKept(phone.page, '/couple/planning')
      await phone.close()
      phone.expectNoNetwork()
      await product.kill()

      const page = await phone.reopen()
      await watchFirstSight(page, CHURCH, true)
      await page.goto('/couple/planning')
      await expectBar(page, /1 modifica in attesa/)
      expect(await firstSight(page)).toEqual({ kept: true, ticked: false })
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
      await expect.poll(versions, { timeout: 30_000 }).toEqual([`${CHURCH} true 2`, `${RINGS} true 2`])
      await expectNoBar(again)
    },
  )
})
