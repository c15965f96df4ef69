import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { WAIT_MS } from './limits.ts'

const LOOK_EVERY_MS = 100

/**
 * Waits until a question that is answered later is answered with yes. Playwright's `waitForFunction` takes the promise
 * itself for a yes, and waits for nothing.
 * @param question runs in the page
 * @throws Error once it has been no for as long as a wait may last
 */
export async function untilInPage<Argument>(
  page: Page,
  question: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  const ask = question as (argument: unknown) => Promise<boolean>
  for (
    const deadline = Date.now() + WAIT_MS;
    !(await page.evaluate(ask, argument));
    await pause(LOOK_EVERY_MS)
  )
    if (Date.now() > deadline)
      throw new Error(`not so on ${page.url()}: ${question.name || String(question)}`)
}
