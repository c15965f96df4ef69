/** What a thumb does on the list of tasks, and how long each touch takes to be seen. */
import type { Locator, Page } from 'playwright-core'

/** A touch that is seen within a frame is not told of by the browser: it counts as one frame. */
const FRAME_MS = 16
const TICKS = 24
const EDITS = 8
const WORDS = ['fornitore', 'sentire', 'numero 4']
const ROWS = 'main input[type="checkbox"]'

/** Before the page loads: notes how long each interaction takes to its next paint. */
export async function watchTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const slowest = new Map<number, number>()
    Object.assign(globalThis, { touches: slowest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId)
          slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration))
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

/** Milliseconds from each touch or key to the next paint, of all there were since the page loaded. */
export async function readTouches(page: Page): Promise<number[]> {
  await page.waitForTimeout(500)
  const { slow, all } = await page.evaluate(() => ({
    slow: [...(globalThis as unknown as { touches: Map<number, number> }).touches.values()],
    all: (performance as unknown as { interactionCount?: number }).interactionCount ?? 0,
  }))
  return [...slow, ...Array.from({ length: Math.max(0, all - slow.length) }, () => FRAME_MS)]
}

/** Ticks, edits, filters and searches, each as a person would: with a finger and a keyboard. */
export async function useTasks(page: Page): Promise<void> {
  const breathe = () => page.waitForTimeout(120)
  for (let index = 0; index < TICKS; index++) {
    await touch(page.locator(ROWS).nth(index))
    await breathe()
  }
  for (const label of ['Poi', 'Fatte', 'Adesso', 'Tutte']) {
    await page.getByRole('button', { name: label, exact: true }).tap()
    await breathe()
  }
  await page.getByRole('button', { name: 'Cerca', exact: true }).tap()
  const search = page.getByLabel('Cerca fra le attività')
  for (const word of WORDS) {
    await search.focus()
    await page.keyboard.type(word, { delay: 90 })
    await breathe()
    await search.fill('')
  }
  await page.getByRole('button', { name: 'Cerca', exact: true }).tap()
  for (let index = 0; index < EDITS; index++) {
    await touch(page.locator(`li:has(input[type="checkbox"]) > button`).nth(index))
    const sheet = page.getByRole('dialog', { name: 'Attività' })
    await sheet.getByLabel('Che cosa c’è da fare').press('End')
    await page.keyboard.type(' adesso', { delay: 90 })
    await sheet.getByRole('button', { name: 'Salva' }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await breathe()
  }
}

/** In the middle of the screen, away from the bars that lie over its edges. */
async function touch(what: Locator): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await what.tap({ force: true })
}

/** The least there is: a box on an empty page, ticked as often. */
export async function useEmptyPage(page: Page): Promise<void> {
  for (let index = 0; index < TICKS; index++) {
    await page.locator('input').tap()
    await page.waitForTimeout(120)
  }
}

/** Offline: hands all tasks of a filter to both, one command for each. @returns how many edits wait now */
export async function editMany(page: Page, search: string): Promise<number> {
  await page.goto(new URL(`/couple/planning?view=all&${search}`, page.url()).href)
  await page.locator(ROWS).first().waitFor()
  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Seleziona più attività' }).click()
  const chosen = page.getByRole('region', { name: 'Attività selezionate' })
  await chosen.getByRole('button', { name: 'Tutte' }).click()
  await chosen.getByRole('button', { name: 'Assegna a' }).click()
  await chosen.getByRole('menuitem', { name: 'Insieme' }).click()
  await chosen.waitFor({ state: 'hidden' })
  return page.evaluate(countWaiting)
}

/** Runs in the page: commands in the outbox of the account. */
export async function countWaiting(): Promise<number> {
  let count = 0
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name!)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error ?? new Error('not opened'))
    })
    if (database.objectStoreNames.contains('commands')) {
      const asked = database.transaction('commands').objectStore('commands').count()
      await new Promise((resolve) => (asked.onsuccess = resolve))
      count += asked.result
    }
    database.close()
  }
  return count
}
