/** Where things stand on the two screens that are drawn for: 390 × 844 and 1440 × 900. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_COUPLE, newCouple } from '#tests/support/product-people.ts'
import { demoJourney } from './support/journey.ts'
import { openAs } from './support/open-as.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
const AWARDS_AT_MOST_PX = 9_000
const UNDER_TASKS_PX = 96
const SHEET_AT_MOST_PX = 560

/** Rounded, as it lies in the window. */
async function boxOf(locator: Locator) {
  const box = (await locator.boundingBox())!
  return {
    top: Math.round(box.y),
    left: Math.round(box.x),
    bottom: box.y + box.height,
    right: box.x + box.width,
  }
}
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Runs in the page: texts that are cut short, in an element that hides what has no room. */
const cutTexts = (page: Page, within: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} *`)].flatMap((element) =>
        element.children.length === 0 &&
        element.textContent.trim() !== '' &&
        // What is only read aloud is a pixel wide.
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible'
          ? [element.textContent]
          : [],
      ),
    within,
  )

demoJourney(
  'a list of vendors: four cards a row at 1440, filters that stay, nothing cut, chips on a phone',
  async ({ newPhone }) => {
    const { page } = await newPhone(WIDE)
    await page.goto('/fornitori/location')
    const cards = page.locator('main section[aria-label="Risultati"] article')
    await cards.nth(7).waitFor()
    const boxes = await Promise.all([0, 1, 2, 3, 4].map((at) => boxOf(cards.nth(at))))
    expect(new Set(boxes.slice(0, 4).map(({ top }) => top)).size).toBe(1)
    expect(new Set(boxes.slice(0, 4).map(({ left }) => left)).size).toBe(4)
    expect([boxes[4]!.left, boxes[4]!.top > boxes[0]!.top]).toEqual([boxes[0]!.left, true])
    expect(await cutTexts(page, 'main article')).toEqual([])

    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, 1_600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
    const rail = await boxOf(page.getByRole('complementary', { name: 'Filtri' }))
    expect(rail.top).toBeGreaterThanOrEqual(0)
    expect(rail.top).toBeLessThan(40)

    await page.setViewportSize(PHONE)
    await page.goto('/fornitori/catering?region=puglia&province=BR&city=Ostuni')
    const chip = page.getByRole('button', { name: 'Togli il filtro Ostuni' })
    await chip.waitFor()
    const [above, first] = [await boxOf(chip), await boxOf(page.locator('main article').first())]
    expect(above.bottom).toBeLessThanOrEqual(first.top)
    expect(await cutTexts(page, 'main article')).toEqual([])
  },
)

demoJourney(
  'on a phone the awards are below nine thousand pixels, and consent is a line that covers no category',
  async ({ newPhone }) => {
    const { page } = await newPhone({ consent: 'ask', ...PHONE })
    await page.goto('/awards')
    await page.getByRole('contentinfo').waitFor()
    expect(await pageHeight(page)).toBeLessThan(AWARDS_AT_MOST_PX)

    await page.goto('/')
    const bar = page.getByRole('region', { name: 'Cookie e preferenze' })
    await bar.waitFor()
    const { top, bottom } = await boxOf(bar)
    expect([bottom - top < 72, Math.round(bottom)]).toEqual([true, PHONE.height])
    const heights = await bar.locator('p, button').evaluateAll((parts) => {
      const middles = parts
        .map((part) => part.getBoundingClientRect())
        .map((box) => (box.top + box.bottom) / 2)
      return Math.max(...middles) - Math.min(...middles)
    })
    expect(heights).toBeLessThan(12)
    // The categories of the first screen are above it, and what is below is scrolled past it.
    const links = page.locator('main a[href^="/fornitori/"]')
    const covered = await links.evaluateAll((all, edge) => {
      const seen = all.map((link) => link.getBoundingClientRect()).filter(({ height }) => height > 0)
      return seen.filter((box) => box.top < edge && box.bottom > edge + 1).length
    }, top)
    expect(covered).toBe(0)
  },
)

demoJourney(
  'at 1440 a conversation is open without a scroll of the page, a sheet is no wider than its words, the plan is beside the assistant',
  async ({ newPhone }) => {
    const { page } = await newPhone(WIDE)
    await openAs(page, DEMO_COUPLE, '/couple/messages')
    await page.getByRole('textbox').last().waitFor()
    // Nothing in the address says which: it is the first of the list.
    expect(new URL(page.url()).search).toBe('')
    const newest = page.getByRole('main').locator('[aria-current="true"]')
    await newest.waitFor()
    const [open, list] = await Promise.all([boxOf(newest), boxOf(page.getByRole('main'))])
    expect(open.left).toBeLessThan((list.left + list.right) / 2)
    expect(await pageHeight(page)).toBeLessThanOrEqual(WIDE.height)

    // Nor do the tasks of now, under the line that says what both wrote: where the day has many, no further than to them.
    await page.goto('/couple/planning')
    await page.getByRole('complementary', { name: 'Per categoria' }).waitFor()
    await page.getByText('scritta due volte').waitFor()
    const last = await boxOf(page.getByRole('main').getByRole('checkbox').last())
    expect(await pageHeight(page)).toBeLessThanOrEqual(Math.max(WIDE.height, last.bottom + UNDER_TASKS_PX))

    await page.goto('/couple/website')
    await page.getByRole('main').getByRole('heading', { name: 'La vostra storia' }).click()
    await page.getByRole('button', { name: 'Aggiungi un capitolo' }).click()
    const sheet = page.getByRole('dialog', { name: 'Un capitolo' })
    await sheet.waitFor()
    const { left, right } = await boxOf(sheet)
    expect(right - left).toBeLessThanOrEqual(SHEET_AT_MOST_PX)

    await page.goto('/wed-ai')
    const plan = page.getByRole('region', { name: 'Il piano', exact: true })
    await plan.getByText(/previsti su/).waitFor()
    const [beside, box] = [await boxOf(plan), await boxOf(page.getByLabel('La tua domanda'))]
    expect(beside.left).toBeGreaterThan(box.right)
  },
)

demoJourney('the entries of a menu stand where they will, from the first frame on', async ({ newPhone }) => {
  const { page } = await newPhone(PHONE)
  await openAs(page, DEMO_COUPLE, '/couple/guests')
  const button = page.getByRole('button', { name: /^Azioni per / }).last()
  await button.scrollIntoViewIfNeeded()
  const tops = await button.evaluate(async (opener: HTMLButtonElement) => {
    opener.click()
    const menu = opener.popoverTargetElement as HTMLElement
    const entry = menu.querySelector('[role="menuitem"]')!
    const seen = new Set<number>()
    do {
      await new Promise(requestAnimationFrame)
      seen.add(entry.getBoundingClientRect().top)
    } while (menu.getAnimations().length > 0)
    return [...seen]
  })
  expect(tops).toHaveLength(1)
})

demoJourney('an empty gallery shows what it becomes, on both screens', async ({ product, newPhone }) => {
  const couple = await newCouple(product.url)
  const { page } = await newPhone(WIDE)
  await openAs(page, couple, '/couple/gallery')
  const place = (name: string) => page.getByText(name, { exact: true }).last()
  for (const name of ['Voi due', 'L’abito', 'I fiori', 'La festa']) await place(name).waitFor()
  // A phone has room for the first four.
  await page.setViewportSize(PHONE)
  for (const name of ['Voi due', 'L’abito']) await place(name).waitFor()
  await place('I fiori').waitFor({ state: 'hidden' })
})
