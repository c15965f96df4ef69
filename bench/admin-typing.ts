/** An administrator types into a list on a slow machine, and how long each key takes to be seen. */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { BenchRow } from './bench-row.ts'
import { readTouches, watchTouches } from './offline-hands.ts'
import { openPhone } from './offline-phone.ts'
import { fillSignIn, spread } from './openings.ts'
import { median } from './product.ts'

const SCREEN = { width: 1440, height: 900 }
const GOAL_MS = 100
/** As who types fast. */
const BETWEEN_KEYS_MS = 110
const BARE = 'data:text/html,<input aria-label="Cerca">'
const LISTS = [
  { path: '/admin/fornitori', name: 'vendors', words: ['villa cipressa', 'masseria lecce', 'limonaia 97'] },
  { path: '/admin/couple', name: 'couples', words: ['anna marco', 'esposito 123', 'giulia romano'] },
]

/** @param url of a product whose demo accounts can sign in */
export async function typingRows(url: string, accounts: number): Promise<BenchRow[]> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'lovoglio-bench-desk-'))
  const { context, page, slowDown } = await openPhone(profile, SCREEN)
  try {
    await watchTouches(page)
    await fillSignIn(page, url, { email: 'admin@lovoglio.test' })
    await slowDown()
    const rows: BenchRow[] = []
    for (const { path: place, name, words } of LISTS) {
      await page.goto(url + place)
      await page.locator('main tbody tr').first().waitFor()
      await page.waitForTimeout(3_000)
      const ours = await typed(page, words)
      await page.goto(BARE)
      rows.push(
        row(`typing into the list of ${accounts.toLocaleString('en')} ${name}, 4 × slower`, {
          ours,
          bare: await typed(page, words),
        }),
      )
    }
    return rows
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Each word is typed, waited for and taken away. @returns milliseconds from each key to its next paint */
async function typed(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.locator('input[type="search"], input[aria-label^="Cerca"]').first()
  for (const word of words) {
    await field.focus()
    await page.keyboard.type(word, { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(1_500)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await page.waitForTimeout(1_500)
  }
  return readTouches(page)
}

function row(what: string, { ours, bare }: { ours: number[]; bare: number[] }): BenchRow {
  const worst = ours.toSorted((a, b) => a - b)[Math.ceil(ours.length * 0.98) - 1]!
  return {
    what: `${what}: ${ours.length} keys to the next paint, 98th of 100`,
    ours: `${worst} ms, ${spread(ours)}`,
    reference: `${spread(bare)} a bare field`,
    ratio: median(ours) / median(bare),
    goal: `≤ ${GOAL_MS} ms`,
    pass: worst <= GOAL_MS,
    detail: { ours, bare },
  }
}
