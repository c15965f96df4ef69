import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { html: string; target: string[]; failureSummary: string }[]
}

/** What axe finds against WCAG 2.2 AA and best practice, in words. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource)
  // Colours are judged when nothing moves any more.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null))),
  )
  const { found, passes } = await page.evaluate<{ found: Violation[]; passes: number }>(
    `axe.run(document).then(({ violations, passes }) => ({ found: violations, passes: passes.length }))`,
  )
  // A page that is not there has no flaw either.
  expect(passes).toBeGreaterThan(15)
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}
